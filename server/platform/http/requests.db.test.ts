import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ErrorEnvelope } from '../../../contract/errors.ts'
import { defineEndpoints, json, nothing } from '../../../contract/endpoint.ts'
import { testApp } from '../../testing/app.ts'
import { testBinding } from '../../testing/binding.ts'
import { bindEndpoints } from './bind.ts'

const endpoints = defineEndpoints({
  'POST /test/echo': {
    summary: 'Answers with what it got, and one field too many',
    access: 'anyone',
    body: z.strictObject({
      name: z.string().check(z.minLength(2), z.maxLength(20)),
      age: z.optional(z.number()),
    }),
    answers: { 200: json(z.object({ name: z.string() })) },
    errors: ['invalid_input'],
  },
  'POST /test/create': {
    summary: 'Creates something, and takes no body',
    access: 'anyone',
    creates: true,
    answers: { 204: nothing },
    errors: [],
  },
  'GET /test/broken': { summary: 'Throws', access: 'anyone', answers: { 204: nothing }, errors: [] },
  'GET /test/undeclared': {
    summary: 'Breaks its own promise',
    access: 'anyone',
    answers: { 200: json(z.object({ name: z.string() })) },
    errors: [],
  },
})

async function appWithTestRoutes(): Promise<FastifyInstance> {
  const { app, database } = await testApp({ environment: { TIME_LIMIT_FACTOR: '1' } })
  const binding = testBinding(app, database)
  bindEndpoints(
    app,
    endpoints,
    {
      'POST /test/echo': async ({ body }) => {
        const withSecret = { ...body, secret: 'never leaves' }
        return { status: 200 as const, body: withSecret }
      },
      'POST /test/create': async () => ({ status: 204 as const, body: undefined }),
      'GET /test/broken': async () => {
        throw new Error('on purpose')
      },
      'GET /test/undeclared': async () => {
        const body: { name: string } = { name: '' }
        Reflect.set(body, 'name', 7)
        return { status: 200 as const, body }
      },
    },
    binding,
  )
  app.get('/api/test/slow', { handlerTimeout: 50 }, async () => pause(400))
  return app
}

const app = await appWithTestRoutes()
const echo = (payload: unknown, headers: { [name: string]: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/test/echo',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test('a field that is not declared never leaves', async () => {
  expect((await echo({ name: 'Abebe' })).json()).toEqual({ name: 'Abebe' })
})

test('every answer carries the id of its request and strict headers', async () => {
  const answer = await echo({ name: 'Abebe' })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  })
})

test('bad input is reported field by field', async () => {
  const answer = await echo({ name: 'A', age: 'old', extra: 1 })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'invalid_input',
    message: 'Some entries are not correct. Please check the marked fields.',
    fields: {
      name: 'Please enter at least 2 characters.',
      age: 'Please check this field.',
      extra: 'This field is not expected here.',
    },
    requestId: answer.headers['x-request-id'],
  })
  expect((await echo({})).json<ErrorEnvelope>().fields).toEqual({ name: 'Please fill this in.' })
  expect((await echo({ name: 'ረ'.repeat(21) })).json<ErrorEnvelope>().fields).toEqual({
    name: 'Please enter at most 20 characters.',
  })
})

test.each([
  ['am', 'እባክዎ ይህን ይሙሉ።'],
  ['om', 'Maaloo kana guutaa.'],
  ['fr, en;q=0.5', 'Please fill this in.'],
])('LNG-20 errors speak the language of the person: %s', async (language, text) => {
  expect((await echo({}, { 'accept-language': language })).json<ErrorEnvelope>().fields).toEqual({
    name: text,
  })
  expect((await echo({}, { cookie: `lng=${language}` })).json<ErrorEnvelope>().fields?.['name']).toBeTypeOf(
    'string',
  )
})

test.each([
  ['no JSON', '{', {}, 400, 'malformed_request'],
  ['a NUL within a text', '{"name":"a\\u0000b"}', {}, 400, 'malformed_request'],
  ['half of a pair within a text', '{"name":"a\\ud800b"}', {}, 400, 'malformed_request'],
  ['half of a pair within a key', '{"name":"Abebe","\\udc00":1}', {}, 400, 'malformed_request'],
  ['a tower of brackets', '['.repeat(30_000) + ']'.repeat(30_000), {}, 400, 'malformed_request'],
  ['a poisoned prototype', '{"__proto__":{"a":1},"name":"Abebe"}', {}, 400, 'malformed_request'],
  ['another kind of data', 'name=Abebe', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['nothing where something is needed', '', {}, 400, 'invalid_input'],
  ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), {}, 413, 'too_large'],
  ['another site, by its mark', '{"name":"Abebe"}', { 'sec-fetch-site': 'cross-site' }, 403, 'cross_site'],
  ['a sister site', '{"name":"Abebe"}', { 'sec-fetch-site': 'same-site' }, 403, 'cross_site'],
  ['another site, by its origin', '{"name":"Abebe"}', { origin: 'https://evil.example' }, 403, 'cross_site'],
  ['a hidden origin', '{"name":"Abebe"}', { origin: 'null' }, 403, 'cross_site'],
  ['a forged host', '{"name":"Abebe"}', { host: 'evil.example' }, 421, 'wrong_host'],
])('%s is refused', async (_what, body, headers, status, code) => {
  const answer = await echo(body, headers)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
})

