import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '../database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../../testing/accounts.ts'
import { openStream } from '../../testing/streams.ts'
import { openDatabase } from '../database/connection.ts'
import { startServer, workersOf, type ServerProcess } from '../../testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-stop-'))
const database = await startEmbeddedDatabase({ folder, say: () => {} })
const environment = {
  DATABASE_URL: database.url,
  SECRET_KEY: 'a key that all nodes of the test share',
  RATE_LIMIT_FACTOR: '1000',
  STOP_DELAY_SECONDS: '0.5',
  METRICS_TOKEN: 'token-of-the-operator',
}
afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

type Outcome = { status: number; connection: string | undefined } | { failure: string }

function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) => resolve({ failure: error.code ?? error.message })
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('error', fail)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      )
    }).once('error', fail)
  })
}

/** Asks again and again over one kept connection, until nobody listens any more. */
async function keepAsking(url: string, rest: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const wrong: string[] = []
  for (;;) {
    const outcome = await ask(url, agent)
    if ('failure' in outcome) {
      if (outcome.failure === 'ECONNREFUSED') break
      wrong.push(outcome.failure)
    } else if (outcome.status !== 200) wrong.push(String(outcome.status))
    if (rest > 0) await pause(rest)
  }
  agent.destroy()
  return wrong
}

/** Workers after the first begin to listen when it does. */
async function workersThatListen(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${environment.METRICS_TOKEN}` },
  })
  return Number(/^abronet_workers (\d+)$/m.exec(await answer.text())?.[1] ?? 1)
}

async function startWith(workers: number, changes: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await startServer({ ...environment, WORKERS: String(workers), ...changes })
  await expect.poll(() => workersThatListen(server.url)).toBe(workers)
  return server
}

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
])('round %i, WORKERS=%i: asked to end under load, it breaks no connection', async (_round, workers) => {
  const server = await startWith(workers)
  const paths = ['/', '/healthz', '/api/session', '/locales/am/translation.json']
  const callers = paths.flatMap((path) =>
    [0, 0, 3, 40].map((rest) => keepAsking(`${server.url.replace('localhost', '127.0.0.1')}${path}`, rest)),
  )
  await pause(300)
  expect(await server.stop()).toBe(0)
  expect((await Promise.all(callers)).flat()).toEqual([])
})

test('kept connections last until the other worker has closed its listener, however late', async () => {
  const server = await startWith(2)
  const [late] = await workersOf(server)
  if (late === undefined) throw new Error('There is no worker')
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(agents.map((agent) => ask(`${server.url}/healthz`, agent)))
  process.kill(late, 'SIGSTOP')
  const ended = server.stop()
  // Twice as long as the other waits at least.
  await pause(1_500)
  const outcomes = agents.map((agent) => ask(`${server.url}/healthz`, agent))
  const answered = await Promise.all(outcomes.map((outcome) => Promise.race([outcome, pause(1_000)])))
  process.kill(late, 'SIGCONT')
  const ofOther = answered.filter((outcome) => outcome !== undefined)
  expect(ofOther.length).toBeGreaterThan(0)
  for (const outcome of [...ofOther, ...(await Promise.all(outcomes))])
    expect(outcome).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await ended).toBe(0)
  for (const agent of agents) agent.destroy()
})

test('streams end cleanly when no listener is left, and the stop does not wait for them', async () => {
  // A machine that pauses is no reason to refuse a stream.
  const server = await startWith(2, { TIME_LIMIT_FACTOR: '20' })
  const people = openDatabase(database.url)
  const cookie = `session=${await sessionOf(people, await makePerson(people, 'seeker'))}`
  await people.close()
  const streams = await Promise.all(Array.from({ length: 4 }, () => openStream(server.url, { cookie })))
  // The last one is never read.
  for (const stream of streams.slice(0, 3)) stream.read()
  const ended = server.stop()
  await Promise.all(streams.slice(0, 3).map((stream) => stream.ended))
  expect(streams.slice(0, 3).map(({ response }) => response.complete)).toEqual([true, true, true])
  await expect(openStream(server.url, { cookie })).rejects.toThrow('ECONNREFUSED')
  // Another code would say that something was still under way after 20 seconds.
  expect(await ended).toBe(0)
})

test('it first says that it is not ready, and serves on for a while', async () => {
  const server = await startServer({ ...environment, STOP_DELAY_SECONDS: '3' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(`${server.url}/`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const ended = server.stop()
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  await expect.poll(ready, { interval: 20 }).toBe(503)
  expect(await ask(`${server.url}/`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  // A kept connection is served on after nobody else gets one, and then closed with an answer.
  const onNewConnection = () => ask(`${server.url}/`, new Agent({ keepAlive: false }))
  await expect.poll(onNewConnection, { interval: 50 }).toEqual({ failure: 'ECONNREFUSED' })
  expect(await ask(`${server.url}/`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  await expect
    .poll(() => ask(`${server.url}/`, agent), { interval: 50 })
    .toEqual({ status: 200, connection: 'close' })
  expect(await ended).toBe(0)
  agent.destroy()
})
