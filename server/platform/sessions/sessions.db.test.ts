import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { needsSignIn } from '../../../contract/endpoint.ts'
import { browser, emptyAccounts, makePerson, sessionOf, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { everyCall, sendSample } from '../../testing/calls.ts'
import { watching, type Statement } from '../../testing/database.ts'
import { openDatabase } from '../database/connection.ts'
import { deviceName } from './device.ts'

const { app, database } = await testApp()
const age = (by: string) =>
  sql`update sessions set seen_at = seen_at - ${by}::interval, created_at = created_at - ${by}::interval,
    expires_at = expires_at - ${by}::interval`.execute(database.executor)

const behindSignIn = everyCall.filter(({ endpoint }) => needsSignIn(endpoint.access))

beforeEach(() => emptyAccounts(database))

describe('how long a session is good', () => {
  test.each([
    ['seeker', '29 days', '31 days'],
    ['household', '29 days', '31 days'],
    ['business', '29 days', '31 days'],
    ['partner', '29 days', '31 days'],
    ['support', '29 minutes', '31 minutes'],
    ['admin', '29 minutes', '31 minutes'],
  ] as const)('a %s who was away for %s is still in; after %s no more', async (kind, within, beyond) => {
    for (const [away, status] of [
      [within, 200],
      [beyond, 401],
    ] as const) {
      const who = await signedIn(app, database, await makePerson(database, kind))
      await age(away)
      expect((await who.get('/api/account')).statusCode).toBe(status)
      await emptyAccounts(database)
    }
  })

  test.each([
    ['seeker', '179 days', '181 days'],
    ['admin', '11 hours', '13 hours'],
  ] as const)('a %s who never rests is in for %s, and out after %s', async (kind, within, beyond) => {
    for (const [old, status] of [
      [within, 200],
      [beyond, 401],
    ] as const) {
      const who = await signedIn(app, database, await makePerson(database, kind))
      await age(old)
      await sql`update sessions set seen_at = now()`.execute(database.executor)
      expect((await who.get('/api/account')).statusCode).toBe(status)
      await emptyAccounts(database)
    }
  })

  test('being here is noted, though not at every call', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const seen = async () =>
      (await database.executor.selectFrom('sessions').select('seen_at').executeTakeFirstOrThrow()).seen_at
    const first = await seen()
    await who.get('/api/account')
    expect(await seen()).toEqual(first)
    await sql`update sessions set seen_at = now() - interval '6 minutes'`.execute(database.executor)
    await who.get('/api/account')
    expect(Number(await seen())).toBeGreaterThanOrEqual(Number(first))
  })
})

describe('what a session costs', async () => {
  const seen: Statement[] = []
  const { app: watched } = await testApp({
    database: watching(database, (statement) => seen.push(statement)),
    environment: { RATE_LIMIT_FACTOR: '1000' },
  })

  test.each(behindSignIn)('$name looks at it with one statement, and at nothing before', async (call) => {
    seen.length = 0
    const answer = await sendSample(watched, call, { cookie: `session=${'x'.repeat(43)}` })
    expect(answer.statusCode).toBe(401)
    expect(seen).toHaveLength(1)
  })

  test('a signed-in call looks at it once, by indexes alone', async () => {
    await sql`insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name, place_id)
      select gen_random_uuid(), 'CAREER', 'other.' || number, 'other.' || number || '@example.com', '+251911234567',
        '$argon2id$nobody', 'am', 'Hanna', 'Kebede', 'adama' from generate_series(1, 2000) as number`.execute(
      database.executor,
    )
    await sql`insert into sessions (id_hash, account_id, device, idle_after, expires_at)
      select sha256(id::text::bytea), id, '', '30 days', now() + interval '180 days' from accounts`.execute(
      database.executor,
    )
    await sql`analyze accounts, sessions`.execute(database.executor)
    const who = await signedIn(watched, database, await makePerson(database, 'seeker'))
    seen.length = 0
    expect((await who.get('/api/profile')).statusCode).toBe(200)
    const looks = seen.filter((statement) => /\bsessions\b/.test(statement.sql))
    expect(looks).toHaveLength(1)
    expect(seen.length).toBeLessThanOrEqual(2)
    const [look] = looks
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${look?.sql}`, [
      ...(look?.parameters ?? []),
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using sessions_pkey')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('while the database is away', async () => {
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/none')
  const { app: lame } = await testApp({ database: away, environment: { RATE_LIMIT_FACTOR: '1000' } })

  test.each(behindSignIn)('$name answers 503, never that one is signed out', async (call) => {
    const session = await sessionOf(database, await makePerson(database, 'admin'))
    const answer = await sendSample(lame, call, { cookie: `session=${session}` })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('who is signed in is not known then, which is not nobody', async () => {
    const who = browser(lame)
    who.jar.set('session', await sessionOf(database, await makePerson(database, 'seeker')))
    expect((await who.get('/api/session')).statusCode).toBe(503)
    expect(who.jar.has('session')).toBe(true)
    const wrong = await who.post('/api/auth/login', { identifier: 'nobody', password: 'not the password' })
    expect(wrong.statusCode).toBe(503)
  })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/129.0 Safari/537.36 Edg/129.0', 'Edge, Windows'],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('%s is called "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
