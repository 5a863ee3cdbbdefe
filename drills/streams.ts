import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { publish } from '../server/platform/events/publish.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { median } from '../server/testing/median.ts'
import { startServer } from '../server/testing/process.ts'
import { openStream, type StreamReader } from '../server/testing/streams.ts'

// Opens many streams on one node with one worker, with the limits of production. Says what a stream costs in memory, and how
// long a notice to all of them takes until the last has it.   npm run drill:streams [streams] [notices]
const count = Number(process.argv[2] ?? 1_000)
const notices = Number(process.argv[3] ?? 10)
const perAccount = 6
const openedTogether = 20
const mostMilliseconds = 1_000
/** A notification of PostgreSQL takes 8,000 bytes. */
const accountsPerNotification = 100

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  SECRET_KEY: 'the key of a drill, which is long enough',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)

const accounts: { id: string; cookie: string }[] = []
for (let each = 0; each < Math.ceil(count / perAccount); each += 1) {
  const person = await makePerson(database, 'seeker')
  accounts.push({ id: person.id, cookie: `session=${await sessionOf(database, person)}` })
}
const cookies = accounts
  .flatMap(({ cookie }) => Array.from({ length: perAccount }, () => cookie))
  .slice(0, count)

/** Bytes; only Linux tells. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

async function openAll(): Promise<StreamReader[]> {
  const streams: StreamReader[] = []
  for (let from = 0; from < cookies.length; from += openedTogether) {
    const some = cookies
      .slice(from, from + openedTogether)
      .map((cookie) => openStream(server.url, { cookie }))
    streams.push(...(await Promise.all(some)).map((stream) => stream.read()))
  }
  await until(() => streams.every((stream) => stream.lastId !== undefined))
  return streams
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > end) throw new Error('Streams did not get what was sent')
    await pause(1)
  }
}

async function notifyAll(streams: readonly StreamReader[]): Promise<number> {
  const conversationId = newId()
  const missing = new Set(streams)
  const startedAt = performance.now()
  await database.executor.transaction().execute(async (transaction) => {
    for (let from = 0; from < accounts.length; from += accountsPerNotification) {
      const to = accounts.slice(from, from + accountsPerNotification).map(({ id }) => ({ accountId: id }))
      await publish(transaction, to, 'message', { conversationId, number: 1 })
    }
  })
  await until(() => {
    for (const stream of missing) if (stream.text.includes(conversationId)) missing.delete(stream)
    return missing.size === 0
  })
  return performance.now() - startedAt
}

const atStart = await memoryOf(server.child.pid)
// What a process needs for its first requests is no cost of streams.
const warmUp = await openAll()
for (const stream of warmUp) stream.close()
await pause(3_000)
const before = await memoryOf(server.child.pid)
const streams = await openAll()
await pause(3_000)
const after = await memoryOf(server.child.pid)

const times: number[] = []
for (let each = 0; each < notices; each += 1) {
  times.push(Math.round(await notifyAll(streams)))
  await pause(100)
}
const open = streams.filter((stream) => !stream.isOver).length
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`
const good = open === count && Math.max(...times) <= mostMilliseconds
process.stdout.write(
  `\n  ${good ? '' : 'FAILED '}${open} of ${count} streams open on one worker: ${megabytes(atStart)} after the start, ${megabytes(before)} when warm, ${megabytes(after)} with them, ` +
    `${((after - before) / 1024 / count).toFixed(1)} kB each. A notice has reached all of them after ${median(times)} ms (median), ` +
    `${Math.max(...times)} ms at most (bar ${mostMilliseconds} ms).\n`,
)

for (const stream of streams) stream.close()
await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(good ? 0 : 1)
