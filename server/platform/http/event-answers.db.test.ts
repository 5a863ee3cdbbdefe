import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoints, events, type EventFeed } from '../../../contract/endpoint.ts'
import { accountTypes } from '../../../contract/rules/accounts.ts'
import { makePerson, sessionOf } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { testBinding } from '../../testing/binding.ts'
import { Streams } from '../events/streams.ts'
import { findCaller } from '../sessions/sessions.ts'
import { bindEndpoints } from './bind.ts'

const schemas = { count: z.object({ number: z.number() }) }
const endpoints = defineEndpoints({
  'GET /test/stream': {
    summary: 'Whatever a test feeds it',
    access: accountTypes,
    answers: { 200: events(schemas) },
    errors: [],
  },
})
const open = { 'GET /test/stream': { ...endpoints['GET /test/stream'], access: 'anyone' as const } }

const { app, database } = await testApp()
const streams = new Streams({ executor: database.executor, log: app.log })
afterAll(() => streams.close())
const session = await sessionOf(database, await makePerson(database, 'seeker'))
let feed: EventFeed<typeof schemas> = async () => {}
const binding = { ...testBinding(app, database, () => findCaller(database, session)), streams }
bindEndpoints(
  app,
  endpoints,
  { 'GET /test/stream': async () => ({ status: 200 as const, body: (stream) => feed(stream) }) },
  binding,
)

/** Everything that a stream sends; the feed ends it by throwing. */
async function read(each: EventFeed<typeof schemas>): Promise<string> {
  feed = each
  const { statusCode, body } = await app.inject('/api/test/stream')
  expect(statusCode).toBe(200)
  return body.replace(/^retry: .*\n: open\n\n/, '')
}

test('events and ids are written without undeclared fields, until the feed fails', async () => {
  let isOver = false
  const written = await read(async (stream) => {
    stream.onEnd(() => (isOver = true))
    const withSecret = { number: 1, secret: 'never leaves' }
    stream.send({ event: 'count', data: withSecret })
    stream.mark('17')
    stream.send({ event: 'count', data: { number: 2 }, id: '18' })
    throw new Error('on purpose')
  })
  expect(written).toBe(
    'event: count\ndata: {"number":1}\n\nid: 17\n\nid: 18\nevent: count\ndata: {"number":2}\n\n',
  )
  expect(isOver).toBe(true)
})

test.each([
  ['does not match its schema', { event: 'count', data: { number: 'seven' } }],
  ['is not declared', { event: 'toString', data: {} }],
])('an event that %s is not sent, and ends the stream', async (_what, event) => {
  const written = await read(async (stream) => {
    stream.send({ event: 'count', data: { number: 1 } })
    const wrong: { event: 'count'; data: { number: number } } = { event: 'count', data: { number: 2 } }
    stream.send(Object.assign(wrong, event))
  })
  expect(written).toBe('event: count\ndata: {"number":1}\n\n')
})

test('a stream that needs no sign-in is refused when the routes are bound', () => {
  const handlers = { 'GET /test/stream': async () => ({ status: 200 as const, body: feed }) }
  expect(() => bindEndpoints(app, open, handlers, binding)).toThrow('GET /test/stream streams')
})
