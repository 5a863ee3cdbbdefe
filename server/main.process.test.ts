import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoPassword } from './demo/demo.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './platform/database/embedded/launcher.ts'
import {
  endProcess,
  faultTimes,
  mailsTo,
  postgresProcesses,
  runServer,
  startServer,
  type ServerProcess,
} from './testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-main-'))
const secretKey = 'a key that all nodes of the test share'
const fault = { page: 'landing', language: 'en', kind: 'script', error: 'Error', place: 'assets/a.js:1:1' }

const report = (server: ServerProcess, change: Partial<typeof fault> = {}) =>
  fetch(`${server.url}/api/site/browser-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fault, ...change }),
  })

const postmasterOf = async (dataFolder: string) => (await postgresProcesses(dataFolder))[0] ?? 0

describe('on a database of its own', () => {
  const dataFolder = join(folder, 'data')
  let server: ServerProcess
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('the first start makes the database and answers', async () => {
    server = await startServer({ DATA_DIR: dataFolder, LOG_LEVEL: 'info', TIME_LIMIT_FACTOR: '20' })
    await expect.poll(() => server.output()).toContain(`Abronet is ready at ${server.url}`)
    const page = await fetch(server.url, { headers: { 'accept-language': 'am' } })
    expect(await page.text()).toContain('<html lang="am"')
    expect((await report(server)).status).toBe(204)
  })

  test('the log tells route and status, and nothing of the person', async () => {
    await fetch(`${server.url}/registration/almaz.t?token=secret-token`, {
      headers: { 'user-agent': 'phone-of-almaz', cookie: 'lng=am; session=secret-session' },
    })
    await expect.poll(() => server.output()).toMatch(/"method":"GET","route":"\/\*","status":200/)
    expect(server.output()).not.toMatch(/almaz|secret|phone-of|remoteAddress|user-agent/)
  })

  test('PRV-02 the log contains no part of a message', async () => {
    const call = (
      path: string,
      { cookie = '', ...init }: { cookie?: string; method?: string; body?: string },
    ) =>
      fetch(`${server.url}/api${path}`, { ...init, headers: { 'content-type': 'application/json', cookie } })
    const post = (path: string, body: object, cookie?: string) =>
      call(path, { method: 'POST', body: JSON.stringify(body), ...(cookie !== undefined && { cookie }) })
    const signedIn = await post('/auth/login', { identifier: 'demo.seeker', password: demoPassword })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const opened = await post('/conversations', { about: 'support' }, cookie)
    const { id } = z.object({ id: z.string() }).parse(await opened.json())
    const send = (text: string, clientId: string = crypto.randomUUID()) =>
      post(`/conversations/${id}/messages`, { clientId, text }, cookie)
    const answers = [
      await send('The kingfisher says 0911 22 33 44'),
      await call('/messages?q=kingfisher', { cookie }),
      await send('kingfisher '.repeat(400)),
      await send('kingfisher', 'kingfisher'),
      await send('kingfisher \0'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400])
    await expect
      .poll(() => server.output().match(/"route":"\/api\/conversations\/:id\/messages"/g))
      .toHaveLength(4)
    expect(server.output()).not.toMatch(/kingfisher|22 33 44/)
  })

  test('asked to end, it finishes what is under way and stops its database', async () => {
    const [postmaster = 0] = await postgresProcesses(dataFolder)
    const body = JSON.stringify(fault)
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    const head = `POST /api/site/browser-faults HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
    socket.write(head)
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /)
    socket.write(body.slice(0, 10))
    const ended = server.stop()
    await expect.poll(() => fetch(server.url).catch(() => 'refused')).toBe('refused')
    socket.write(body.slice(10))
    expect(await ended).toBe(0)
    expect(answer).toMatch(/HTTP\/1\.1 204 /)
    expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
  })

  // How long it takes is measured by `npm run drill:kill`, on a machine that does nothing else.
  async function comeBack(): Promise<number> {
    server = await startServer({ DATA_DIR: dataFolder, TIME_LIMIT_FACTOR: '20' })
    return (await report(server)).status
  }

  test('it starts again on its data', async () => {
    expect(await comeBack()).toBe(204)
  })

  test('another one on its port ends with one sentence, and leaves it and its database alone', async () => {
    const second = await runServer({ DATA_DIR: dataFolder, PORT: new URL(server.url).port })
    expect(second.code).toBe(1)
    expect(second.output).toContain('The port is taken by another program')
    expect((await report(server)).status).toBe(204)
  })

  test('killed alone, it comes back to the database that still runs', async () => {
    const [postmaster] = await postgresProcesses(dataFolder)
    await server.kill()
    expect(await comeBack()).toBe(204)
    expect((await postgresProcesses(dataFolder))[0]).toBe(postmaster)
  })

  test('killed with everything it has started, it comes back', async () => {
    const pids = await postgresProcesses(dataFolder)
    await server.kill()
    for (const pid of pids) endProcess(pid)
    expect(await comeBack()).toBe(204)
  })

  test('when its database is killed alone, it starts it again each time and loses nothing', async () => {
    await server.stop()
    server = await startServer({ DATA_DIR: dataFolder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000' })
    const statuses = new Map<number, number>()
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const reportAgain = async () => {
      const { status } = await report(server, { place: 'assets/killed.js:1:1' })
      count(status)
      return status
    }
    for (let kill = 1; kill <= 3; kill += 1) {
      const postmaster = await postmasterOf(dataFolder)
      const state = { isBack: false }
      const writers = Array.from({ length: 4 }, async () => {
        while (!state.isBack) await reportAgain()
      })
      await expect.poll(() => statuses.get(204) ?? 0).toBeGreaterThan(10 * kill)
      endProcess(postmaster)
      await expect.poll(() => postmasterOf(dataFolder)).not.toBe(postmaster)
      await expect.poll(reportAgain).toBe(204)
      state.isBack = true
      await Promise.all(writers)
    }
    expect(new Set(statuses.keys())).toEqual(new Set([204, 503]))
    expect(server.output()).toContain('PostgreSQL ended and is started again')
    const acknowledged = statuses.get(204) ?? 0
    const stored = await faultTimes(dataFolder, 'assets/killed.js:1:1')
    expect(stored).toBeGreaterThanOrEqual(acknowledged)
    expect(stored).toBeLessThanOrEqual(acknowledged + (statuses.get(503) ?? 0))
    // The worker on the queue came back too.
    const address = 'after.the.kill@example.com'
    const subscribed = await fetch(`${server.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: address }),
    })
    expect(subscribed.status).toBe(200)
    try {
      await expect.poll(() => mailsTo(dataFolder, address)).toBe(1)
    } catch (error) {
      throw new Error(`No mail came: ${server.output()}`, { cause: error })
    }
  })

  test('when the one that started it dies without a word, it ends', async () => {
    await server.stop()
    server = await startServer({ DATA_DIR: dataFolder, STOP_WITH_PARENT: '1' })
    server.child.stdin?.end()
    await expect.poll(() => server.child.exitCode).toBe(0)
  })
})

describe('on a PostgreSQL by its address', () => {
  let database: EmbeddedDatabase
  const databaseFolder = join(folder, 'by-address')
  beforeAll(async () => {
    database = await startEmbeddedDatabase({ folder: databaseFolder, say: () => {} })
  })
  afterAll(() => database.stop())

  test('two nodes that start together on an empty database both serve it', async () => {
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: secretKey,
      DATA_DIR: join(folder, 'unused'),
    }
    const nodes = await Promise.all([startServer(environment), startServer(environment)])
    for (const node of nodes) expect((await report(node, { place: 'assets/two.js:1:1' })).status).toBe(204)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query("select times from browser_faults where place = 'assets/two.js:1:1'")
    expect(rows).toEqual([{ times: 2 }])
    await client.end()
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0])
  })

  test('when the disk of the database is full, the log names the reason and no value', async () => {
    const server = await startServer({
      DATABASE_URL: database.url,
      SECRET_KEY: secretKey,
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'unused'),
    })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`
      create function fill_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device'
          using errcode = 'disk_full', detail = 'Failing row contains ' || new.place;
      end $$;
      create trigger fill_disk before insert on browser_faults for each row
        when (new.place like '%secret%') execute function fill_disk()`)
    expect((await report(server, { place: 'assets/secret.js:1:1' })).status).toBe(503)
    expect((await report(server)).status).toBe(204)
    await client.query('drop function fill_disk cascade')
    await client.end()
    await server.stop()
    expect(server.output()).toContain('"message":"53100 could not extend file: No space left on device"')
    expect(server.output()).not.toContain('secret')
  })

  test('while the database is away it says so, and it recovers by itself', async () => {
    const server = await startServer({ DATABASE_URL: database.url, SECRET_KEY: secretKey })
    process.kill(database.pid, 'SIGKILL')
    await expect.poll(async () => (await report(server)).status).toBe(503)
    const refusal = await report(server)
    expect(await refusal.json()).toMatchObject({ code: 'unavailable' })
    expect(refusal.headers.get('retry-after')).toBe('2')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(server.url)).status).toBe(200)
    database = await startEmbeddedDatabase({ folder: databaseFolder, say: () => {} })
    await expect.poll(async () => (await report(server)).status).toBe(204)
    await server.stop()
  })
})

describe.concurrent('settings that cannot work', () => {
  test.each([
    [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, 'SECRET_KEY must have at least 32 characters'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 1 to 65535, but is "x".'],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://abronet.example' },
      'PUBLIC_URL must begin with https:// in production',
    ],
    [
      {
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
        SECRET_KEY: 'x'.repeat(32),
        TIME_LIMIT_FACTOR: '0.1',
      },
      'PostgreSQL did not answer within 1.5 s',
    ],
  ])('%j: one sentence, and an exit that fails', async (environment, sentence) => {
    const { code, output } = await runServer(environment)
    expect(code).toBe(1)
    expect(output).toContain(`Abronet cannot start. ${sentence}`)
    expect(output.trim().split('\n')).toHaveLength(1)
  })
})
