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
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { sendResetLinks } from '../../testing/reset-links.ts'
import { watching } from '../../testing/database.ts'

const { app, database } = await testApp()

/** A person with an account, whose registering browser is of no further interest. */
async function person() {
  const form = newSeeker()
  await browser(app).post('/api/users/register', form)
  return form
}
const signIn = (who: ReturnType<typeof browser>, identifier: string, password = testPassword) =>
  who.post('/api/auth/login', { identifier, password })

async function forget(email: string) {
  await browser(app).post('/api/auth/forgot-password', { email })
  await sendResetLinks(database)
}

beforeEach(() => emptyAccounts(database))

describe('links by mail', () => {
  test('RTE-09 the link verifies the address, and a second click does no harm', async () => {
    const { email } = await person()
    const token = await lastToken(database, email, 'verify-email')
    const verify = (given: string) => browser(app).post('/api/auth/verify-email', { token: given })
    expect((await verify('something else')).json()).toMatchObject({ code: 'invalid_link' })
    expect((await verify(token)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
    const { rows } = await sql<{
      verified: boolean
    }>`select email_verified_at is not null as verified from accounts`.execute(database.executor)
    expect(rows).toEqual([{ verified: true }])
  })

  test('ACC-02 the mail can be sent again, but nobody can be flooded', async () => {
    const { email, username } = await person()
    const who = browser(app)
    await signIn(who, username)
    for (let round = 0; round < 7; round += 1) {
      expect((await who.post('/api/auth/resend-verification')).statusCode).toBe(200)
    }
    expect(await mailsTo(database, email)).toHaveLength(3)
  })

  test('API-06 API-09 ACC-21 a reset is answered alike for an address we know and one we do not', async () => {
    const { email } = await person()
    const ask = (address: string, path = 'forgot-password') =>
      browser(app).post(`/api/auth/${path}`, { email: address })
    const known = await ask(email)
    const unknown = await ask('nobody@example.com', 'request-password-reset')
    await sendResetLinks(database)
    expect(known.json()).toEqual({ success: true, message: 'Password reset email sent successfully' })
    expect(unknown.json()).toEqual(known.json())
    expect(await mailsTo(database, 'nobody@example.com')).toEqual([])
    const mail = (await mailsTo(database, email)).at(-1)
    expect(mail?.template).toBe('reset-password')
    expect(mail?.values['link']).toMatch(/\/reset-password\?token=/)
  })

  test.each(['forgot-password', 'request-password-reset'])(
    'ACC-11 at %s an address we know and one we do not are put to the same work',
    async (path) => {
      const partner = await makePerson(database, 'partner')
      const seeker = await makePerson(database, 'seeker')
      const disabled = await makePerson(database, 'partner')
      await sql`update accounts set disabled_at = now() where id = ${disabled.id}`.execute(database.executor)
      const seen: string[] = []
      const { app: watched } = await testApp({
        database: watching(database, ({ sql: text }) => seen.push(text)),
      })
      const workFor = async (email: string) => {
        seen.length = 0
        await browser(watched).post(`/api/auth/${path}`, { email, userType: 'partner' })
        return seen.filter((text) => !text.includes('rate_limits'))
      }
      const unknown = await workFor('nobody@example.com')
      expect(unknown.length).toBeGreaterThan(0)
      for (const { email } of [partner, seeker, disabled]) expect(await workFor(email)).toEqual(unknown)
      await sendResetLinks(database)
      expect(await mailsTo(database, partner.email)).toHaveLength(1)
      expect(await mailsTo(database, seeker.email)).toEqual([])
      expect(await mailsTo(database, disabled.email)).toEqual([])
    },
  )

  test('ACC-17 ACC-18 ACC-20 ACC-29 a reset link works once, is kept as a hash, and ends every session', async () => {
    const { email, username } = await person()
    const who = browser(app)
    await signIn(who, username)
    await forget(email)
    const token = await lastToken(database, email, 'reset-password')
    const { rows } = await sql<{ token_hash: Buffer }>`select token_hash from account_links`.execute(
      database.executor,
    )
    expect(rows.every(({ token_hash }) => !token_hash.equals(Buffer.from(token)))).toBe(true)
    const reset = (given: string) => browser(app).post('/api/auth/reset-password', { token, password: given })
    expect(refusalOf(await reset('password123')).fields['password']).toContain('too easy to guess')
    expect((await reset('another-kettle-17')).statusCode).toBe(200)
    expect((await reset('a-third-kettle-18')).json()).toMatchObject({ code: 'invalid_link' })
    expect((await who.get('/api/session')).json()).toEqual({ user: null })
    expect((await signIn(browser(app), username)).statusCode).toBe(401)
    expect((await signIn(browser(app), username, 'another-kettle-17')).statusCode).toBe(200)
    expect((await mailsTo(database, email)).at(-1)?.template).toBe('password-changed')
  })

  test('API-07 RTE-08 whether a link still works is known before a password is typed, and asking leaves it good', async () => {
    const { email } = await person()
    const isUsable = async (token: string) =>
      (await browser(app).post('/api/auth/check-reset-link', { token })).json<{ usable: boolean }>().usable
    await forget(email)
    const token = await lastToken(database, email, 'reset-password')
    expect([await isUsable('something else'), await isUsable(token), await isUsable(token)]).toEqual([
      false,
      true,
      true,
    ])
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    expect(await isUsable(token)).toBe(false)
    await sql`update accounts set disabled_at = null`.execute(database.executor)
    const reset = await browser(app).post('/api/auth/reset-password', {
      token,
      password: 'another-kettle-17',
    })
    expect(reset.json()).toMatchObject({ success: true })
    expect(await isUsable(token)).toBe(false)
    await forget(email)
    const late = await lastToken(database, email, 'reset-password')
    await sql`update account_links set expires_at = now()`.execute(database.executor)
    expect(await isUsable(late)).toBe(false)
  })

  test('a disabled account gets no link, and one that went out before is dead', async () => {
    const { email, username } = await person()
    await forget(email)
    const token = await lastToken(database, email, 'reset-password')
    await sql`update accounts set disabled_at = now()`.execute(database.executor)
    const answer = await browser(app).post('/api/auth/reset-password', {
      token,
      password: 'another-kettle-17',
    })
    expect(refusalOf(answer).code).toBe('invalid_link')
    const mails = (await mailsTo(database, email)).length
    await forget(email)
    expect(await mailsTo(database, email)).toHaveLength(mails)
    await sql`update accounts set disabled_at = null`.execute(database.executor)
    expect((await signIn(browser(app), username)).statusCode).toBe(200)
  })

  test('ACC-19 after an hour a reset link is no longer good', async () => {
    const { email } = await person()
    await forget(email)
    const token = await lastToken(database, email, 'reset-password')
    await sql`update account_links set created_at = now() - interval '61 minutes', expires_at = now() - interval '1 minute'`.execute(
      database.executor,
    )
    const answer = await browser(app).post('/api/auth/reset-password', {
      token,
      password: 'another-kettle-17',
    })
    expect(answer.json()).toMatchObject({ code: 'invalid_link' })
  })

  test('of two resets with two links at once, one wins, and neither waits for the other for ever', async () => {
    const { email } = await person()
    for (let round = 0; round < 5; round += 1) {
      await sql`delete from account_links`.execute(database.executor)
      await sql`truncate recipient_mails`.execute(database.executor)
      const tokens: string[] = []
      for (let link = 0; link < 2; link += 1) {
        await forget(email)
        tokens.push(await lastToken(database, email, 'reset-password'))
      }
      const answers = await Promise.all(
        tokens.map((token) =>
          browser(app).post('/api/auth/reset-password', { token, password: 'another-kettle-17' }),
        ),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
    }
  })

  test('of two resets with one link at once, one wins', async () => {
    const { email } = await person()
    await forget(email)
    const token = await lastToken(database, email, 'reset-password')
    const answers = await Promise.all(
      ['another-kettle-17', 'a-third-kettle-18'].map((given) =>
        browser(app).post('/api/auth/reset-password', { token, password: given }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  })
})
