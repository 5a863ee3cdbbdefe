import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp({ pages: true, build: 'a1b2c3d4' })
const { app: unnamed } = await testApp({ database })
type Asked = { url: string; method?: 'GET' | 'POST'; headers?: { [name: string]: string } }

test.each<[Asked, number]>([
  [{ url: '/api/session' }, 200],
  [{ url: '/api/session?lng=am' }, 200],
  [{ url: '/api/openapi.json' }, 200],
  [{ url: '/api/auth/logout', method: 'POST' }, 200],
  [{ url: '/api/auth/login', method: 'POST' }, 400],
  [{ url: '/api/account' }, 401],
  [{ url: '/api/auth/logout', method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  [{ url: '/api/nothing' }, 404],
  [{ url: '/api/nothing', method: 'POST' }, 404],
  [{ url: '/api/session', method: 'POST' }, 405],
  [{ url: '/api/session', headers: { host: 'evil.example' } }, 421],
])('the answer to %j, a %i, names the build', async (asked, status) => {
  const answer = await app.inject(asked)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['x-build']).toBe('a1b2c3d4')
})

test.each(['/', '/login', '/favicon.svg', '/healthz', '/apiary', '/am/api/docs'])(
  '%s is not under /api and names none',
  async (url) => {
    expect((await app.inject({ url })).headers['x-build']).toBeUndefined()
  },
)

test('without an id no answer names one', async () => {
  expect((await unnamed.inject({ url: '/api/session' })).headers['x-build']).toBeUndefined()
})
