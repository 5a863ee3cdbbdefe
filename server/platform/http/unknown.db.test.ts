import { describe, expect, test } from 'vitest'
import type { ErrorEnvelope } from '../../../contract/errors.ts'
import { testApp } from '../../testing/app.ts'

const { app } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '10' } })
const reader = 'text/html,application/xhtml+xml,*/*;q=0.8'
const unknown = [
  '/api',
  '/api/',
  '/api?lng=am',
  '/api/nothing',
  '/api/nothing?x=/api/docs',
  '/api/docs/more',
  '/api/docs/hiring/more',
  '/api/docsx',
  '/api/login',
  '/api/account/nothing',
  '/api/am/login',
  '/api/%00',
]

describe.each([reader, 'application/json', '*/*', ''])('under /api, asked with accept "%s"', (accept) => {
  test.each(unknown)('%s does not exist, and the envelope says so', async (url) => {
    const answer = await app.inject({ url, headers: { accept } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json<ErrorEnvelope>()).toMatchObject({
      code: 'not_found',
      requestId: answer.headers['x-request-id'],
    })
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s to an unknown address is refused alike',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/nothing', headers: { accept } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json<ErrorEnvelope>().code).toBe('not_found')
    },
  )

  test.each([
    ['GET', '/api/auth/login', 'POST'],
    ['POST', '/api/session', 'GET'],
    ['POST', '/api/saved-jobs/7', 'PUT, DELETE'],
    ['GET', '/api/employer/jobs/7/close', 'POST'],
    ['POST', '/api/docs', 'GET'],
    ['POST', '/api/docs/hiring', 'GET'],
  ] as const)('%s %s is refused with the right method named', async (method, url, allow) => {
    const answer = await app.inject({ method, url, headers: { accept } })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.json<ErrorEnvelope>().code).toBe('method_not_allowed')
  })

  test.each([
    '/api/docs',
    '/api/docs/',
    '/api/DOCS',
    '/api/docs?lng=x',
    '/api/docs/saved-jobs',
    '/api/docs/Saved-Jobs/',
  ])('%s is a page', async (url) => {
    const answer = await app.inject({ url, headers: { accept } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

test('HEAD of an unknown address under /api is a 404 too', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/api/nothing', headers: { accept: reader } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each(['/nothing', '/apiary', '/API/nothing', '/am/api/nothing'])(
  '%s is not under /api: a reader gets a page',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: reader } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  },
)
