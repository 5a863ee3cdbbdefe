import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  lastToken,
  makePerson,
  newSeeker,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { sendResetLinks } from '../../testing/reset-links.ts'

const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '1000' } })
const signIn = async (username: string, path = '/api/auth/login') => {
  const who = browser(app)
  const answer = await who.post(path, { username, password: testPassword })
  return { who, answer }
}
const expiryOfSession = async () =>
  (await database.executor.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()).expires_at
const hintIn = ({ cookies }: Awaited<ReturnType<ReturnType<typeof browser>['get']>>) =>
  cookies.find(({ name }) => name === 'signed-in')

beforeEach(() => emptyAccounts(database))

describe('HDR-17 the hint that scripts can read', () => {
  test.each([
    ['seeker', 'CAREER'],
    ['household', 'HOUSEHOLD'],
    ['business', 'BUSINESS'],
    ['partner', 'PARTNER'],
    ['admin', 'ADMIN'],
  ] as const)('tells a %s the type of the account and nothing else', async (kind, type) => {
    const { username } = await makePerson(database, kind)
    const { answer } = await signIn(username)
    const expires = new Date(Math.floor(Number(await expiryOfSession()) / 1000) * 1000)
    expect(hintIn(answer)).toEqual({ name: 'signed-in', value: type, path: '/', sameSite: 'Lax', expires })
  })

  test('is set by the sign-in of partners, by a registration and by a new password', async () => {
    const { username } = await makePerson(database, 'partner')
    const { who, answer } = await signIn(username, '/api/partners/login')
    expect(hintIn(answer)?.value).toBe('PARTNER')
    const changed = await who.put('/api/account/password', {
      currentPassword: testPassword,
      newPassword: 'another-kettle-12',
    })
    expect(changed.statusCode).toBe(200)
    expect(hintIn(changed)?.value).toBe('PARTNER')
    const registered = await browser(app).post('/api/users/register', newSeeker())
    expect(hintIn(registered)?.value).toBe('CAREER')
  })

  test.each(['/api/auth/logout', '/api/partners/logout'])('is cleared by %s', async (path) => {
    const { who } = await signIn((await makePerson(database, 'partner')).username)
    const answer = await who.post(path)
    expect(hintIn(answer)).toMatchObject({ value: '', path: '/', expires: new Date(0) })
    expect([...who.jar.keys()]).toEqual(['device'])
  })

  test('is cleared by a reset of the password and by leaving for good', async () => {
    const person = await makePerson(database, 'seeker')
    const { who } = await signIn(person.username)
    await who.post('/api/auth/forgot-password', { email: person.email })
    await sendResetLinks(database)
    const token = await lastToken(database, person.email, 'reset-password')
    expect(
      hintIn(await who.post('/api/auth/reset-password', { token, password: 'another-kettle-12' })),
    ).toMatchObject({
      value: '',
    })
    await who.post('/api/auth/login', { username: person.username, password: 'another-kettle-12' })
    expect(who.jar.get('signed-in')).toBe('CAREER')
    await who.post('/api/account/delete', { password: 'another-kettle-12' })
    expect(who.jar.has('signed-in')).toBe(false)
  })

  test('on https it travels over nothing else', async () => {
    const { app: secure } = await testApp({
      database,
      environment: { PUBLIC_URL: 'https://abronet.example', SECRET_KEY: 'x'.repeat(40) },
    })
    const answer = await browser(secure, { host: 'abronet.example' }).post('/api/users/register', newSeeker())
    expect(hintIn(answer)).toMatchObject({ value: 'CAREER', secure: true })
    expect(hintIn(answer)).not.toHaveProperty('httpOnly')
  })
})

describe('HDR-17 asking who is signed in', () => {
  test('gives the hint to a session that began without one, with the same end', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'business'))
    const answer = await who.get('/api/session')
    const expires = new Date(Math.floor(Number(await expiryOfSession()) / 1000) * 1000)
    expect(hintIn(answer)).toMatchObject({ value: 'BUSINESS', expires })
    expect(hintIn(await who.get('/api/session'))).toBeUndefined()
  })

  test.each(['ADMIN', 'nonsense', ''])('corrects the hint "%s"', async (hint) => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    who.jar.set('signed-in', hint)
    expect(hintIn(await who.get('/api/session'))?.value).toBe('CAREER')
  })

  test.each(['CAREER', 'nonsense'])('clears the hint "%s" where nobody is signed in', async (hint) => {
    const who = browser(app)
    who.jar.set('signed-in', hint)
    expect((await who.get('/api/session')).json()).toEqual({ user: null })
    expect(who.jar.has('signed-in')).toBe(false)
    expect((await who.get('/api/session')).headers['set-cookie']).toBeUndefined()
  })
})

test('HDR-17 the hint grants nothing', async () => {
  const stranger = browser(app)
  stranger.jar.set('signed-in', 'ADMIN')
  expect((await stranger.get('/api/account')).statusCode).toBe(401)
  expect((await stranger.get('/api/admin/employers')).statusCode).toBe(401)
  expect((await stranger.get('/account')).headers.location).toBe('/login?from=%2Faccount')
  const seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
  seeker.jar.set('signed-in', 'ADMIN')
  expect((await seeker.get('/api/admin/employers')).statusCode).toBe(403)
})
