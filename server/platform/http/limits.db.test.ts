import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  makePerson,
  newSeeker,
  sessionOf,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp({ pages: true })
/** Limits of a hundredth: 6 calls per minute and account, 60 per network. */
const { app: strict } = await testApp({ database, pages: true, environment: { RATE_LIMIT_FACTOR: '0.01' } })

beforeEach(() => emptyAccounts(database))

const subscribe = (node: FastifyInstance, from: string, headers: InjectOptions['headers'] = {}) =>
  node.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: 'almaz@example.com' },
    remoteAddress: from,
    headers,
  })

const signIn = (node: FastifyInstance, from: string, username: string, password = 'not the password') =>
  node.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress: from,
  })

async function statusesOf(times: number, call: (round: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = []
  for (let round = 0; round < times; round += 1) statuses.push((await call(round)).statusCode)
  return statuses
}

const many = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('one IPv6 network', () => {
  test('is one caller for the limits per hour, and its neighbour another', async () => {
    const own = await statusesOf(7, (round) => subscribe(strict, `2001:db8:1:2::${round + 1}`))
    expect(own).toEqual([...many(6, 200), 429])
    expect((await subscribe(strict, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('is one caller for the general limit', async () => {
    const ask = (from: string) => strict.inject({ url: '/api/session', remoteAddress: from })
    const own = await statusesOf(61, (round) => ask(`2001:db8:1:4::${round + 1}`))
    expect(own).toEqual([...many(60, 200), 429])
    expect((await ask('2001:db8:1:5::1')).statusCode).toBe(200)
  })

  test('has only so many wrong sign-ins', async () => {
    const { app: node } = await testApp({ database, environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const tries = await statusesOf(52, (round) =>
      signIn(node, `2001:db8:1:6::${round + 1}`, `nobody.${round}`),
    )
    expect(tries).toEqual([...many(50, 401), 429, 429])
  })
})

describe('people behind one carrier address', () => {
  const carrier = '196.188.0.1'

  test('sign in whatever others there do wrong', async () => {
    await statusesOf(60, (round) => signIn(app, carrier, `nobody.${round}`))
    const { username } = await makePerson(database, 'seeker')
    expect((await signIn(app, carrier, username, testPassword)).statusCode).toBe(200)
  })

  test('register though many registrations from there were refused', async () => {
    const register = (body: object) =>
      app.inject({ method: 'POST', url: '/api/users/register', payload: body, remoteAddress: carrier })
    const { username } = await makePerson(database, 'seeker')
    const refused = await statusesOf(60, () => register(newSeeker({ username })))
    expect(refused).toEqual(many(60, 409))
    expect((await register(newSeeker())).statusCode).toBe(201)
  })

  test('are counted by their account once they are signed in', async () => {
    const [one = '', other = ''] = await Promise.all(
      [1, 2].map(async () => `session=${await sessionOf(database, await makePerson(database, 'seeker'))}`),
    )
    const ask = (cookie?: string) =>
      strict.inject({
        url: '/api/session',
        remoteAddress: '196.188.0.2',
        headers: cookie === undefined ? {} : { cookie },
      })
    // The first call of a session counts for the network: only then is it known whose it is.
    expect(await statusesOf(8, () => ask(one))).toEqual([...many(7, 200), 429])
    expect((await ask(other)).statusCode).toBe(200)
    expect((await statusesOf(70, () => ask())).at(-1)).toBe(429)
    expect((await ask(other)).statusCode).toBe(200)
    expect((await ask('session=' + 'x'.repeat(43))).statusCode).toBe(429)
  })

  test('are counted by their account for the limits of one endpoint', async () => {
    const people = await Promise.all([makePerson(database, 'seeker'), makePerson(database, 'seeker')])
    const [one = '', other = ''] = await Promise.all(people.map((person) => sessionOf(database, person)))
    const resend = (session: string) =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/resend-verification',
        headers: { cookie: `session=${session}` },
      })
    expect(await statusesOf(2, () => resend(one))).toEqual([200, 429])
    expect((await resend(other)).statusCode).toBe(200)
  })

  test('are served public pages and files under any number of calls', async () => {
    const ask = (url: string) => strict.inject({ url, remoteAddress: '196.188.0.3' })
    expect((await statusesOf(61, () => ask('/api/session'))).at(-1)).toBe(429)
    for (const url of [
      '/',
      '/am/login',
      '/login?from=%2Faccount',
      '/locales/am/translation.json',
      '/robots.txt',
      '/api/docs',
      '/api/docs/hiring',
    ])
      expect((await statusesOf(8, () => ask(url))).at(-1), url).toBe(200)
    // A document of one person costs statements: it is counted like a call.
    expect((await ask('/jobseeker/profile')).statusCode).toBe(429)
  })
})

describe('a browser that has signed in before', () => {
  test('is held off before it uses up what its whole network may do', async () => {
    const from = '196.188.0.4'
    const cookie = `device=${'d'.repeat(43)}`
    expect(await statusesOf(8, () => subscribe(strict, from, { cookie }))).toEqual([200, ...many(7, 429)])
    expect(await statusesOf(5, () => subscribe(strict, from))).toEqual(many(5, 200))
  })
})

test('every 429 says when to try again', async () => {
  const from = '196.188.0.5'
  const until429 = async (call: () => Promise<{ statusCode: number; headers: object }>) => {
    for (let round = 0; round < 100; round += 1) {
      const { statusCode, headers } = await call()
      if (statusCode === 429) return Number(Reflect.get(headers, 'retry-after'))
    }
    return null
  }
  const fault = { page: 'landing', language: 'en', kind: 'script', error: 'Error', place: 'assets/a.js:1:1' }
  const perMinute = await until429(() =>
    strict.inject({ method: 'POST', url: '/api/site/browser-faults', payload: fault, remoteAddress: from }),
  )
  const perHour = await until429(() => subscribe(strict, from))
  const asForm = await until429(() => subscribe(strict, from, { accept: 'text/html' }))
  const wrongTries = await until429(() => signIn(strict, from, 'nobody'))
  const general = await until429(() => strict.inject({ url: '/api/session', remoteAddress: from }))
  for (const seconds of [perMinute, general, wrongTries]) {
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  for (const seconds of [perHour, asForm]) {
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
  }
})

test('the general limit counts the calls to all nodes', async () => {
  const environment = { RATE_LIMIT_FACTOR: '0.01' }
  const nodes = [await testApp({ database, environment }), await testApp({ database, environment })] as const
  let asked = 0
  const ask = async (node: FastifyInstance) => {
    asked += 1
    return (await node.inject({ url: '/api/session', remoteAddress: '196.188.0.6' })).statusCode
  }
  for (let call = 0; call < 60; call += 1) await ask(nodes[0].app)
  asked = 0
  await expect.poll(() => ask(nodes[1].app), { interval: 200 }).toBe(429)
  // Alone it would have answered 60.
  expect(asked).toBeLessThan(50)
})

describe('behind a proxy', () => {
  const environment = { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '127.0.0.1' }

  test('an address that is none makes no new caller', async () => {
    const { app: node } = await testApp({ database, environment })
    const tries = await statusesOf(7, (round) =>
      subscribe(node, '127.0.0.1', { 'x-forwarded-for': `nonsense ${round}` }),
    )
    expect(tries).toEqual([...many(6, 200), 429])
    const other = await subscribe(node, '127.0.0.1', { 'x-forwarded-for': '196.188.0.7' })
    expect(other.statusCode).toBe(200)
  })
})

test('callers are not kept by their address', async () => {
  const who = browser(strict)
  await who.post('/api/newsletter/subscribe', { email: 'almaz@example.com' })
  for (let round = 0; round < 10; round += 1) await who.get('/api/session')
  const kept = () => database.executor.selectFrom('rate_limits').select('bucket').execute()
  await expect.poll(async () => (await kept()).length, { interval: 200 }).toBeGreaterThan(1)
  expect(JSON.stringify(await kept())).not.toContain('127.0.0.1')
})
