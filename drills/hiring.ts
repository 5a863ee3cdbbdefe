import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { startServer } from '../server/testing/process.ts'
import { judge, type Answered } from './hiring/judge.ts'
import { makePair, races, type Call, type Race } from './hiring/races.ts'

// Many do the same, or the opposite, with one application, offer, interview or placement.   npm run drill:hiring [rounds] [at once]
const rounds = Number(process.argv[2] ?? 50)
const atOnce = Number(process.argv[3] ?? 200)

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  DATA_DIR: join(folder, 'server'),
  SECRET_KEY: 'the key of a drill, which is long enough',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)

async function send({ transition, cookie, path, body }: Call): Promise<Answered> {
  const { status } = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      cookie,
      origin: server.url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { transition, status }
}

/** The calls of a race in turn, so many at the same moment. */
async function runRound(race: Race): Promise<{ answers: Answered[]; wrong: string[] }> {
  const pair = await makePair(database)
  const calls = await race.calls(database, pair)
  const inTurn = Array.from({ length: atOnce }, (_, index) => calls.slice(index % calls.length)[0]).filter(
    (call) => call !== undefined,
  )
  const answers = await Promise.all(inTurn.map(send))
  return { answers, wrong: await judge(database, race, pair, answers) }
}

const breaches: string[] = []
process.stdout.write(`\n  ${rounds} rounds of ${atOnce} at once\n\n`)
for (const race of races) {
  const statuses = new Map<number, number>()
  let good = 0
  for (let round = 0; round < rounds; round += 1) {
    const { answers, wrong } = await runRound(race)
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (wrong.length === 0) good += 1
    breaches.push(...wrong.map((what) => `round ${round + 1}, ${what}`))
  }
  const summary = [...statuses].map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(
    `  ${race.name.padEnd(18)} ${good} of ${rounds} with one winner   ${summary.join(', ')}\n`,
  )
}
for (const breach of breaches.slice(0, 20)) process.stdout.write(`  FAILED ${breach}\n`)

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(breaches.length === 0 ? 0 : 1)