test.each([
  ['nothing', undefined, 204],
  ['nothing, called JSON', '', 204],
  ['something that nobody asked for', '{"a":1}', 204],
  ['a tower of brackets', '['.repeat(5_000) + ']'.repeat(5_000), 400],
  ['half of a pair', '{"a":"\\ud800"}', 400],
])('a creating call that takes no body and gets %s', async (_what, payload, status) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/test/create',
    ...(payload === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload }),
  })
  expect(answer.statusCode).toBe(status)
})

test.each([
  ['the same origin by its mark', { 'sec-fetch-site': 'same-origin' }],
  ['the same origin by its name', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['a program that is no browser', {}],
])('%s is let in', async (_what, headers) => {
  expect((await echo({ name: 'Abebe' }, headers)).statusCode).toBe(200)
})

test('a public host is answered under its own name alone', async () => {
  const { app: behindProxy } = await testApp({ environment: { PUBLIC_URL: 'https://abronet.example' } })
  const ask = (host: string) => behindProxy.inject({ url: '/api/openapi.json', headers: { host } })
  expect((await ask('abronet.example')).statusCode).toBe(200)
  expect((await ask('abronet.example')).headers['strict-transport-security']).toBeDefined()
  expect((await ask('localhost')).statusCode).toBe(421)
  expect((await behindProxy.inject({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(
    200,
  )
})

test('on https an act from the same name over http is one of another site', async () => {
  const { app: secure } = await testApp({ environment: { PUBLIC_URL: 'https://abronet.example' } })
  const act = async (origin: string) => {
    const headers = { host: 'abronet.example', origin }
    return (await secure.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode
  }
  expect(await act('https://abronet.example')).toBe(200)
  expect(await act('http://abronet.example')).toBe(403)
  expect(await act('https://abronet.example:8443')).toBe(403)
})

test('an unforeseen failure tells its id and nothing of its inside', async () => {
  const answer = await app.inject({ url: '/api/test/broken' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. We have recorded the problem. Please try again later.',
    requestId: answer.headers['x-request-id'],
  })
})

test('an answer that is not as declared is a failure of ours, not a surprise for the caller', async () => {
  expect((await app.inject({ url: '/api/test/undeclared' })).statusCode).toBe(500)
})

test('a handler that takes too long is given up', async () => {
  const answer = await app.inject({ url: '/api/test/slow' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json<ErrorEnvelope>().code).toBe('overloaded')
  expect(answer.headers['retry-after']).toBe('5')
})

test('an unknown address is 404 and a wrong method 405, which names the right one', async () => {
  expect((await app.inject({ url: '/api/nothing' })).json<ErrorEnvelope>().code).toBe('not_found')
  const answer = await app.inject({ method: 'DELETE', url: '/api/test/echo' })
  expect(answer.json<ErrorEnvelope>().code).toBe('method_not_allowed')
  expect(answer.headers['allow']).toBe('POST')
})

test('a process that cannot keep up refuses calls, and still serves probes, files and public pages', async () => {
  const { app: late } = await testApp({ pages: true, environment: { TIME_LIMIT_FACTOR: '1' } })
  const ask = async () => (await late.inject({ url: '/api/openapi.json' })).statusCode
  const kept = ['/healthz', '/', '/am/login', '/locales/am/translation.json', '/robots.txt', '/no-such-page']
  const askKept = () => Promise.all(kept.map(async (url) => (await late.inject({ url })).statusCode))
  await askKept()
  const refused = Date.now() + 30_000
  do await blockFor(900)
  while ((await ask()) === 200 && Date.now() < refused)
  const answer = await late.inject({ url: '/api/openapi.json' })
  expect(answer.json<ErrorEnvelope>().code).toBe('overloaded')
  expect(await askKept()).toEqual([200, 200, 200, 200, 200, 404])
  const made = ['/jobseeker/profile', '/newsletter/confirm?token=a.b']
  for (const url of made) expect((await late.inject({ url })).statusCode, url).toBe(503)
  await expect.poll(ask).toBe(200)
})

test('a process that stood still for a while refuses nobody', async () => {
  await pause(100)
  await blockFor(4_000)
  for (let asked = 0; asked < 25; asked += 1) {
    expect((await app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200)
    await pause(100)
  }
})

function blockFor(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  while (Date.now() < end);
  return pause(1)
}
