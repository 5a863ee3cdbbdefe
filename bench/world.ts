import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../server/platform/database/connection.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { fillJobs, postJobs } from './fill/jobs.ts'
import { fillPeople, describeSeeker } from './fill/people.ts'
import { onGround } from './ground.ts'
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

export const makeWorld = (rows: number): Promise<World> =>
  onGround(async ({ database, databaseUrl, start, endings }) => {
    const url = await start(1)
    const allCoresUrl = await start(availableParallelism())
    const seeker = await makePerson(database, 'seeker')
    await describeSeeker(database, seeker.id)
    await fillPeople(database, rows)
    await fillJobs(database, rows)
    const employer = await makePerson(database, 'household')
    await postJobs(database, employer.id)
    await fillPlainJobs(database)
    const startBeside = async (name: string) => {
      const other = await startYardstick(name, databaseUrl)
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
    }
  })

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

/** A server that does less is no measure; the plain one, which matches nothing, answers all but the match. */
export async function expectSameAnswers(
  servers: readonly string[],
  path: string,
  cookie: string,
  { matches = true }: { matches?: boolean } = {},
): Promise<void> {
  const answers = await Promise.all(
    servers.map(async (server) =>
      JSON.stringify(await readJson(server, path, cookie), (name, value: unknown) =>
        name === 'match' && !matches ? undefined : value,
      ),
    ),
  )
  if (new Set(answers).size !== 1) throw new Error(`The answers to ${path} differ:\n${answers.join('\n')}`)
}
