import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { startServer } from '../server/testing/process.ts'
import { fillJobs, postJobs } from './fill/jobs.ts'
import { fillPeople, describeSeeker } from './fill/people.ts'
import { fillPlainJobs } from './plain/fill.ts'

/** The real server, a bare and a plain one on a database with as many jobs as people, and some of them signed in. */
export type World = {
  rows: number
  url: string
  bareUrl: string
  plainUrl: string
  /** The real server with a worker for each core; that of `url` has one. */
  allCoresUrl: string
  database: Database
  /** The headers of those who are signed in. */
  seeker: string
  employer: string
  employerId: string
  close(): Promise<void>
}

/** Asked to end in the midst of it, a measurement leaves nothing running. */
const closings = new Set<() => Promise<void>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void Promise.allSettled([...closings].map((close) => close())).then(() => process.exit(1))
  })

/** Filling switches off the checks of foreign keys, which only a superuser can allow. */
async function letFill(adminUrl: string): Promise<void> {
  const admin = openDatabase(adminUrl, { connections: 1 })
  await sql`grant set on parameter session_replication_role to abronet`.execute(admin.executor)
  await admin.close()
}

export async function makeWorld(rows: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-bench-'))
  const endings: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  // What was started last ends first, also where the rest could not be made.
  const close = async () => {
    closings.delete(close)
    for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end()
  }
  closings.add(close)
  try {
    const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
    endings.push(() => embedded.stop())
    const settings = {
      DATABASE_URL: embedded.url,
      SECRET_KEY: 'the key of a measurement, which is long enough',
      NODE_ENV: 'production',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    }
    const start = async (workers: number) => {
      const server = await startServer({ ...settings, WORKERS: String(workers) })
      endings.push(async () => {
        await server.stop()
      })
      return server.url
    }
    const url = await start(1)
    const allCoresUrl = await start(availableParallelism())
    await letFill(embedded.adminUrl)
    const database = openDatabase(embedded.url)
    endings.push(() => database.close())
    const seeker = await makePerson(database, 'seeker')
    await describeSeeker(database, seeker.id)
    await fillPeople(database, rows)
    await fillJobs(database, rows)
    const employer = await makePerson(database, 'household')
    await postJobs(database, employer.id)
    await fillPlainJobs(database)
    const startBeside = async (name: string) => {
      const other = await startYardstick(name, embedded.url)
      endings.push(() => other.stop())
      return other.url
    }
    return {
      rows,
      url,
      allCoresUrl,
      bareUrl: await startBeside('bare'),
      plainUrl: await startBeside('plain'),
      database,
      seeker: `session=${await sessionOf(database, seeker)}`,
      employer: `session=${await sessionOf(database, employer)}`,
      employerId: employer.id,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startYardstick(
  name: string,
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, `${name}/server.ts`), databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  // It says its port, once it listens.
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error(`The ${name} server ended before it listened`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

export async function readJson(
  url: string,
  path: string,
  cookie: string,
): Promise<{ [name: string]: unknown }> {
  const answer = await fetch(url + path, { headers: { cookie } })
  const body: unknown = await answer.json()
  if (answer.status !== 200 || typeof body !== 'object' || body === null)
    throw new Error(`${path} answered ${answer.status}`)
  return { ...body }
}

/** A server that does less is no measure. The match is the one part that only ours answers. */
export async function expectSameAnswers(
  servers: readonly string[],
  path: string,
  cookie: string,
): Promise<void> {
  const answers = await Promise.all(
    servers.map(async (server) => {
      const { match: _, ...body } = await readJson(server, path, cookie)
      return JSON.stringify(body)
    }),
  )
  if (new Set(answers).size !== 1) throw new Error(`The answers to ${path} differ:\n${answers.join('\n')}`)
}
