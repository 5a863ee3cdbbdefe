import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  readToken,
  refusalOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { sendResetLinks } from '../../testing/reset-links.ts'

const { app, database } = await testApp()
const newPassword = 'another-kettle-17'
const signIn = (identifier: string, password: string, who = browser(app)) =>
  who.post('/api/auth/login', { identifier, password })
const isSignedIn = async (who: ReturnType<typeof browser>) =>
  (await who.get('/api/session')).json<{ user: unknown }>().user !== null

beforeEach(() => emptyAccounts(database))

describe('a new password', () => {
  test('ACC-28 ends all other sessions, renews this one and tells the owner by mail', async () => {
    const person = await makePerson(database, 'business')
    const here = await signedIn(app, database, person)
    const elsewhere = await signedIn(app, database, person)
    const before = here.jar.get('session')
    const answer = await here.put('/api/account/password', { currentPassword: testPassword, newPassword })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: { token: string; user: { username: string } } }>()
    expect(readToken(data.token).role).toBe('EMPLOYER')
    expect(data.user.username).toBe(person.username)
    expect(here.jar.get('session')).not.toBe(before)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    here.jar.set('session', before ?? '')
    expect(await isSignedIn(here)).toBe(false)
    expect((await signIn(person.username, testPassword)).statusCode).toBe(401)
    expect((await signIn(person.username, newPassword)).statusCode).toBe(200)
    expect((await mailsTo(database, person.email)).map(({ template }) => template)).toEqual([
      'password-changed',
    ])
  })

  test('REG-40 REG-41 is refused when it is short or easy to guess', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const change = async (given: string) =>
      refusalOf(await who.put('/api/account/password', { currentPassword: testPassword, newPassword: given }))
        .fields
    expect(await change('short')).toEqual({ newPassword: 'Please enter at least 10 characters.' })
    expect(await change('password123')).toEqual({
      newPassword: 'This password is too easy to guess. Please choose another one.',
    })
  })

  test('a link for another password that was sent before is good no more', async () => {
    const person = await makePerson(database, 'seeker')
    await browser(app).post('/api/auth/forgot-password', { email: person.email })
    await sendResetLinks(database)
    const [mail] = await mailsTo(database, person.email)
    const token = new URL(mail?.values['link'] ?? '').searchParams.get('token')
    const who = await signedIn(app, database, person)
    await who.put('/api/account/password', { currentPassword: testPassword, newPassword })
    const answer = await browser(app).post('/api/auth/reset-password', {
      token,
      password: 'a-third-kettle-18',
    })
    expect(refusalOf(answer).code).toBe('invalid_link')
  })

  test('of two changes at once with one old password, one wins', async () => {
    const person = await makePerson(database, 'seeker')
    const browsers = [await signedIn(app, database, person), await signedIn(app, database, person)]
    const answers = await Promise.all(
      browsers.map((who, index) =>
        who.put('/api/account/password', {
          currentPassword: testPassword,
          newPassword: `${newPassword}-${index}`,
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  })
})

describe('a wrong password', () => {
  const acts = [
    ['PUT', '/api/account/password', { newPassword }, 'currentPassword'],
    ['PUT', '/api/account/email', { email: 'other@example.com' }, 'password'],
    ['PUT', '/api/profile', { email: 'other@example.com' }, 'password'],
    ['POST', '/api/account/delete', {}, 'password'],
  ] as const

  test.each(acts)(
    '%s %s: a word beside the field, and nothing changes',
    async (method, path, body, field) => {
      const person = await makePerson(database, 'seeker')
      const who = await signedIn(app, database, person)
      const send = method === 'PUT' ? who.put : who.post
      const answer = await send(path, { ...body, [field]: 'not the password' })
      expect(answer.statusCode).toBe(400)
      expect(refusalOf(answer).fields).toEqual({ [field]: 'This password is not correct.' })
      expect((await who.get('/api/account')).json()).toMatchObject({
        email: person.email,
        pendingEmail: null,
      })
      expect(await isSignedIn(who)).toBe(true)
    },
  )

  test('is counted, and after ten within a quarter of an hour nothing is tried any more', async () => {
    const person = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, person)
    const change = (currentPassword: string) =>
      who.put('/api/account/password', { currentPassword, newPassword })
    const many = await Promise.all(Array.from({ length: 20 }, (_, round) => change(`guess ${round}`)))
    expect(many.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    expect((await change(testPassword)).statusCode).toBe(429)
    await sql`update rate_limits set window_start = now() - interval '16 minutes'`.execute(database.executor)
    expect((await change(testPassword)).statusCode).toBe(200)
  })
})
