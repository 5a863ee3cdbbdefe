import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  sessionOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { watching } from '../../testing/database.ts'
import { openDatabase } from '../database/connection.ts'

const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app: lame } = await testApp({
  pages: true,
  database: openDatabase('postgresql://nobody@127.0.0.1:1/none'),
})
const sessions = () => database.executor.selectFrom('sessions').select('account_id').execute()

/** Somebody who pressed "Log out" while there was no connection. */
async function leftOffline() {
  const person = await makePerson(database, 'seeker')
  const who = await signedIn(app, database, person)
  who.jar.set('signed-in', 'CAREER')
  who.jar.set('sign-out', '1')
  return { person, who }
}

beforeEach(() => emptyAccounts(database))

describe('who signed out without a connection', () => {
  test('is refused by the first call that arrives, and signed out for good', async () => {
    const { who } = await leftOffline()
    const answer = await who.get('/api/account')
    expect(answer.statusCode).toBe(401)
    expect(refusalOf(answer).code).toBe('sign_in_required')
    expect(await sessions()).toEqual([])
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      ['signed-in', ''],
      ['sign-out', ''],
    ])
    for (const { path, expires } of answer.cookies) expect([path, expires]).toEqual(['/', new Date(0)])
    expect(who.jar.size).toBe(0)
  })

  test('is nobody to the first call that asks who is signed in', async () => {
    const { who } = await leftOffline()
    expect((await who.get('/api/session')).json()).toEqual({ user: null })
    expect(await sessions()).toEqual([])
    expect(who.jar.size).toBe(0)
  })

  test('changes nothing by a call that was under way', async () => {
    const { who, person } = await leftOffline()
    expect((await who.put('/api/account/preferences', { language: 'om' })).statusCode).toBe(401)
    const row = await database.executor.selectFrom('accounts').select('language').executeTakeFirst()
    expect(row?.language).toBe(person.language)
  })

  test.each(['/account', '/jobseeker/joboffers'])('is led from %s to the sign-in', async (url) => {
    const { who } = await leftOffline()
    const answer = await who.get(url)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^\/login\?from=/)
    expect(await sessions()).toEqual([])
    expect(who.jar.size).toBe(0)
  })

  test.each(['/', '/api/nothing', '/favicon.svg'])('is signed out by %s as well', async (url) => {
    const { who } = await leftOffline()
    await who.get(url)
    expect(await sessions()).toEqual([])
    expect(who.jar.size).toBe(0)
  })

  test('can sign in again with the very first call', async () => {
    const { who, person } = await leftOffline()
    const answer = await who.post('/api/auth/login', { username: person.username, password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(await sessions()).toHaveLength(1)
    expect([...who.jar.keys()].toSorted()).toEqual(['device', 'session', 'signed-in'])
    expect((await who.get('/api/account')).statusCode).toBe(200)
  })

  test('stays signed in on other devices', async () => {
    const { who, person } = await leftOffline()
    const other = await signedIn(app, database, person)
    await who.get('/api/session')
    expect((await other.get('/api/account')).statusCode).toBe(200)
  })

  test.each(['', 'short', 'x'.repeat(43)])('with the session "%s" is signed out all the same', async (id) => {
    const { who } = await leftOffline()
    who.jar.set('session', id)
    expect((await who.get('/api/account')).statusCode).toBe(401)
    expect(who.jar.has('sign-out')).toBe(false)
    expect(await sessions()).toHaveLength(1)
  })
})

describe.each([
  ['/api/auth/logout', '/login'],
  ['/api/partners/logout', '/partner'],
])('a form without script at %s', (path, page) => {
  const post = async (url: string, node = app, more: { [name: string]: string } = {}) =>
    node.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `session=${await sessionOf(database, await makePerson(database, 'partner'))}; signed-in=PARTNER`,
        ...more,
      },
      payload: '',
    })

  test(`ends the session and leads to ${page}`, async () => {
    const answer = await post(path)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(page)
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      ['signed-in', ''],
    ])
    expect(await sessions()).toEqual([])
  })

  test('on the copy of a page in one language leads on within it', async () => {
    expect((await post(`${path}?lng=om`)).headers.location).toBe(`/om${page}`)
  })

  test('of another site ends nothing', async () => {
    const answer = await post(path, app, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
    expect(await sessions()).toHaveLength(1)
  })

  test('shows the page again where the database is away, and stays signed in', async () => {
    const answer = await post(path, lame)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

test('without that cookie nothing changes, and nothing is asked of the database', async () => {
  const seen: string[] = []
  const { app: watched } = await testApp({
    pages: true,
    database: watching(database, ({ sql }) => seen.push(sql)),
  })
  const who = await signedIn(watched, database, await makePerson(database, 'seeker'))
  who.jar.set('signed-in', 'CAREER')
  expect((await who.get('/')).headers['set-cookie']).toBeUndefined()
  expect(seen).toEqual([])
  const answer = await who.get('/api/session')
  expect(answer.json()).toMatchObject({ user: { role: 'CAREER' } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(seen).toHaveLength(1)
})

test('the rate limit comes first: nobody makes the database delete without end', async () => {
  const seen: string[] = []
  const { app: strict } = await testApp({
    pages: true,
    database: watching(database, ({ sql }) => seen.push(sql)),
    environment: { RATE_LIMIT_FACTOR: '0.0005' },
  })
  const cookie = `session=${'x'.repeat(43)}; sign-out=1`
  const statuses: number[] = []
  for (const url of ['/api/session', '/', '/api/session', '/api/session', '/'])
    statuses.push((await strict.inject({ url, headers: { cookie } })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(seen.filter((statement) => statement.includes('sessions'))).toHaveLength(3)
})

describe('while the database is away', () => {
  test.each(['/api/account', '/api/session', '/account', '/'])(
    '%s is refused, and the browser asks again later',
    async (url) => {
      const who = browser(lame)
      who.jar.set('session', await sessionOf(database, await makePerson(database, 'seeker')))
      who.jar.set('sign-out', '1')
      const answer = await who.get(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  test('who has no session left needs no database to be signed out', async () => {
    const who = browser(lame)
    who.jar.set('sign-out', '1')
    expect((await who.get('/')).statusCode).toBe(200)
    expect(who.jar.size).toBe(0)
  })
})
