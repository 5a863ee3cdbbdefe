import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnAccount, OwnSession } from '../../../contract/account-settings.ts'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  newSeeker,
  refusalOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { sendResetLinks } from '../../testing/reset-links.ts'

const { app, database } = await testApp()
const signIn = (identifier: string, password: string, who = browser(app)) =>
  who.post('/api/auth/login', { identifier, password })
const isSignedIn = async (who: ReturnType<typeof browser>) =>
  (await who.get('/api/session')).json<{ user: unknown }>().user !== null
const sessionsOf = async (who: ReturnType<typeof browser>) =>
  (await who.get('/api/account/sessions')).json<OwnSession[]>()

beforeEach(() => emptyAccounts(database))

test('ACC-38 the settings show a person what the account holds', async () => {
  const who = browser(app)
  await who.post('/api/users/register', newSeeker({ username: 'Hanna.K', email: 'hanna@example.com' }))
  const account = (await who.get('/api/account')).json<OwnAccount>()
  expect(account).toMatchObject({
    username: 'Hanna.K',
    userType: 'CAREER',
    email: 'hanna@example.com',
    emailVerified: false,
    pendingEmail: null,
    phone: '+251911234567',
    firstName: 'Tigist',
    lastName: 'Bekele',
    companyName: null,
    location: 'Adama, East Shewa',
    language: 'en',
    calendar: null,
    clock: null,
    consents: [{ document: 'terms', version: '2026-11' }],
    secondFactor: null,
  })
  expect(Object.keys(account)).not.toContain('passwordHash')
})

describe('language, calendar and clock', () => {
  test('LNG-25 LNG-27 are kept with the account; what is left out stays', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const save = async (body: object) => (await who.put('/api/account/preferences', body)).json<unknown>()
    expect(await save({ language: 'am', calendar: 'ethiopian' })).toEqual({
      language: 'am',
      calendar: 'ethiopian',
      clock: null,
    })
    expect(await save({ clock: 'sunrise' })).toEqual({
      language: 'am',
      calendar: 'ethiopian',
      clock: 'sunrise',
    })
    expect(await save({})).toMatchObject({ language: 'am', calendar: 'ethiopian', clock: 'sunrise' })
    // Nothing chosen again: the language decides.
    expect(await save({ calendar: null })).toMatchObject({ calendar: null, clock: 'sunrise' })
    expect(refusalOf(await who.put('/api/account/preferences', { language: 'fr' })).fields).toEqual({
      language: 'Please choose one of the options.',
    })
  })

  test('LNG-28 every mail is written in the saved language, whatever the browser asks for', async () => {
    const person = await makePerson(database, 'household')
    const who = await signedIn(app, database, person)
    await who.put('/api/account/preferences', { language: 'om' })
    await browser(app, { 'accept-language': 'en' }).post('/api/auth/forgot-password', { email: person.email })
    await sendResetLinks(database)
    const [mail] = await mailsTo(database, person.email)
    expect(mail?.language).toBe('om')
    expect(mail?.values['link']).toMatch(/\/om\/reset-password\?token=/)
  })
})

describe('sessions', () => {
  test('ACC-26 are listed for their owner alone, with the device and without any key', async () => {
    const person = await makePerson(database, 'partner')
    await signedIn(app, database, await makePerson(database, 'partner'))
    const phone = browser(app, { 'user-agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' })
    await signIn(person.username, testPassword, phone)
    const laptop = await signedIn(app, database, person)
    const list = await sessionsOf(phone)
    expect(list.map(({ device, current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox, Android', current: true },
        { device: 'Chrome, Android', current: false },
      ]),
    )
    expect(list).toHaveLength(2)
    for (const { id } of list) expect(id).toMatch(/^[0-9a-f]{16}$/)
    const { rows } = await sql<{ hash: string }>`select encode(id_hash, 'hex') as hash from sessions`.execute(
      database.executor,
    )
    expect(rows.filter(({ hash }) => list.some(({ id }) => hash.includes(id)))).toEqual([])
    expect(await isSignedIn(laptop)).toBe(true)
  })

  test('ACC-27 one can be ended, and all others at once', async () => {
    const person = await makePerson(database, 'seeker')
    const [here, second, third] = [
      await signedIn(app, database, person),
      await signedIn(app, database, person),
      await signedIn(app, database, person),
    ]
    const secondId = (await sessionsOf(second)).find(({ current }) => current)?.id
    expect((await here.delete(`/api/account/sessions/${secondId}`)).statusCode).toBe(200)
    expect(await isSignedIn(second)).toBe(false)
    expect((await here.delete(`/api/account/sessions/${secondId}`)).statusCode).toBe(404)
    expect((await here.post('/api/account/sessions/end-others')).statusCode).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(third)]).toEqual([true, false])
    const hereId = (await sessionsOf(here))[0]?.id
    expect((await here.delete(`/api/account/sessions/${hereId}`)).statusCode).toBe(200)
    expect(here.jar.has('session')).toBe(false)
  })

  test('ACC-27 those of another person are not there', async () => {
    const owner = await signedIn(app, database, await makePerson(database, 'seeker'))
    const stranger = await signedIn(app, database, await makePerson(database, 'admin'))
    const [session] = await sessionsOf(owner)
    expect((await stranger.delete(`/api/account/sessions/${session?.id}`)).statusCode).toBe(404)
    await stranger.post('/api/account/sessions/end-others')
    expect(await isSignedIn(owner)).toBe(true)
  })
})
