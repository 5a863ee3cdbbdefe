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
  type TestPerson,
} from '../../testing/accounts.ts'
import type { ReferredPerson } from '../../../contract/partners.ts'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp()
const form = {
  username: 'dawit.m',
  password: testPassword,
  profile: {
    firstName: 'Dawit',
    lastName: 'Mekonnen',
    email: 'Dawit@Example.com',
    phoneNumber: '0711234567',
    location: 'Jimma',
  },
  consent: true,
}
const register = (changes: object = {}) =>
  browser(app).post('/api/partners/register', { ...form, ...changes })
const signIn = (username: string, password = testPassword, path = '/api/partners/login') =>
  browser(app).post(path, { username, password })
const exists = async (username: string) =>
  (await browser(app).get(`/api/partners/exists/${encodeURIComponent(username)}`)).body

beforeEach(() => emptyAccounts(database))

describe('registering', () => {
  test('API-14 ROL-04 ROL-08 makes a partner, starts a session and mails a link', async () => {
    const who = browser(app)
    const answer = await who.post('/api/partners/register', form)
    expect(answer.statusCode).toBe(201)
    const { data } = answer.json<{ data: { token: string; user: unknown } }>()
    expect(data.user).toMatchObject({ username: 'dawit.m', email: 'dawit@example.com', role: 'PARTNER' })
    expect(readToken(data.token).role).toBe('AGENT')
    expect((await who.get('/api/session')).json()).toMatchObject({ user: { role: 'PARTNER' } })
    expect(await database.executor.selectFrom('accounts').selectAll().execute()).toMatchObject([
      { type: 'PARTNER', first_name: 'Dawit', phone: '+251711234567', place_id: 'jimma' },
    ])
    expect(await mailsTo(database, 'dawit@example.com')).toMatchObject([{ template: 'verify-email' }])
    expect(await database.executor.selectFrom('account_consents').select('document').execute()).toHaveLength(
      1,
    )
  })

  test('PAR-11 REG-38 REG-40 everything is needed, and what is missing is shown beside its field', async () => {
    expect(Object.keys(refusalOf(await register({ profile: {} })).fields)).toEqual([
      'profile.firstName',
      'profile.lastName',
      'profile.email',
      'profile.phoneNumber',
      'profile.location',
    ])
    expect(Object.keys(refusalOf(await register({ username: 'a b', password: 'short' })).fields)).toEqual([
      'username',
      'password',
    ])
    expect(refusalOf(await register({ consent: false })).fields['consent']).toContain('You must agree')
    const lost = { ...form.profile, location: 'Atlantis' }
    expect(refusalOf(await register({ profile: lost })).fields).toEqual({
      'profile.location': 'Please choose a place from the list.',
    })
  })

  test('REG-39 a taken username shows an error; of a taken address only its owner learns', async () => {
    const owner = await makePerson(database, 'seeker', { username: 'Taken.Name' })
    expect(refusalOf(await register({ username: 'taken.name' })).code).toBe('username_taken')
    const answer = await register({ profile: { ...form.profile, email: owner.email } })
    expect(refusalOf(answer)).toMatchObject({ code: 'registration_refused', fields: {} })
    expect(await mailsTo(database, owner.email)).toMatchObject([{ template: 'already-registered' }])
  })
})

