import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  newSeeker,
  readToken,
  refusalOf,
  testPassword,
} from '../../testing/accounts.ts'
import { watching } from '../../testing/database.ts'
import { hashOf } from '../../platform/sessions/sessions.ts'

const { app, database } = await testApp()

/** A person with an account, whose registering browser is of no further interest. */
async function person(changes: object = {}) {
  const form = newSeeker(changes)
  await browser(app).post('/api/users/register', form)
  return form
}
const signIn = (who = browser(app), name = '', given = testPassword) =>
  who.post('/api/auth/login', { identifier: name, password: given })

beforeEach(() => emptyAccounts(database))

describe('signing in', () => {
  test('LOG-06 LOG-07 by username or address, in any letter case; the role is the kind of account', async () => {
    const { username, email } = await person({ username: 'Hanna.K', email: 'hanna@example.com' })
    for (const name of [username, 'HANNA.k', email, 'HANNA@Example.com']) {
      const answer = await signIn(browser(app), name)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ data: { user: { username, email, role: 'CAREER' } } })
    }
    const byOldName = await browser(app).post('/api/auth/login', { username, password: testPassword })
    expect(byOldName.statusCode).toBe(200)
  })

  test('LOG-02 LOG-03 both fields are needed', async () => {
    expect(refusalOf(await browser(app).post('/api/auth/login', { password: testPassword })).fields).toEqual({
      identifier: 'Please fill this in.',
    })
    expect((await browser(app).post('/api/auth/login', { identifier: 'a' })).statusCode).toBe(400)
  })

  test('LOG-16 ERR-02 a wrong name and a wrong password get one and the same answer', async () => {
    const { username } = await person()
    const wrongName = await signIn(browser(app), 'nobody.here')
    const wrongPassword = await signIn(browser(app), username, 'not the password')
    expect(wrongName.statusCode).toBe(401)
    expect(wrongPassword.statusCode).toBe(401)
    expect(refusalOf(wrongName)).toEqual(refusalOf(wrongPassword))
    expect(refusalOf(wrongName).message).toBe('Invalid username or password.')
    expect(Object.keys(wrongName.headers)).toEqual(Object.keys(wrongPassword.headers))
  })

  test('LOG-18 LOG-19 ERR-03 a disabled account learns it only after the right password', async () => {
    const { username } = await person()
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    expect((await signIn(browser(app), username, 'not the password')).statusCode).toBe(401)
    const answer = await signIn(browser(app), username)
    expect(answer.statusCode).toBe(403)
    expect(refusalOf(answer).message).toBe('Your account has been disabled. Please contact support.')
  })

  test('an account that is disabled while signed in is out right away', async () => {
    const { username } = await person()
    const who = browser(app)
    await signIn(who, username)
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    expect((await who.get('/api/session')).json()).toEqual({ user: null })
    expect((await who.post('/api/auth/resend-verification')).statusCode).toBe(401)
  })

  test('ACC-30 ACC-31 ACC-32 ROL-01 the token tells role and expiry and opens nothing', async () => {
    const { username } = await person()
    const answer = await signIn(browser(app), username)
    const { token } = answer.json<{ data: { token: string } }>().data
    const payload = readToken(token)
    expect(Object.keys(payload)).toEqual(['role', 'exp'])
    expect(payload.role).toBe('JOBSEEKER')
    expect(payload.exp * 1000).toBeGreaterThan(Date.now())
    const stranger = browser(app, { authorization: `Bearer ${token}` })
    expect((await stranger.post('/api/auth/resend-verification')).statusCode).toBe(401)
    expect((await stranger.get('/api/session')).json()).toEqual({ user: null })
    stranger.jar.set('session', token)
    expect((await stranger.get('/api/session')).json()).toEqual({ user: null })
  })

  test.each([
    ['ROL-01', 'seeker', 'CAREER', 'JOBSEEKER'],
    ['ROL-02', 'business', 'BUSINESS', 'EMPLOYER'],
    ['ROL-03', 'household', 'HOUSEHOLD', 'EMPLOYER'],
    ['ROL-04', 'partner', 'PARTNER', 'AGENT'],
    ['ROL-05', 'admin', 'ADMIN', 'ADMIN'],
    ['ROL-05', 'support', 'ADMIN', 'ADMIN'],
  ] as const)(
    '%s API-04 a %s is shown as %s, and has the role %s in the token',
    async (_id, kind, type, role) => {
      const { username } = await makePerson(database, kind)
      const { data } = (await signIn(browser(app), username)).json<{
        data: { token: string; user: { role: string } }
      }>()
      expect(data.user.role).toBe(type)
      expect(readToken(data.token).role).toBe(role)
    },
  )

  test.each(['/api/auth/login', '/api/partners/login'])(
    'LOG-17 at %s an unknown name and a wrong password are put to the same work',
    async (path) => {
      const { username } = await makePerson(database, 'partner')
      const seen: string[] = []
      const { app: watched } = await testApp({
        database: watching(database, ({ sql: text }) => seen.push(text)),
      })
      const workFor = async (name: string) => {
        seen.length = 0
        await browser(watched).post(path, { username: name, password: 'not the password' })
        return [...seen]
      }
      const unknown = await workFor('nobody.here')
      expect(unknown.length).toBeGreaterThan(2)
      expect(await workFor(username)).toEqual(unknown)
    },
  )

  test('ACC-25 on https the cookie is sent over nothing else', async () => {
    const { app: secure } = await testApp({
      database,
      environment: { PUBLIC_URL: 'https://abronet.example', SECRET_KEY: 'x'.repeat(40) },
    })
    const answer = await browser(secure, { host: 'abronet.example' }).post('/api/users/register', newSeeker())
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-session=[^;]+; .*HttpOnly; Secure; SameSite=Lax/,
    )
  })

  test('twenty browsers stay signed in; with another one the one unused the longest is out', async () => {
    const { username } = await person()
    await sql`delete from sessions`.execute(database.executor)
    const browsers = Array.from({ length: 20 }, () => browser(app))
    for (const who of browsers) await signIn(who, username)
    const [first, second, third] = browsers
    await sql`update sessions set seen_at = now() - interval '1 minute'`.execute(database.executor)
    await sql`update sessions set seen_at = now() - interval '1 hour' where id_hash = ${hashOf(
      second?.jar.get('session') ?? '',
    )}`.execute(database.executor)
    await signIn(browser(app), username)
    const isIn = async (who = browser(app)) =>
      (await who.get('/api/session')).json<{ user: unknown }>().user !== null
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    const { rows } = await sql`select from sessions`.execute(database.executor)
    expect(rows).toHaveLength(20)
  })

  test('API-08 sessions end: by idleness, by age, by logging out, which never fails', async () => {
    const { username } = await person()
    const who = browser(app)
    const known = async () => (await who.get('/api/session')).json<{ user: unknown }>().user !== null
    await signIn(who, username)
    expect(await known()).toBe(true)
    await sql`update sessions set seen_at = now() - interval '31 days'`.execute(database.executor)
    expect(await known()).toBe(false)
    await signIn(who, username)
    await sql`update sessions set created_at = now() - interval '200 days', expires_at = now() - interval '1 second'`.execute(
      database.executor,
    )
    expect(await known()).toBe(false)
    await signIn(who, username)
    expect((await who.post('/api/auth/logout')).statusCode).toBe(200)
    expect(who.jar.has('session')).toBe(false)
    expect(await known()).toBe(false)
    expect((await who.post('/api/auth/logout')).statusCode).toBe(200)
  })
})

