import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { ConversationList, OpenConversation } from '../../../contract/messages.ts'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  newSeeker,
  refusalOf,
  signedIn,
  testPassword,
  type TestPerson,
} from '../../testing/accounts.ts'
import { offerTexts } from '../hiring/masked-texts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob } from '../../testing/jobs.ts'

const { app, database } = await testApp()
const signIn = (identifier: string, password: string, who = browser(app)) =>
  who.post('/api/auth/login', { identifier, password })
const isSignedIn = async (who: ReturnType<typeof browser>) =>
  (await who.get('/api/session')).json<{ user: unknown }>().user !== null

beforeEach(() => emptyAccounts(database))

describe('what we keep', () => {
  test('ACC-39 is handed over as a file, whole and without any key', async () => {
    const partner = await makePerson(database, 'partner')
    const who = browser(app)
    await who.post(
      '/api/users/register',
      newSeeker({ partnerUsername: partner.username, phone: '0955555555' }),
    )
    const answer = await who.get('/api/account/data')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(answer.headers['content-type']).toContain('application/json')
    const data = answer.json<OwnData>()
    expect(data.account).toMatchObject({
      phone: '+251955555555',
      job: 'Nanny',
      dateOfBirthRange: '26-27',
      gender: 'FEMALE',
      referredBy: partner.username,
      consents: [{ document: 'terms' }],
    })
    expect(data.sessions).toMatchObject([{ current: true }])
    expect(data.records).toMatchObject({ seekers: { skills: { religion: null } } })
    expect(data.knownDevices).toHaveLength(1)
    expect(data.links).toMatchObject([{ purpose: 'verify-email', usedAt: null }])
    const keys = await sql<{ key: string }>`
      select password_hash as key from accounts union all select encode(id_hash, 'hex') from sessions`.execute(
      database.executor,
    )
    for (const { key } of keys.rows) expect(answer.body).not.toContain(key)
  })

  test('ACC-39 every column of an account is in the file, or is a key', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'accounts'`.execute(
      database.executor,
    )
    const handedOver = new Set(
      `id type staff_level username email email_verified_at pending_email phone language calendar clock first_name
       last_name company_name gender date_of_birth age_range place_id job_title profile_step referred_by self_referral
       created_at`.split(/\s+/),
    )
    // A disabled account cannot ask for the file; no real person is part of the demo.
    const not = new Set(['password_hash', 'disabled_at', 'demo'])
    // Made from the person's own texts, which are in the file as they were written.
    const derived = new Set(['masked_name', 'masked_job_title', 'masking_version', 'doubtful'])
    const missing = rows.filter(({ name }) => !handedOver.has(name) && !not.has(name) && !derived.has(name))
    expect(missing).toEqual([])
  })
})

describe('between two people', () => {
  test('ACC-39 offers are handed over to both sides, saved seekers to the employer, and no way to reach anybody', async () => {
    const seeker = await makePerson(database, 'seeker', { lastName: 'Bekele 0911 00 00 17' })
    const employer = await makePerson(database, 'business')
    const { executor } = database
    await executor
      .insertInto('saved_seekers')
      .values({ employer_id: employer.id, seeker_id: seeker.id })
      .execute()
    const message = 'Call 0911 00 00 18.'
    await executor
      .insertInto('offers')
      .values({
        id: newId(),
        employer_id: employer.id,
        seeker_id: seeker.id,
        message,
        ...offerTexts.of({ message }),
      })
      .execute()
    const recordsOf = async (person: TestPerson) =>
      (await (await signedIn(app, database, person)).get('/api/account/data')).json<OwnData>().records
    expect(await recordsOf(employer)).toMatchObject({
      offers: [{ seekerName: 'Tigist Bekele •••', message: 'Call 0911 00 00 18.', status: 'SENT' }],
      savedSeekers: [{ seeker: 'Tigist Bekele •••' }],
    })
    const received = await recordsOf(seeker)
    expect(received).toMatchObject({ offers: [{ employerName: 'Sheger Hotels PLC', message: 'Call •••.' }] })
    expect(received).not.toHaveProperty('savedSeekers')
  })
})

describe('conversations', () => {
  async function makeConversation() {
    const seeker = await makePerson(database, 'seeker')
    const employer = await makePerson(database, 'household')
    const [own, other] = [await signedIn(app, database, seeker), await signedIn(app, database, employer)]
    const jobId = await makeJob(database, employer.id)
    const open = async (who: typeof own, body: object) =>
      (await who.post('/api/conversations', body)).json<{ id: string }>().id
    const send = (who: typeof own, id: string, text: string) =>
      who.post(`/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), text })
    const id = await open(own, { about: 'job', id: jobId })
    await send(own, id, 'Call 0911 00 00 17.')
    await send(other, id, 'Call 0911 00 00 18.')
    await send(own, await open(own, { about: 'support' }), 'I need help.')
    return { own, other, id }
  }

  test('ACC-39 are exported with own texts unmasked, and without the contact of anybody else', async () => {
    const { own, other } = await makeConversation()
    const conversationsOf = async (who: typeof own) =>
      (await who.get('/api/account/data')).json<OwnData>().records['conversations']
    expect(await conversationsOf(own)).toMatchObject([
      {
        with: 'Almaz',
        messages: [
          { isOwn: true, text: 'Call 0911 00 00 17.' },
          { isOwn: false, text: 'Call •••.' },
        ],
      },
      { with: null, messages: [{ isOwn: true, text: 'I need help.' }] },
    ])
    expect(await conversationsOf(other)).toMatchObject([
      { messages: [{ text: 'Call •••.' }, { text: 'Call 0911 00 00 18.' }] },
    ])
  })

  test('ACC-40 are deleted with the account for both sides, and the other account still works', async () => {
    const { own, other, id } = await makeConversation()
    expect((await own.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    expect((await other.get(`/api/conversations/${id}`)).statusCode).toBe(404)
    expect((await other.get('/api/conversations')).json()).toEqual({ conversations: [], total: 0 })
    expect((await other.get('/api/unread-messages')).json()).toEqual({ unread: 0 })
    expect((await other.get('/api/account/data')).statusCode).toBe(200)
    for (const table of ['conversations', 'conversation_sides', 'messages'] as const)
      expect(await database.executor.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  test('ACC-40 with staff stay when the account of the member of staff who answered is deleted', async () => {
    const { own } = await makeConversation()
    const admin = await makePerson(database, 'admin')
    await makePerson(database, 'admin')
    const staff = await signedIn(app, database, admin)
    const [first] = (await staff.get('/api/conversations')).json<ConversationList>().conversations
    const path = `/api/conversations/${first?.id ?? ''}`
    await staff.post(`${path}/messages`, { clientId: crypto.randomUUID(), text: 'We help.' })
    expect((await staff.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    expect((await own.get(path)).json<OpenConversation>().messages.map(({ text }) => text)).toEqual([
      'I need help.',
      'We help.',
    ])
  })
})

test('ACC-39 ACC-40 every table about a person is handed over and goes with the account, or holds keys', async () => {
  const { rows } = await sql<{ name: string; ends: boolean }>`
    select conrelid::regclass::text as name, bool_and(confdeltype in ('c', 'n')) as ends
    from pg_constraint where contype = 'f' and confrelid = 'accounts'::regclass group by 1`.execute(
    database.executor,
  )
  const handedOver = [
    'accounts',
    'account_consents',
    'sessions',
    'account_links',
    'known_devices',
    'seeker_profiles',
    'account_pictures',
    'jobs',
    'job_applications',
    'saved_jobs',
    'saved_seekers',
    'interviews',
    'offers',
    'placements',
    'reviews',
    'check_ins',
    'saved_searches',
    'notice_stops',
    'conversations',
    'conversation_sides',
    'messages',
    'message_mails',
    'guarantors',
    'documents',
    'certificates',
    'seeker_verifications',
    'training_learners',
    'training_progress',
    'training_answers',
  ]
  // What staff did or learned, which stays theirs to know.
  const ofStaff = ['employer_verifications', 'reports', 'shared_guarantor_reviews', 'training_versions']
  // Files on their way, which are documents or gone within a day.
  const passing = ['uploads']
  // Made of the others, to find people by and to show in figures.
  const made = ['account_figures', 'seeker_facets', 'seeker_words', 'seekers_to_index']
  const keys = ['second_factors', 'recovery_codes']
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...handedOver, ...ofStaff, ...passing, ...made, ...keys].toSorted(),
  )
  // Erased by name with their files: the database refuses to leave any behind (documents/own.db.test.ts).
  expect(rows.filter(({ ends }) => !ends).map(({ name }) => name)).toEqual(['documents'])
})

describe('leaving', () => {
  test('ACC-40 erases the account and all that hangs on it, frees the name and says goodbye', async () => {
    const who = browser(app)
    const form = newSeeker({ username: 'leaving.one', email: 'leaving@example.com' })
    await who.post('/api/users/register', form)
    const elsewhere = browser(app)
    await signIn(form.username, testPassword, elsewhere)
    const answer = await who.post('/api/account/delete', { password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(who.jar.has('session')).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect((await signIn(form.username, testPassword)).statusCode).toBe(401)
    const { rows } = await sql<{ left: number }>`select ((select count(*) from accounts)
      + (select count(*) from account_consents) + (select count(*) from sessions)
      + (select count(*) from account_links) + (select count(*) from known_devices))::int as left`.execute(
      database.executor,
    )
    expect(rows).toEqual([{ left: 0 }])
    expect((await mailsTo(database, form.email)).at(-1)?.template).toBe('farewell')
    expect((await browser(app).post('/api/users/register', form)).statusCode).toBe(201)
  })

  test('ACC-40 ends the newsletter at that address too, unless it was never proved to be theirs', async () => {
    const readers = () => database.executor.selectFrom('newsletter_subscribers').select('email').execute()
    await database.executor.deleteFrom('newsletter_subscribers').execute()
    const left: { email: string }[] = []
    for (const proved of [false, true]) {
      const person = await makePerson(database, 'seeker', { emailVerified: proved })
      await browser(app).post('/api/newsletter/subscribe', { email: person.email })
      const who = await signedIn(app, database, person)
      expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
      if (!proved) left.push({ email: person.email })
      expect(await readers()).toEqual(left)
    }
  })

  test('ACC-40 whom a partner brought stays when the partner leaves', async () => {
    const partner = await makePerson(database, 'partner')
    await makePerson(database, 'seeker', { referredBy: partner.id })
    const who = await signedIn(app, database, partner)
    expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    const left = await database.executor.selectFrom('accounts').select(['type', 'referred_by']).execute()
    expect(left).toEqual([{ type: 'CAREER', referred_by: null }])
  })

  test('of two administrators who leave at once, one stays', async () => {
    const people = [await makePerson(database, 'admin'), await makePerson(database, 'admin')]
    const browsers = await Promise.all(people.map((person) => signedIn(app, database, person)))
    const answers = await Promise.all(
      browsers.map((who) => who.post('/api/account/delete', { password: testPassword })),
    )
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'erased' : refusalOf(answer).code))
    expect(new Set(codes)).toEqual(new Set(['erased', 'last_admin']))
  })
})
