import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { median } from '../server/testing/median.ts'
import { endProcess, postgresProcesses, startServer } from '../server/testing/process.ts'
import { killDatabase } from './kill/database.ts'

// Kills the server while it writes, and every second time its PostgreSQL too; then PostgreSQL alone. Counts whether what
// was acknowledged is there, once.   npm run drill:kill [rounds] [rounds of PostgreSQL alone]
const rounds = Number(process.argv[2] ?? 30)
const databaseRounds = Number(process.argv[3] ?? 30)
const writers = 8
const placesPerWriter = 5
/** Milliseconds; half of the starts find a PostgreSQL that was killed. */
const readyWithin = 3_000
const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))

/** Per row: how often a write was acknowledged, and how often none knows, because the kill came between. */
const book = new Map<string, { acknowledged: number; unknown: number }>()
const restarts: number[] = []
let fewestInFlight = Number.POSITIVE_INFINITY

for (let round = 1; round <= rounds; round += 1) {
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'silent' })
  restarts.push(server.milliseconds)
  const state = { killed: false, inFlight: 0 }
  const work = Array.from({ length: writers }, (_, writer) => write(server.url, `w${writer}`, state))
  await pause(200 + Math.random() * 600)
  const pids = round % 2 === 0 ? await postgresProcesses(folder) : []
  fewestInFlight = Math.min(fewestInFlight, state.inFlight)
  state.killed = true
  const dead = server.kill()
  for (const pid of pids) endProcess(pid)
  await Promise.all([dead, ...work])
}
const result = await count()
await rm(folder, { recursive: true, force: true })

const acknowledged = sum((entry) => entry.acknowledged)
process.stdout.write(
  `${rounds} kills, ${acknowledged} acknowledged writes, at least ${fewestInFlight} in flight at every kill, ` +
    `${sum((entry) => entry.unknown)} unanswered: ${result.lost} lost, ${result.doubled} doubled. ` +
    `Ready again after ${median(restarts)} ms (median), ${Math.max(...restarts)} ms at most.\n`,
)
const nothingLost = result.lost === 0 && result.doubled === 0 && fewestInFlight > 0 && acknowledged > 0
const isServerSafe = nothingLost && median(restarts) < readyWithin
const isDatabaseSafe = await killDatabase(databaseRounds)
process.exit(isServerSafe && isDatabaseSafe ? 0 : 1)

async function write(
  url: string,
  writer: string,
  state: { killed: boolean; inFlight: number },
): Promise<void> {
  for (let turn = 0; !state.killed; turn += 1) {
    const place = `assets/${writer}.js:1:${turn % placesPerWriter}`
    const entry = book.get(place) ?? { acknowledged: 0, unknown: 0 }
    book.set(place, entry)
    state.inFlight += 1
    try {
      const answer = await fetch(`${url}/api/site/browser-faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page: 'drill', language: 'en', kind: 'script', error: 'Error', place }),
      })
      if (answer.status === 204) entry.acknowledged += 1
      else entry.unknown += 1
    } catch {
      entry.unknown += 1
    }
    state.inFlight -= 1
  }
}

async function count(): Promise<{ lost: number; doubled: number }> {
  const database = await startEmbeddedDatabase({ folder, say: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ place: string; times: number }>(
    'select place, times from browser_faults',
  )
  await client.end()
  await database.stop()
  const stored = new Map(rows.map((row) => [row.place, row.times]))
  let lost = 0
  let doubled = 0
  for (const [place, entry] of book) {
    const times = stored.get(place) ?? 0
    lost += Math.max(0, entry.acknowledged - times)
    doubled += Math.max(0, times - entry.acknowledged - entry.unknown)
  }
  return { lost, doubled }
}

function sum(of: (entry: { acknowledged: number; unknown: number }) => number): number {
  return [...book.values()].reduce((total, entry) => total + of(entry), 0)
}
