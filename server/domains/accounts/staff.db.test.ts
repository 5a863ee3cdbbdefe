import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  readToken,
  refusalOf,
  sessionOf,
  signedIn,
  testPassword,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { everyCall, sendSample } from '../../testing/calls.ts'
import { emit } from '../../domains.ts'
import { createStaff, ensureFirstStaff, usernameFrom } from './first-staff.ts'
import { stepAt, totpCode } from './totp.ts'
import { testPasswords } from '../../testing/passwords.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const host = 'abronet.example'
const { app: production } = await testApp({
  database,
  environment: {
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${host}`,
    SECRET_KEY: 'x'.repeat(40),
    RATE_LIMIT_FACTOR: '1000',
  },
})
/** One step ahead is taken as well, and half a minute may end at any moment: none is behind. */
const codeAt = (secret: string, steps: 0 | 1) => totpCode(secret, stepAt(Date.now()) + steps)
const signIn = (person: TestPerson, code?: string) =>
  browser(app).post('/api/auth/login', { identifier: person.username, password: testPassword, code })

/** Enrols, and tells the secret with the recovery codes. */
async function enrol(who: ReturnType<typeof browser>) {
  const begun = (await who.post('/api/staff/second-factor')).json<{ secret: string; address: string }>()
  const confirmed = await who.post('/api/staff/second-factor/confirm', { code: codeAt(begun.secret, 0) })
  return { ...begun, codes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes }
}

beforeEach(() => emptyAccounts(database))

describe('the second factor', () => {
  test('LOG-20 ROL-05 once enrolled, staff sign in with it and not without', async () => {
    const person = await makePerson(database, 'admin')
    expect((await signIn(person)).statusCode).toBe(200)
    const { secret, address } = await enrol(await signedIn(app, database, person))
    expect(address).toMatch(new RegExp(`^otpauth://totp/Abronet:.+secret=${secret}&issuer=Abronet$`))
    expect(refusalOf(await signIn(person)).code).toBe('second_factor_required')
    expect(refusalOf(await signIn(person, '000000')).code).toBe('wrong_second_factor')
    const code = codeAt(secret, 1)
    const answer = await signIn(person, code)
    expect(answer.statusCode).toBe(200)
    expect(readToken(answer.json<{ data: { token: string } }>().data.token).role).toBe('ADMIN')
    expect(refusalOf(await signIn(person, code)).code).toBe('wrong_second_factor')
  })

  test('LOG-20 a recovery code opens once, written as people write', async () => {
    const person = await makePerson(database, 'support')
    const { codes } = await enrol(await signedIn(app, database, person))
    expect(codes).toHaveLength(10)
    const [first = '', second = ''] = codes
    expect((await signIn(person, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await signIn(person, first)).statusCode).toBe(401)
    expect((await signIn(person, second)).statusCode).toBe(200)
  })

  test('LOG-20 confirming it ends every session that began without it, and renews this one', async () => {
    const person = await makePerson(database, 'admin')
    const here = await signedIn(app, database, person)
    const elsewhere = await signedIn(app, database, person)
    const before = here.jar.get('session')
    await enrol(here)
    expect(here.jar.get('session')).not.toBe(before)
    expect((await here.get('/api/account')).json()).toMatchObject({ secondFactor: true })
    expect((await elsewhere.get('/api/account')).statusCode).toBe(401)
  })

  test('LOG-20 a wrong first code changes nothing; a confirmed factor is not replaced', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'admin'))
    await who.post('/api/staff/second-factor')
    const wrong = await who.post('/api/staff/second-factor/confirm', { code: '12 34 56' })
    expect(refusalOf(wrong).fields).toEqual({
      code: 'This code is not correct. Please enter the newest code.',
    })
    expect((await who.get('/api/account')).json()).toMatchObject({ secondFactor: false })
    await enrol(who)
    expect((await who.post('/api/staff/second-factor')).statusCode).toBe(403)
    expect((await who.post('/api/staff/second-factor/confirm', { code: '000000' })).statusCode).toBe(403)
  })

  test.each(['seeker', 'household', 'business', 'partner'] as const)('a %s has none', async (kind) => {
    const who = await signedIn(app, database, await makePerson(database, kind))
    expect((await who.post('/api/staff/second-factor')).statusCode).toBe(403)
    expect((await who.post('/api/staff/second-factor/confirm', { code: '000000' })).statusCode).toBe(403)
  })
})

