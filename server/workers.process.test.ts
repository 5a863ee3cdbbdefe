import { connect } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  endProcess,
  faultTimes,
  mailsTo,
  runServer,
  startServer,
  type ServerProcess,
  workersOf,
} from './testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-workers-'))
const token = 'token-of-the-operator'
const environment = {
  DATA_DIR: folder,
  WORKERS: '2',
  METRICS_TOKEN: token,
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'info',
  // Two processes on a busy machine are late more often than one.
  TIME_LIMIT_FACTOR: '20',
}
let server: ServerProcess
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const fault = (place: string) => ({ page: 'landing', language: 'en', kind: 'script', error: 'Error', place })

/** On a connection of its own, so that any worker may get it. */
const report = (place: string) =>
  fetch(`${server.url}/api/site/browser-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(fault(place)),
  })

async function figure(name: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(name))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

async function bothServe(): Promise<void> {
  await expect.poll(() => figure('abronet_workers')).toBe(2)
}

test('two workers answer on one address, and their figures are one sum', async () => {
  server = await startServer(environment)
  await bothServe()
  expect(server.output().match(/Abronet is ready at/g)).toHaveLength(1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => report('assets/shared.js:1:1')))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 204))
  const counted = 'abronet_http_seconds_count{method="POST",route="/api/site/browser-faults",status="204"}'
  await expect.poll(() => figure(counted)).toBe(20)
  // Figures of the queue are the same for all and are not added up.
  expect(await figure('abronet_jobs_waiting')).toBe(0)
  const line = /"pid":(\d+).*"route":"\/api\/site\/browser-faults"/g
  const pids = new Set([...server.output().matchAll(line)].map((match) => Number(match[1])))
  expect(pids).toEqual(new Set(await workersOf(server)))
  // Which process answered is nothing for visitors.
  const headers = answers.map(({ headers: given }) => [...given.keys()].toSorted().join())
  expect(new Set(headers).size).toBe(1)
  for (const pid of pids) expect(JSON.stringify([...(answers[0]?.headers ?? [])])).not.toContain(`${pid}`)
})

test('a worker that is killed is replaced, and no acknowledged write is lost', async () => {
  const before = await workersOf(server)
  const counts = { acknowledged: 0, unknown: 0 }
  const state = { stopped: false }
  const writers = Array.from({ length: 4 }, async () => {
    while (!state.stopped) {
      const status = await report('assets/replaced.js:1:1').then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 204) counts.acknowledged += 1
      else counts.unknown += 1
    }
  })
  // One after the other, so that the one that works on the queue is among them.
  for (const [index, pid] of before.entries()) {
    await expect.poll(() => counts.acknowledged).toBeGreaterThan(10 * (index + 1))
    endProcess(pid)
    await expect.poll(() => workersOf(server)).not.toContain(pid)
    await bothServe()
  }
  state.stopped = true
  await Promise.all(writers)
  expect(await workersOf(server)).toHaveLength(2)
  const stored = await faultTimes(folder, 'assets/replaced.js:1:1')
  expect(stored).toBeGreaterThanOrEqual(counts.acknowledged)
  expect(stored).toBeLessThanOrEqual(counts.acknowledged + counts.unknown)
  const email = 'after.the.replacement@example.com'
  const subscribed = await fetch(`${server.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email }),
  })
  expect(subscribed.status).toBe(200)
  await expect.poll(() => mailsTo(folder, email)).toBe(1)
})

test('asked to end, all workers finish what is under way', async () => {
  const workers = await workersOf(server)
  const body = JSON.stringify(fault('assets/under-way.js:1:1'))
  const answers = Array.from({ length: 8 }, () => ({ text: '' }))
  const sockets = answers.map((answer) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('data', (data) => (answer.text += data.toString()))
    socket.write(
      `POST /api/site/browser-faults HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    return socket
  })
  await expect.poll(() => answers.every(({ text }) => text.startsWith('HTTP/1.1 100 '))).toBe(true)
  const ended = server.stop()
  await expect.poll(() => fetch(server.url).catch(() => 'refused')).toBe('refused')
  for (const socket of sockets) socket.write(body)
  expect(await ended).toBe(0)
  for (const { text } of answers) expect(text).toMatch(/HTTP\/1\.1 204 /)
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('on the same data they start again; a port that is taken is refused in one sentence', async () => {
  server = await startServer(environment)
  await bothServe()
  const second = await runServer({ ...environment, PORT: new URL(server.url).port })
  expect(second.code).toBe(1)
  expect(second.output).toBe(
    'Abronet cannot start. The port is taken by another program: end that program, or set PORT to a free one.\n',
  )
  expect((await report('assets/shared.js:1:1')).status).toBe(204)
})

test('when the primary is killed its workers end too', async () => {
  const workers = await workersOf(server)
  expect(workers).toHaveLength(2)
  await server.kill()
  for (const pid of workers)
    await expect.poll(() => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).toBe('')
  server = await startServer({ ...environment, WORKERS: '1' })
  expect((await report('assets/shared.js:1:1')).status).toBe(204)
})
