import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '../../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../../server/testing/accounts.ts'
import { makeJob } from '../../server/testing/jobs.ts'
import { median } from '../../server/testing/median.ts'
import { endProcess, postgresProcesses, startServer } from '../../server/testing/process.ts'

const writers = 8
/** Milliseconds, at every kill. */
const readyWithin = 5_000

type Employer = { id: string; jobId: string; cookie: string }
type State = {
  stopped: boolean
  inFlight: number
  /** Ids of the copies that were acknowledged. */
  acknowledged: string[]
  /** Other answers than yes, by status. */
  refused: Map<number, number>
  /** Requests without an answer. */
  unanswered: number
}

/** Kills PostgreSQL alone while the server writes; each write is repeated under its key until it is acknowledged. */
export async function killDatabase(rounds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'silent' })
  const employers = await withDatabase(folder, (database) =>
    Promise.all(Array.from({ length: writers }, () => makeEmployer(database))),
  )
  const state: State = { stopped: false, inFlight: 0, acknowledged: [], refused: new Map(), unanswered: 0 }
  const work = employers.map((employer) => copyJobs(server.url, employer, state))
  const recoveries: number[] = []
  let fewestInFlight = Number.POSITIVE_INFINITY
  for (let round = 1; round <= rounds; round += 1) {
    const before = state.acknowledged.length
    while (state.acknowledged.length === before) await pause(10)
    await pause(200 + Math.random() * 600)
    const [postmaster = 0] = await postgresProcesses(folder)
    fewestInFlight = Math.min(fewestInFlight, state.inFlight)
    const killed = performance.now()
    endProcess(postmaster)
    await untilReadyAfter(server.url, folder, postmaster)
    recoveries.push(Math.round(performance.now() - killed))
  }
  state.stopped = true
  await Promise.all(work)
  const { lost, doubled } = await withDatabase(folder, (database) => count(database, employers, state))
  const code = await server.stop()
  await rm(folder, { recursive: true, force: true })

  const others = [...state.refused].filter(([status]) => status !== 503)
  const refused = [...state.refused].map(([status, times]) => `${times} × ${status}`).join(', ')
  process.stdout.write(
    `PostgreSQL alone: ${rounds} kills, ${state.acknowledged.length} acknowledged writes, at least ${fewestInFlight} ` +
      `in flight at every kill, refused meanwhile ${refused || 'none'}, unanswered ${state.unanswered}: ` +
      `${lost} lost, ${doubled} doubled after the retry under the same key. ` +
      `Ready again after ${median(recoveries)} ms (median), ${Math.max(...recoveries)} ms at most.\n`,
  )
  return (
    lost === 0 &&
    doubled === 0 &&
    others.length === 0 &&
    state.unanswered === 0 &&
    fewestInFlight > 0 &&
    code === 0 &&
    Math.max(...recoveries) <= readyWithin
  )
}

async function withDatabase<Result>(
  folder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
  const database = openDatabase(embedded.url)
  try {
    return await work(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

async function makeEmployer(database: Database): Promise<Employer> {
  const person = await makePerson(database, 'household')
  return {
    id: person.id,
    jobId: await makeJob(database, person.id),
    cookie: `session=${await sessionOf(database, person)}`,
  }
}

/** A phone that asks again with the same key until it is answered. */
async function copyJobs(url: string, { jobId, cookie }: Employer, state: State): Promise<void> {
  while (!state.stopped) {
    const key = crypto.randomUUID()
    state.inFlight += 1
    for (let copy: string | null = null; copy === null;) {
      copy = await copyJob(url, jobId, { cookie, origin: url, 'idempotency-key': key }, state)
      if (copy === null) await pause(50)
      else state.acknowledged.push(copy)
    }
    state.inFlight -= 1
  }
}

async function copyJob(
  url: string,
  jobId: string,
  headers: { [name: string]: string },
  state: State,
): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/api/employer/jobs/${jobId}/duplicate`, { method: 'POST', headers })
    const body: unknown = await answer.json()
    if (answer.status === 201 && typeof body === 'object' && body !== null && 'jobId' in body)
      return String(body.jobId)
    state.refused.set(answer.status, (state.refused.get(answer.status) ?? 0) + 1)
  } catch {
    state.unanswered += 1
  }
  return null
}

async function untilReadyAfter(url: string, folder: string, killed: number): Promise<void> {
  for (;;) {
    const [postmaster = killed] = await postgresProcesses(folder).catch(() => [])
    if (postmaster !== killed) {
      const answer = await fetch(`${url}/readyz`).catch(() => null)
      if (answer?.status === 200) return
    }
    await pause(10)
  }
}

async function count(database: Database, employers: Employer[], { acknowledged }: State) {
  const owners = employers.map((employer) => employer.id)
  const rows = await database.executor
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', 'in', owners)
    .execute()
  const originals = new Set(employers.map((employer) => employer.jobId))
  const stored = new Set(rows.map((row) => row.id).filter((id) => !originals.has(id)))
  const lost = acknowledged.filter((id) => !stored.has(id)).length
  // Every key was acknowledged in the end, so that a row beyond them is a second one of some key.
  return { lost, doubled: stored.size - (new Set(acknowledged).size - lost) }
}