describe('signing in', () => {
  test('API-15 LOG-14 a partner signs in here, and at the door of everyone', async () => {
    const { username, email } = await makePerson(database, 'partner')
    for (const name of [username, username.toUpperCase(), email]) {
      expect((await signIn(name)).json()).toMatchObject({ data: { user: { username, role: 'PARTNER' } } })
    }
    const there = await signIn(username, testPassword, '/api/auth/login')
    expect(there.json()).toMatchObject({ data: { user: { role: 'PARTNER' } } })
  })

  test.each(['seeker', 'household', 'business', 'admin', 'support'] as const)(
    'LOG-16 a %s is not known here, with the right password or a wrong one',
    async (kind) => {
      const { username } = await makePerson(database, kind)
      const right = await signIn(username)
      const nobody = await signIn('nobody.here')
      expect(right.statusCode).toBe(401)
      expect(refusalOf(right)).toEqual(refusalOf(nobody))
      expect(right.headers['set-cookie']).toBeUndefined()
    },
  )

  test('LOG-18 LOG-19 a disabled partner learns it after the right password', async () => {
    const { username } = await makePerson(database, 'partner')
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    expect((await signIn(username, 'not the password')).statusCode).toBe(401)
    expect((await signIn(username)).statusCode).toBe(403)
  })

  test('API-18 ROL-09 logging out ends the session, and never fails', async () => {
    const { username } = await makePerson(database, 'partner')
    const who = browser(app)
    await who.post('/api/partners/login', { username, password: testPassword })
    expect((await who.post('/api/partners/logout')).statusCode).toBe(200)
    expect(who.jar.has('session')).toBe(false)
    expect(await database.executor.selectFrom('sessions').select('device').execute()).toEqual([])
    expect((await who.post('/api/partners/logout')).statusCode).toBe(200)
  })
})

describe('whether a partner exists', () => {
  test('API-16 PAR-28 is true or false, and nothing else leaks', async () => {
    const { username, email } = await makePerson(database, 'partner')
    const seeker = await makePerson(database, 'seeker')
    expect(await exists(username)).toBe('true')
    expect(await exists(username.toUpperCase())).toBe('true')
    for (const other of ['nobody.here', seeker.username, email, '%', "' or 1=1 --", 'ዳዊት', 'x'.repeat(150)]) {
      expect(await exists(other), other).toBe('false')
    }
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    expect(await exists(username)).toBe('false')
  })

  test('PAR-29 is asked 120 times in an hour at most by one browser', async () => {
    const who = browser(app)
    who.jar.set('device', 'd'.repeat(43))
    const statuses: number[] = []
    for (let round = 0; round < 122; round += 1) {
      statuses.push((await who.get('/api/partners/exists/nobody.here')).statusCode)
    }
    expect(statuses.slice(118)).toEqual([200, 200, 429, 429])
  })
})

describe('what is new', () => {
  const newsOf = async (partner: TestPerson) =>
    (await (await signedIn(app, database, partner)).get('/api/partners/news')).json<ReferredPerson[]>()

  test('who registered through a partner in the last thirty days: the first name, an initial, and when', async () => {
    const [partner, other] = [await makePerson(database, 'partner'), await makePerson(database, 'partner')]
    const seeker = await makePerson(database, 'seeker', { firstName: 'Tigist', lastName: 'Bekele Alemu' })
    const household = await makePerson(database, 'household')
    const business = await makePerson(database, 'business')
    const [old, disabled] = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
    const people = [seeker, household, business, old, disabled].map(({ id }) => id)
    await sql`update accounts set referred_by = ${partner.id} where id = any(${people})`.execute(
      database.executor,
    )
    await sql`update accounts set created_at = now() - interval '31 days' where id = ${old.id}`.execute(
      database.executor,
    )
    await sql`update accounts set disabled_at = now() where id = ${disabled.id}`.execute(database.executor)
    const news = await newsOf(partner)
    expect(news.map(({ name }) => name)).toEqual(['Sheger P.', 'Almaz', 'Tigist A.'])
    expect(Object.keys(news[0] ?? {})).toEqual(['name', 'registeredAt'])
    expect(await newsOf(other)).toEqual([])
  })

  test('a number in a name is masked there too', async () => {
    const partner = await makePerson(database, 'partner')
    const seeker = await makePerson(database, 'seeker', { firstName: 'Call', lastName: '0911234567' })
    await sql`update accounts set referred_by = ${partner.id} where id = ${seeker.id}`.execute(
      database.executor,
    )
    expect(await newsOf(partner)).toMatchObject([{ name: 'Call' }])
  })
})
