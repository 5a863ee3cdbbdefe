import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTable } from '../bench/table.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { catalogue } from '../server/testing/documents.ts'
import { startServer } from '../server/testing/process.ts'
import { phoneOf } from './uploads/phone.ts'
import { samplePdf } from './uploads/sample-pdf.ts'
import { openSlowLine, type Break } from './uploads/slow-line.ts'

// A PDF of 6 MB goes up over slow lines that break half way, and goes on. Counts what went over each line.   npm run drill:upload
const bitsPerSecond = 400_000
const fileBytes = 6_000_000
/** Of the file; with all that HTTP adds. */
const mostSentTwice = 0.2

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  DATA_DIR: join(folder, 'server'),
  SECRET_KEY: 'the key of a drill, which is long enough',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)
const file = await samplePdf([1_880, 1_880])
const kinds = { heard: 'breaks for both', unheard: 'breaks unheard by the server' } as const

async function send(kind: Break) {
  const cookie = `session=${await sessionOf(database, await makePerson(database, 'seeker'))}`
  const line = await openSlowLine(Number(new URL(server.url).port), bitsPerSecond, {
    after: file.length / 2,
    kind,
  })
  const started = performance.now()
  await phoneOf(line.url, cookie).sendParts(catalogue.identityCard, file)
  const seconds = (performance.now() - started) / 1_000
  line.close()
  const stored = await phoneOf(server.url, cookie).open(catalogue.identityCard)
  return { kind, sent: line.sent, seconds, isWhole: stored.equals(file) }
}

// Each over a line of its own.
const sendings = await Promise.all((['heard', 'unheard'] as const).map(send))
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
const twice = (sent: number) => (sent - file.length) / file.length
const rows = sendings.map(({ kind, sent, seconds, isWhole }) => [
  kinds[kind],
  megabytes(sent),
  `${(twice(sent) * 100).toFixed(1)}%`,
  `${seconds.toFixed(0)} s`,
  isWhole ? 'yes' : 'NO',
])
const good =
  file.length >= fileBytes && sendings.every(({ sent, isWhole }) => isWhole && twice(sent) < mostSentTwice)
process.stdout.write(`
${good ? '' : 'FAILED '}A PDF of ${megabytes(file.length)} at ${bitsPerSecond / 1_000} kbit/s, cut at half; less than ${mostSentTwice * 100}% may be sent twice

${writeTable([['Connection', 'over the line', 'beyond the file', 'in', 'stored as sent'], ...rows])}
`)

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(good ? 0 : 1)
