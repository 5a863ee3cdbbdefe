import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  lastToken,
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
const fresh = 'fresh@example.com'

const ask = (who: ReturnType<typeof browser>, email = fresh) =>
  who.put('/api/account/email', { email, password: testPassword })
const verify = (token: string) => browser(app).post('/api/auth/verify-email', { token })
const templatesTo = async (address: string) =>
  (await mailsTo(database, address)).map(({ template }) => template)
const addresses = async (who: ReturnType<typeof browser>) => {
  const { email, emailVerified, pendingEmail } = (await who.get('/api/account')).json<{
    email: string
    emailVerified: boolean
    pendingEmail: string | null
  }>()
  return { email, emailVerified, pendingEmail }
}

beforeEach(() => emptyAccounts(database))

describe('another address', () => {
  test('takes the place of the old one once its link is followed, and the old one is notified twice', async () => {
    const person = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, person)
    const answer = await ask(who, 'Fresh@Example.com')
    expect(answer.json()).toMatchObject({ success: true })
    expect(await addresses(who)).toEqual({
      email: person.email,
      emailVerified: true,
      pendingEmail: fresh,
    })
    expect(await templatesTo(fresh)).toEqual(['confirm-email'])
    expect(await templatesTo(person.email)).toEqual(['email-change-asked'])
    const token = await lastToken(database, fresh, 'confirm-email')
    expect((await verify(token)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
    expect(await addresses(who)).toEqual({ email: fresh, emailVerified: true, pendingEmail: null })
    expect(await templatesTo(person.email)).toEqual(['email-change-asked', 'email-changed'])
    const signIn = (identifier: string) =>
      browser(app).post('/api/auth/login', { identifier, password: testPassword })
    expect((await signIn(fresh)).statusCode).toBe(200)
    expect((await signIn(person.email)).statusCode).toBe(401)
  })

  test('that has an account is answered like any other: its owner is notified, and nothing changes', async () => {
    const owner = await makePerson(database, 'household', { language: 'am' })
    const people = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
    const [one, other] = [
      await signedIn(app, database, people[0] ?? owner),
      await signedIn(app, database, people[1] ?? owner),
    ]
    const taken = await ask(one, owner.email)
    const free = await ask(other)
    expect(taken.statusCode).toBe(free.statusCode)
    expect(taken.body).toBe(free.body)
    expect((await addresses(one)).pendingEmail).toBe(owner.email)
    expect((await addresses(other)).pendingEmail).toBe(fresh)
    expect(await mailsTo(database, owner.email)).toMatchObject([
      { template: 'address-in-use', language: 'am' },
    ])
    expect((await one.post('/api/auth/resend-verification')).body).toBe(
      (await other.post('/api/auth/resend-verification')).body,
    )
  })

  test('that finds an owner before its link is followed stays with that owner', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    await ask(who)
    const token = await lastToken(database, fresh, 'confirm-email')
    await browser(app).post('/api/users/register', newSeeker({ email: fresh }))
    expect(refusalOf(await verify(token)).code).toBe('invalid_link')
    expect((await addresses(who)).email).not.toBe(fresh)
  })

  test('that two people wait for becomes that of one', async () => {
    const people = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
    const tokens: string[] = []
    for (const person of people) {
      await ask(await signedIn(app, database, person))
      tokens.push(await lastToken(database, fresh, 'confirm-email'))
    }
    const answers = await Promise.all(tokens.map(verify))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  })

  test('is forgotten when the owner, warned by mail, chooses a new password', async () => {
    const person = await makePerson(database, 'seeker')
    const thief = await signedIn(app, database, person)
    await ask(thief, 'thief@example.com')
    const token = await lastToken(database, 'thief@example.com', 'confirm-email')
    await browser(app).post('/api/auth/forgot-password', { email: person.email })
    await sendResetLinks(database)
    await browser(app).post('/api/auth/reset-password', {
      token: await lastToken(database, person.email, 'reset-password'),
      password: 'another-kettle-17',
    })
    expect(refusalOf(await verify(token)).code).toBe('invalid_link')
    const rows = await database.executor.selectFrom('accounts').select(['email', 'pending_email']).execute()
    expect(rows).toEqual([{ email: person.email, pending_email: null }])
  })

  test('can be asked for anew and taken back; nobody can be flooded', async () => {
    const person = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, person)
    for (let round = 0; round < 7; round += 1) expect((await ask(who)).statusCode).toBe(200)
    expect(await templatesTo(fresh)).toHaveLength(3)
    expect(await templatesTo(person.email)).toHaveLength(3)
    const token = await lastToken(database, fresh, 'confirm-email')
    await ask(who, person.email)
    expect(await addresses(who)).toEqual({ email: person.email, emailVerified: true, pendingEmail: null })
    expect(refusalOf(await verify(token)).code).toBe('invalid_link')
  })

  test('ACC-02 the link that is sent again goes to the address that waits', async () => {
    const person = await makePerson(database, 'seeker', { emailVerified: false })
    const who = await signedIn(app, database, person)
    await ask(who)
    await who.post('/api/auth/resend-verification')
    expect(await templatesTo(fresh)).toEqual(['confirm-email', 'confirm-email'])
    await verify(await lastToken(database, fresh, 'confirm-email'))
    await who.post('/api/auth/resend-verification')
    expect(await templatesTo(fresh)).toHaveLength(2)
    const { rows } = await sql`select email from accounts where email_verified_at is not null`.execute(
      database.executor,
    )
    expect(rows).toEqual([{ email: fresh }])
  })
})