describe('strangers who guess', () => {
  test('ERR-05 are asked to wait, while the owner gets in from a browser that is known', async () => {
    const { username } = await person()
    const owner = browser(app)
    await signIn(owner, username)
    const answers = []
    for (let round = 0; round < 14; round += 1) {
      answers.push((await signIn(browser(app), username, `guess number ${round}`)).statusCode)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(answers.slice(10)).toEqual([429, 429, 429, 429])
    expect((await signIn(browser(app), username)).statusCode).toBe(429)
    expect((await signIn(owner, username)).statusCode).toBe(200)
  })

  test('by username and by address have ten tries together, and the answer does not link the two', async () => {
    const { username, email } = await person()
    const stranger = 'stranger@example.com'
    for (let round = 0; round < 10; round += 1) {
      expect((await signIn(browser(app), username, `guess number ${round}`)).statusCode).toBe(401)
    }
    // The right password is no longer looked at, and the address is answered like one that has no account.
    const answers: { [name: string]: number[] } = { [email]: [], [stranger]: [] }
    for (let round = 0; round < 12; round += 1) {
      for (const name of [email, stranger]) answers[name]?.push((await signIn(browser(app), name)).statusCode)
    }
    expect(answers[email]).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(answers[stranger]).toEqual(answers[email])
  })

  test('an unknown name is held off alike, so that waiting tells nothing', async () => {
    const answers = []
    for (let round = 0; round < 12; round += 1) {
      answers.push((await signIn(browser(app), 'nobody.here', `guess number ${round}`)).statusCode)
    }
    expect(answers.slice(9)).toEqual([401, 429, 429])
  })
})