describe('wrong codes after the right password', async () => {
  const { app: limited } = await testApp({ database })
  const guess = (identifier: string, code: string) =>
    browser(limited).post('/api/auth/login', { identifier, password: testPassword, code })

  test('are counted together for username and address', async () => {
    const person = await makePerson(database, 'admin')
    const { secret } = await enrol(await signedIn(app, database, person))
    const codes = Array.from({ length: 10 }, (_, number) => String(number).repeat(6))
    for (const [number, code] of codes.entries()) {
      const name = number % 2 === 0 ? person.username : person.email
      expect(refusalOf(await guess(name, code)).code).toBe('wrong_second_factor')
    }
    // The right one comes too late under either name.
    expect((await guess(person.username, codeAt(secret, 1))).statusCode).toBe(401)
    expect((await guess(person.email, codeAt(secret, 1))).statusCode).toBe(401)
  })

  test('are reported to the owner by email at the third, in their language, and not at each', async () => {
    const person = await makePerson(database, 'admin', { language: 'am' })
    await enrol(await signedIn(app, database, person))
    const sent = () => mailsTo(database, person.email)
    for (const code of ['111111', '222222']) await guess(person.username, code)
    expect(await sent()).toEqual([])
    for (const code of ['333333', '444444', '555555']) await guess(person.email, code)
    expect(await sent()).toMatchObject([{ template: 'wrong-codes', language: 'am' }])
    expect((await sent())[0]?.values['link']).toMatch(/\/am\/forgot-password$/)
  })
})

describe('on an address that others can reach, without NODE_ENV', () => {
  test.each([
    ['an https address', { PUBLIC_URL: `https://${host}` }],
    ['a port open to the network', { HOST: '0.0.0.0' }],
  ])('LOG-21 %s: staff enrol before anything else is open to them', async (_what, environment) => {
    const { app: open } = await testApp({ database, environment })
    const person = await makePerson(database, 'admin')
    const session = await sessionOf(database, person)
    const who = browser(open, 'PUBLIC_URL' in environment ? { host } : {})
    who.jar.set('PUBLIC_URL' in environment ? '__Host-session' : 'session', session)
    expect(refusalOf(await who.get('/api/account')).code).toBe('second_factor_missing')
    await enrol(who)
    expect((await who.get('/api/account')).statusCode).toBe(200)
  })
})

describe('in production', () => {
  const inProduction = async (person: TestPerson) => {
    const who = browser(production, { host })
    who.jar.set('__Host-session', await sessionOf(database, person))
    return who
  }

  test('LOG-21 staff enrol before anything else is open to them', async () => {
    const who = await inProduction(await makePerson(database, 'admin'))
    expect(refusalOf(await who.get('/api/account')).code).toBe('second_factor_missing')
    await enrol(who)
    expect((await who.get('/api/account')).statusCode).toBe(200)
  })

  const closed = everyCall.filter(({ endpoint }) => typeof endpoint.access !== 'string')
  test.each(closed)('LOG-21 $name is closed to staff who have not enrolled', async (call) => {
    const session = await sessionOf(database, await makePerson(database, 'support'))
    const headers = { host, cookie: `__Host-session=${session}` }
    const answer = await sendSample(production, call, headers)
    expect(answer.statusCode).toBe(403)
  })

  test('everyone else needs no second factor', async () => {
    const who = await inProduction(await makePerson(database, 'partner'))
    expect((await who.get('/api/account')).statusCode).toBe(200)
  })
})

describe('the first of the staff', async () => {
  const passwords = await testPasswords()
  const wish = { email: 'boss@abronet.example', password: 'kettle-harbour-92' }
  const ensure = (changes: object = {}) =>
    ensureFirstStaff(database.executor, { passwords, emit }, { ...wish, ...changes })

  test('LOG-22 comes from the environment, once, and can sign in', async () => {
    expect(await ensure()).toBe('created')
    expect(await ensure()).toBe('ready')
    expect(await ensure({ email: 'second@abronet.example' })).toBe('ready')
    const answer = await browser(app).post('/api/auth/login', { identifier: 'boss', password: wish.password })
    expect(answer.json()).toMatchObject({ data: { user: { role: 'ADMIN', emailVerified: true } } })
    const rows = await database.executor.selectFrom('accounts').select(['username', 'staff_level']).execute()
    expect(rows).toEqual([{ username: 'boss', staff_level: 'ADMIN' }])
  })

  test('LOG-22 two nodes that start together make one', async () => {
    expect((await Promise.all([ensure(), ensure(), ensure()])).toSorted()).toEqual([
      'created',
      'ready',
      'ready',
    ])
  })

  test('LOG-22 a name that is taken gets a number; an address that is taken is refused', async () => {
    await makePerson(database, 'seeker', { username: 'Boss' })
    expect(await ensure()).toBe('created')
    await emptyAccounts(database)
    await makePerson(database, 'seeker', { email: wish.email })
    expect(await ensure()).toBe('address taken')
  })

  test('LOG-22 support alone is not yet an administrator', async () => {
    await createStaff(
      database.executor,
      { passwords, emit },
      { ...wish, username: 'helper', level: 'SUPPORT' },
    )
    expect(await ensure({ email: 'other@abronet.example' })).toBe('created')
  })

  test.each([
    ['boss@a.example', 'boss'],
    ['x@a.example', 'staff-x'],
    ['first+last name@a.example', 'first-last-name'],
  ])('the username of %s is %s', (email, username) => {
    expect(usernameFrom(email)).toBe(username)
  })
})
