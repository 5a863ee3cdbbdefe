import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exampleId } from '../../../contract/openapi/example-id.ts'
import { emit } from '../../domains.ts'
import { setDisabled } from '../../domains/accounts/disable-account.ts'
import { makePerson, sessionOf, signedIn, testPassword, type TestPerson } from '../../testing/accounts.ts'
import { operatorToken, testApp } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { openStream, type StreamReader } from '../../testing/streams.ts'
import { endSession } from '../sessions/sessions.ts'
import { publish } from './publish.ts'

const { database, url } = await cloneDatabase()
const { executor } = database
const environment = { RATE_LIMIT_FACTOR: '1000' }
/** Hears of changes, and never looks by itself. */
const { app } = await testApp({
  database,
  notificationsUrl: url,
  environment,
  streamTimes: { checkMilliseconds: 3_600_000 },
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
/** Gets no notifications, and checks sessions often. */
const { app: deaf } = await testApp({
  database,
  environment,
  streamTimes: { heartbeatMilliseconds: 50, checkMilliseconds: 50 },
})
const deafAddress = await deaf.listen({ port: 0, host: '127.0.0.1' })

const opened: StreamReader[] = []
async function closeAll(): Promise<void> {
  for (const stream of opened.splice(0)) stream.close()
  await eventually(async () => expect(await countStreams()).toBe(0))
}
afterEach(closeAll)

const newCookie = async (person: TestPerson) => `session=${await sessionOf(database, person)}`
async function open(person: TestPerson, at = address, cookie?: string): Promise<StreamReader> {
  const stream = await openStream(at, { cookie: cookie ?? (await newCookie(person)) })
  opened.push(stream)
  return stream
}
async function figures(): Promise<string> {
  const headers = { authorization: `Bearer ${operatorToken}` }
  return (await app.inject({ url: '/metrics', headers })).body
}
const countStreams = async () => Number(/^abronet_streams (\d+)$/m.exec(await figures())?.[1])

async function untilListening(): Promise<void> {
  const person = await makePerson(database, 'seeker')
  // A process that has just started may be busy.
  const stream = (await eventually(() => open(person))).read()
  await eventually(async () => {
    await publish(executor, [{ accountId: person.id }], 'sync', {})
    if (stream.events.length === 0) throw new Error('The process does not listen yet')
  })
  await closeAll()
}
beforeAll(untilListening)

test('a stream has the headers that keep caches and proxies away from it, and those of every answer', async () => {
  const { response } = await open(await makePerson(database, 'seeker'))
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers['x-request-id']).toBeTypeOf('string')
  expect(response.headers['content-length']).toBeUndefined()
})

test('a stream begins with the retry delay, and sends heartbeats', async () => {
  const stream = (await open(await makePerson(database, 'seeker'), deafAddress)).read()
  await eventually(() => expect(stream.text).toMatch(/(: \n\n){3,}/))
  expect(stream.text).toMatch(/^retry: [12]\d{3}\n: open\n\n/)
  expect(stream.lastId).toBeDefined()
})

test('a HEAD request opens no stream', async () => {
  const headers = { cookie: await newCookie(await makePerson(database, 'seeker')) }
  expect((await app.inject({ method: 'HEAD', url: '/api/events', headers })).statusCode).toBe(405)
})

test('an account can have six streams in one process, and a new one when one of them ends', async () => {
  const person = await makePerson(database, 'seeker')
  for (let each = 0; each < 6; each += 1) await open(person)
  await expect(open(person)).rejects.toThrow(/^429 .*"code":"too_many_streams"/)
  // Another account has its own limit.
  await open(await makePerson(database, 'seeker'))
  opened[0]?.close()
  await eventually(() => open(person))
})

test('a session that has all streams of its account ends its oldest with a new one', async () => {
  const person = await makePerson(database, 'seeker')
  const cookie = await newCookie(person)
  const streams: StreamReader[] = []
  for (let each = 0; each < 8; each += 1) streams.push((await open(person, address, cookie)).read())
  await Promise.all(streams.slice(0, 2).map(({ ended }) => ended))
  expect(await countStreams()).toBe(6)
  await publish(executor, [{ accountId: person.id }], 'sync', {})
  for (const stream of streams.slice(2)) await eventually(() => expect(stream.events).toHaveLength(1))
})

test('metrics count open streams, but not how long they last', async () => {
  const counted = /^abronet_http_seconds_count\{method="GET",route="\/api\/events",status="200"\} (\d+)$/m
  const count = async () => Number(counted.exec(await figures())?.[1] ?? 0)
  const person = await makePerson(database, 'partner')
  const before = await count()
  const stream = await open(person)
  await open(person)
  expect(await countStreams()).toBe(2)
  expect(await count()).toBe(before + 2)
  stream.close()
  await eventually(async () => expect(await countStreams()).toBe(1))
  expect(await count()).toBe(before + 2)
})

describe('a stream ends', () => {
  const endings: [string, (person: TestPerson, sessionId: string) => Promise<unknown>][] = [
    ['the session ends', (_person, sessionId) => endSession(executor, sessionId)],
    ['the account is disabled', ({ id }) => setDisabled(executor, emit, id, true)],
    [
      'the account is erased',
      async (person) => {
        const who = await signedIn(app, database, person)
        const answer = await who.post('/api/account/delete', { password: testPassword })
        expect(answer.statusCode).toBe(200)
      },
    ],
  ]
  test.each(endings)('when %s, on a node that hears of it', async (_what, end) => {
    const person = await makePerson(database, 'household')
    const stays = await open(await makePerson(database, 'household'))
    const sessionId = await sessionOf(database, person)
    const stream = (await open(person, address, `session=${sessionId}`)).read()
    await end(person, sessionId)
    await stream.ended
    expect(stays.isOver).toBe(false)
  })

  test('when the level of a member of staff changes', async () => {
    const person = await makePerson(database, 'admin')
    const stream = (await open(person)).read()
    await sql`update accounts set staff_level = 'SUPPORT' where id = ${person.id}`.execute(executor)
    await stream.ended
    expect(stream.response.complete).toBe(true)
  })

  test('but not when another session of the same account ends', async () => {
    const person = await makePerson(database, 'household')
    const other = await sessionOf(database, person)
    const ends = (await open(person, address, `session=${other}`)).read()
    const stays = (await open(person)).read()
    await endSession(executor, other)
    await ends.ended
    await publish(executor, [{ accountId: person.id }], 'block', { conversationId: exampleId })
    await eventually(() => expect(stays.events).toMatchObject([{ event: 'block' }]))
  })

  test.each([
    ['expires', sql`created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`],
    [
      'was idle for too long',
      sql`created_at = now() - interval '2 days', seen_at = now() - interval '31 minutes'`,
    ],
  ])('when the periodic check finds that its session %s', async (_what, change) => {
    const person = await makePerson(database, 'support')
    const stream = (await open(person, deafAddress)).read()
    await sql`update sessions set ${change} where account_id = ${person.id}`.execute(executor)
    await stream.ended
    expect(stream.response.complete).toBe(true)
  })

  test('when its reader is too slow and the buffer is full', async () => {
    const person = await makePerson(database, 'seeker')
    // Without a network: its buffers take megabytes on some systems.
    const headers = { cookie: await newCookie(person) }
    const stalled = await app.inject({ url: '/api/events', headers, payloadAsStream: true })
    expect(stalled.statusCode).toBe(200)
    const other = await makePerson(database, 'seeker')
    const reads = (await open(other)).read()
    expect(await countStreams()).toBe(2)
    await sql`select pg_notify('live_events', json_build_object('at', 1, 'to', ${JSON.stringify([{ accountId: person.id }])}::json,
      'event', 'message', 'data', json_build_object('conversationId', ${exampleId}::text, 'number', number))::text)
      from generate_series(1, 5000) number`.execute(executor)
    await eventually(async () => expect(await countStreams()).toBe(1))
    await publish(executor, [{ accountId: other.id }], 'block', { conversationId: exampleId })
    await eventually(() => expect(reads.events).toMatchObject([{ event: 'block' }]))
  })
})

test('neither opening a stream nor an open stream counts as use of the session', async () => {
  const person = await makePerson(database, 'support')
  const cookie = await newCookie(person)
  await sql`update sessions set created_at = now() - interval '1 hour', seen_at = now() - interval '20 minutes'
    where account_id = ${person.id}`.execute(executor)
  const seenAt = () =>
    executor.selectFrom('sessions').select('seen_at').where('account_id', '=', person.id).execute()
  const before = await seenAt()
  for (const at of [address, deafAddress]) {
    const stream = (await open(person, at, cookie)).read()
    await eventually(() => expect(stream.text).toContain(at === address ? ': open' : ': \n\n: \n\n'))
  }
  // Nor does what a page reads or marks as read by itself.
  for (const each of [app, deaf]) {
    const headers = { cookie, 'x-idle': '1' }
    expect((await each.inject({ url: '/api/unread-messages', headers })).statusCode).toBe(200)
    const read = `/api/conversations/${exampleId}/read`
    await each.inject({ method: 'PUT', url: read, headers, payload: { number: 1 } })
  }
  expect(await seenAt()).toEqual(before)
  // Any other call counts as use.
  await app.inject({ url: '/api/account', headers: { cookie } })
  expect(await seenAt()).not.toEqual(before)
})

test('closing the application ends streams, also those that nobody reads', async () => {
  const { app: closing } = await testApp({ database, environment })
  const at = await closing.listen({ port: 0, host: '127.0.0.1' })
  const person = await makePerson(database, 'seeker')
  const reading = (await openStream(at, { cookie: await newCookie(person) })).read()
  await openStream(at, { cookie: await newCookie(person) })
  const closed = closing.close()
  await reading.ended
  expect(reading.response.complete).toBe(true)
  await closed
})
