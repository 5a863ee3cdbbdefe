import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LiveEvents } from '../../../contract/live.ts'
import { exampleId } from '../../../contract/openapi/example-id.ts'
import { publish, type Recipient } from '../../platform/events/publish.ts'
import { makePerson, sessionOf, signedIn, type TestPerson } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { addConversation, addMessage } from '../../testing/messages.ts'
import { openStream, type StreamReader } from '../../testing/streams.ts'

const { database, url } = await cloneDatabase()
const { executor } = database
const environment = { RATE_LIMIT_FACTOR: '1000' }
const { app } = await testApp({ database, notificationsUrl: url, environment })
/** Another node, on the same database. */
const { app: other } = await testApp({ database, notificationsUrl: url, environment })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const otherAddress = await other.listen({ port: 0, host: '127.0.0.1' })

const opened: StreamReader[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

async function open(
  person: TestPerson,
  { at = address, lastEventId }: { at?: string; lastEventId?: string } = {},
): Promise<StreamReader> {
  const cookie = `session=${await sessionOf(database, person)}`
  const stream = await openStream(at, { cookie, ...(lastEventId === undefined ? {} : { lastEventId }) })
  opened.push(stream.read())
  // From here on it receives every event.
  await eventually(() => expect(stream.lastId).toBeDefined())
  return stream
}
const message = (number: number): LiveEvents['message'] => ({ conversationId: exampleId, number })
const tell = (to: Recipient[], number: number) => publish(executor, to, 'message', message(number))
const numbersOf = ({ events }: StreamReader) =>
  events.map(({ event, data }) => (event === 'message' ? data : event))

async function untilListening(at: string): Promise<void> {
  const person = await makePerson(database, 'seeker')
  // A process that has just started may be busy.
  const stream = await eventually(() => open(person, { at }))
  await eventually(async () => {
    await tell([{ accountId: person.id }], 1)
    expect(stream.events).not.toEqual([])
  })
}
beforeAll(async () => {
  for (const at of [address, otherAddress]) await untilListening(at)
})

test('an event reaches the streams of its account on every node, and nobody else', async () => {
  const person = await makePerson(database, 'seeker')
  const stranger = await open(await makePerson(database, 'seeker'))
  const streams = [await open(person), await open(person), await open(person, { at: otherAddress })]
  await tell([{ accountId: person.id }], 7)
  await publish(executor, [{ accountId: person.id }], 'block', { conversationId: exampleId })
  for (const stream of streams)
    await eventually(() =>
      expect(stream.events).toMatchObject([
        { event: 'message', data: message(7) },
        { event: 'block', data: { conversationId: exampleId } },
      ]),
    )
  expect(stranger.events).toEqual([])
})

test('an event that is rolled back reaches nobody, and a recipient named twice gets it once', async () => {
  const person = await makePerson(database, 'admin')
  const stream = await open(person)
  const failed = executor.transaction().execute(async (transaction) => {
    await publish(transaction, ['staff'], 'message', message(1))
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  await tell(['staff', { accountId: person.id }], 2)
  await tell([{ accountId: person.id }], 3)
  await eventually(() => expect(numbersOf(stream)).toEqual([message(2), message(3)]))
})

test('an event for staff reaches all staff and nobody else', async () => {
  const staff = [
    await open(await makePerson(database, 'admin')),
    await open(await makePerson(database, 'support'), { at: otherAddress }),
  ]
  const person = await makePerson(database, 'household')
  const outsider = await open(person)
  await tell(['staff'], 4)
  for (const stream of staff) await eventually(() => expect(numbersOf(stream)).toEqual([message(4)]))
  await tell([{ accountId: person.id }], 5)
  await eventually(() => expect(numbersOf(outsider)).toEqual([message(5)]))
})

test('ids are times of the database, and a stream begins with one', async () => {
  const person = await makePerson(database, 'seeker')
  const stream = await open(person)
  const first = Number(stream.lastId)
  expect(Math.abs(first - Date.now())).toBeLessThan(60_000)
  await tell([{ accountId: person.id }], 1)
  await eventually(() => expect(stream.events).toHaveLength(1))
  expect(Number(stream.events[0]?.id)).toBeGreaterThanOrEqual(first - 1)
})

describe('after a lost connection', () => {
  let seeker: TestPerson
  let employer: TestPerson
  let conversationId: string
  let lostId: string

  beforeEach(async () => {
    seeker = await makePerson(database, 'seeker')
    employer = await makePerson(database, 'household')
    conversationId = await addConversation(database, { seekerId: seeker.id, employerId: employer.id })
    await addMessage(database, conversationId, { party: 'employer' })
    await executor
      .updateTable('conversation_sides')
      .set({ changed_at: sql<Date>`now() - interval '10 minutes'` })
      .execute()
    const lost = await open(seeker)
    lost.close()
    lostId = lost.lastId ?? ''
  })

  const change = async (person: TestPerson, act: 'messages' | 'read' | 'block', body: object) => {
    const { post, put } = await signedIn(app, database, person)
    const answer = await (act === 'messages' ? post : put)(
      `/api/conversations/${conversationId}/${act}`,
      body,
    )
    expect(answer.statusCode).toBe(200)
  }
  const openAgain = (person: TestPerson, lastEventId = lostId) =>
    open(person, { at: otherAddress, lastEventId })

  test('nothing is sent if nothing has changed', async () => {
    expect((await openAgain(seeker)).events).toEqual([])
  })

  test.each([
    ['somebody has written', 'messages', () => ({ clientId: crypto.randomUUID(), text: 'Hello' })],
    ['the other has blocked', 'block', () => ({ blocked: true })],
  ] as const)('`sync` comes first if %s, for both and for nobody else', async (_what, act, body) => {
    await change(employer, act, body())
    for (const person of [seeker, employer])
      expect((await openAgain(person)).events).toEqual([{ event: 'sync', data: {} }])
    expect((await openAgain(await makePerson(database, 'seeker'))).events).toEqual([])
  })

  test('`sync` comes first if the same person has read on another device', async () => {
    await change(seeker, 'read', { number: 1 })
    for (const person of [seeker, employer])
      expect((await openAgain(person)).events).toEqual([{ event: 'sync', data: {} }])
  })

  test('nothing is sent without a last id, because the browser then reads everything', async () => {
    await change(employer, 'block', { blocked: true })
    expect((await open(seeker)).events).toEqual([])
  })

  test.each([
    ['older than a day', () => String(Date.now() - 25 * 60 * 60_000)],
    ['of tomorrow', () => String(Date.now() + 24 * 60 * 60_000)],
    ['no number', () => 'x'.repeat(100)],
    ['empty', () => ''],
    ['far too long', () => '9'.repeat(400)],
  ])('`sync` comes first if the last id is %s', async (_what, id) => {
    expect((await openAgain(seeker, id())).events).toEqual([{ event: 'sync', data: {} }])
  })
})

test('a malformed notification is ignored, and the next one arrives', async () => {
  const person = await makePerson(database, 'seeker')
  const stream = await open(person)
  const broken = [
    'hello',
    '{}',
    JSON.stringify({ at: 1, to: [{ accountId: person.id }], event: 'secret', data: {} }),
    JSON.stringify({ at: 1, to: [{ accountId: person.id }], event: 'message', data: { text: 'x' } }),
  ]
  for (const payload of broken) await sql`select pg_notify('live_events', ${payload})`.execute(executor)
  await tell([{ accountId: person.id }], 8)
  await eventually(() => expect(numbersOf(stream)).toEqual([message(8)]))
})

test('when the listening connection was lost, every stream gets a sync event', async () => {
  const person = await makePerson(database, 'seeker')
  const streams = [await open(person), await open(await makePerson(database, 'admin'), { at: otherAddress })]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen%' or query = 'select 1')`.execute(
    executor,
  )
  for (const stream of streams)
    await eventually(() => expect(stream.events).toContainEqual({ event: 'sync', data: {} }))
  await tell([{ accountId: person.id }], 9)
  await eventually(() => expect(streams[0]?.events.at(-1)?.data).toEqual(message(9)))
})
