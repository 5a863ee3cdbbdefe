import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UrgentLists } from '../../contract/backoffice.ts'
import type { ConversationList, OpenConversation } from '../../contract/messages.ts'
import { spokenLanguages } from '../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { skills } from '../../contract/reference/services.ts'
import { maskContacts } from '../../contract/rules/contact-masking.ts'
import { applicationStates, offerStates } from '../../contract/rules/hiring.ts'
import { longestBio } from '../../contract/rules/seekers.ts'
import { readMigrations } from '../platform/database/migrate.ts'
import { browser, makePerson, testPassword } from '../testing/accounts.ts'
import { testApp, testAudit, testSigner } from '../testing/app.ts'
import { addDemoPeople, demoPassword, demoPeople } from './demo.ts'
import { testPasswords } from '../testing/passwords.ts'
import { quietTowns } from '../testing/quiet-towns.ts'

const { app, database, files } = await testApp()

test('the demo people are there once, verified, and sign in with the one password', async () => {
  const tools = { passwords: await testPasswords(), audit: testAudit, signer: testSigner, files }
  expect(await demoPeople(database.executor)).toEqual([])
  await addDemoPeople(database.executor, tools)
  await addDemoPeople(database.executor, tools)
  const names = await demoPeople(database.executor)
  expect(names).toEqual(['demo.seeker', 'demo.household', 'demo.business', 'demo.partner', 'demo.admin'])
  const roles: string[] = []
  for (const identifier of names) {
    const answer = await browser(app).post('/api/auth/login', { identifier, password: demoPassword })
    const { user } = answer.json<{ data: { user: { role: string; emailVerified: boolean } } }>().data
    expect(user.emailVerified).toBe(true)
    roles.push(user.role)
  }
  expect(roles).toEqual(['CAREER', 'HOUSEHOLD', 'BUSINESS', 'PARTNER', 'ADMIN'])
  const accounts = await database.executor.selectFrom('accounts').select('type').execute()
  expect(accounts.filter(({ type }) => type !== 'CAREER')).toHaveLength(9)
  const consents = await database.executor.selectFrom('account_consents').select('account_id').execute()
  expect(consents).toHaveLength(accounts.length - 1)
})

test('there are many people who look for work, all over the country, who write in three languages', async () => {
  const seekers = await database.executor
    .selectFrom('accounts')
    .innerJoin('seeker_profiles', 'account_id', 'accounts.id')
    .selectAll()
    .execute()
  expect(seekers.length).toBeGreaterThan(120)
  const several = (column: keyof (typeof seekers)[number], fewest: number) =>
    expect(new Set(seekers.map((seeker) => String(seeker[column]))).size, column).toBeGreaterThanOrEqual(
      fewest,
    )
  several('place_id', 50)
  several('job_title', 10)
  several('languages', 10)
  several('religion', 6)
  several('bio', 35)
  for (const column of ['language', 'age_range', 'experience', 'education', 'salary_range'] as const) {
    several(column, 3)
  }
  const names = seekers.map((seeker) => `${seeker.first_name} ${seeker.last_name}`)
  const inEthiopic = names.filter((name) => /^[\u1200-\u137f]+ [\u1200-\u137f]+$/.test(name))
  expect(inEthiopic.length).toBeGreaterThan(15)
  expect(inEthiopic.length).toBeLessThan(names.length / 2)
  expect(new Set(names).size).toBeGreaterThan(100)
  expect(seekers.filter(({ religion }) => religion === null).length).toBeGreaterThan(20)
  expect(seekers.filter(({ available }) => !available).length).toBeGreaterThan(5)
  expect(seekers.filter(({ available_from: from }) => from !== null).length).toBeGreaterThan(5)
  for (const { bio, skills: known, place_id: placeId, languages: spoken } of seekers) {
    expect(bio.length).toBeLessThanOrEqual(longestBio)
    expect(bio).not.toContain('{{')
    expect(ethiopianPlaces.byId(placeId ?? '')).toBeDefined()
    for (const id of known) expect(skills.byId(id), id).toBeDefined()
    for (const id of spoken) expect(spokenLanguages.byId(id), id).toBeDefined()
  }
  // So that the mask is seen to do its work.
  expect(seekers.filter(({ bio }) => maskContacts(bio) !== bio).length).toBeGreaterThan(15)
})

test('MAT-08 all of them who look for work now are found by employers, by what they want to do', async () => {
  const { executor } = database
  const available = await executor
    .selectFrom('seeker_profiles')
    .select('account_id as id')
    .where('available', '=', true)
    .execute()
  const found = await executor
    .selectFrom('seeker_facets')
    .select(['account_id as id', 'kinds'])
    .where('facet', '=', 0)
    .execute()
  expect(found.map(({ id }) => id).toSorted()).toEqual(available.map(({ id }) => id).toSorted())
  expect(new Set(found.map(({ kinds }) => kinds)).size).toBeGreaterThan(8)
})

test('nobody who looks for work is found in the towns of the browser tests', async () => {
  const places = await database.executor
    .selectFrom('accounts')
    .innerJoin('seeker_profiles', 'account_id', 'accounts.id')
    .select(['place_id', 'wanted_places'])
    .execute()
  const taken = new Set(places.flatMap(({ place_id: home, wanted_places: wanted }) => [home, ...wanted]))
  for (const town of quietTowns) {
    const place = ethiopianPlaces.named(town)
    expect(place, town).toBeDefined()
    expect(taken, town).not.toContain(place?.id)
  }
})

test('people have applied in every state, and offers go with the applications they answer', async () => {
  const { executor } = database
  const applications = await executor
    .selectFrom('job_applications')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .innerJoin('accounts as employer', 'employer.id', 'jobs.employer_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'seeker_id')
    .select(['job_applications.status', 'job_id', 'seeker_id', 'applied_at', 'jobs.created_at'])
    .select(['employer.username as employer', 'seeker.username as seeker', 'cover_letter'])
    .execute()
  expect(applications.length).toBeGreaterThanOrEqual(40)
  const states = new Set(applications.map(({ status }) => status))
  expect([...states].toSorted()).toEqual(applicationStates.filter((state) => state !== 'DECLINED').toSorted())
  for (const name of ['demo.household', 'demo.business']) {
    const own = applications.filter(({ employer }) => employer === name)
    const perJob = [...Map.groupBy(own, ({ job_id: id }) => id).values()].map(({ length }) => length)
    expect(perJob.filter((length) => length >= 4).length, name).toBeGreaterThanOrEqual(3)
  }
  const tried = applications.filter(({ seeker }) => seeker === 'demo.seeker')
  expect(new Set(tried.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
  expect(applications.filter((each) => each.applied_at < each.created_at)).toEqual([])
  expect(applications.some(({ cover_letter: letter }) => maskContacts(letter) !== letter)).toBe(true)

  const offers = await executor.selectFrom('offers').selectAll().execute()
  expect(offers.filter(({ job_id: job }) => job === null).length).toBeGreaterThanOrEqual(3)
  const offered: { [status: string]: string } = {
    OFFERED: 'SENT',
    ACCEPTED: 'ACCEPTED',
    HIRED: 'HIRED',
  }
  for (const { status, job_id: job, seeker_id: seeker } of applications) {
    const offer = offers.find((each) => each.job_id === job && each.seeker_id === seeker)
    expect(offer?.status, status).toBe(offered[status])
  }
})

test('there are interviews, offers and placements in each state, and reviews', async () => {
  const { executor } = database
  const statesOf = async (table: 'interviews' | 'offers' | 'placements') =>
    [
      ...new Set((await executor.selectFrom(table).select('status').execute()).map(({ status }) => status)),
    ].toSorted()
  expect(await statesOf('interviews')).toEqual(['AGREED', 'ASKED', 'PROPOSED'])
  expect(await statesOf('offers')).toEqual(offerStates.toSorted())
  expect(await statesOf('placements')).toEqual(['CURRENT', 'ENDED'])
  const names = ['demo.seeker', 'demo.household', 'demo.business']
  for (const name of names) {
    const rows = await executor
      .selectFrom('reviews')
      .innerJoin('accounts', 'accounts.id', 'subject_id')
      .innerJoin('account_figures', 'account_figures.account_id', 'accounts.id')
      .select(['account_figures.reviews', 'reviews.id'])
      .where('username', '=', name)
      .execute()
    expect(rows.length, name).toBeGreaterThan(0)
    expect(rows[0]?.reviews, name).toBe(rows.length)
  }
  // Every application and every offer has a history.
  const silent = await sql`
    select from job_applications application where not exists (
      select from hiring_events where application_id = application.id and transition = 'apply')
    union all select from offers offer where not exists (
      select from hiring_events where offer_id = offer.id and transition = 'send')`.execute(executor)
  expect(silent.rows).toEqual([])
})

const signIn = async (identifier: string) => {
  const who = browser(app)
  expect((await who.post('/api/auth/login', { identifier, password: demoPassword })).statusCode).toBe(200)
  return who
}
const conversationsOf = async (who: ReturnType<typeof browser>) =>
  (await who.get('/api/conversations?size=1000')).json<ConversationList>().conversations
const textsOf = async (who: ReturnType<typeof browser>, id: string) =>
  (await who.get(`/api/conversations/${id}`))
    .json<OpenConversation>()
    .messages.filter(({ text }) => text !== '')

test('MSG-09 every hiring step is in the conversation, in order', async () => {
  const { rows } = await sql<{ wrong: string }>`
    select 'events' as wrong from (select count(*) from hiring_events) events,
      (select count(*) from messages where note_subject is not null) notes where events.count <> notes.count
    union all select 'numbers' from conversations conversation where last_number <> (
      select count(*) from messages where conversation_id = conversation.id)
    union all select 'order' from messages one join messages next on next.conversation_id = one.conversation_id
      and next.number = one.number + 1 where next.sent_at < one.sent_at
    union all select 'future' from messages where sent_at > now()
    union all select 'unread' from conversation_sides side where unread <> (
      select count(*) from messages where conversation_id = side.conversation_id and number > side.read_number
        and side.party = any(notifies))
    union all select 'listed' from conversation_sides side where listed_at is distinct from (
      select case when bool_or(body is not null or side.party = any(notifies)) then max(sent_at) end
      from messages where conversation_id = side.conversation_id)
    union all select 'shown' from conversations conversation where (contact_shown_at is null) = exists (
      select from placements placement where placement.seeker_id = conversation.seeker_id
        and placement.employer_id = conversation.employer_id)`.execute(database.executor)
  expect(rows).toEqual([])
})

test('MSG-09 MSG-10 people talk in three languages, with unread, masked and long conversations', async () => {
  const [seeker, household, business] = [
    await signIn('demo.seeker'),
    await signIn('demo.household'),
    await signIn('demo.business'),
  ]
  for (const who of [seeker, household, business])
    expect((await who.get('/api/unread-messages')).json<{ unread: number }>().unread).toBeGreaterThan(0)
  const own = await conversationsOf(seeker)
  const talks = await Promise.all(
    own.map(async (conversation) => ({ conversation, texts: await textsOf(seeker, conversation.id) })),
  )
  for (const sunday of [/እሑድ/, /Dilbata/, /Sundays/])
    expect(talks.some(({ texts }) => texts.some(({ text }) => sunday.test(text)))).toBe(true)
  const before = talks.filter(({ conversation }) => !conversation.isContactShown)
  expect(
    before.some(({ texts }) => texts.some(({ text, isMasked }) => isMasked && text.includes('•••'))),
  ).toBe(true)
  const hired = talks.find(({ conversation }) => conversation.isContactShown)?.conversation
  expect(hired?.last?.number).toBeGreaterThanOrEqual(80)
  const first = await seeker.get(`/api/conversations/${hired?.id}/messages?after=0`)
  expect(
    first
      .json<OpenConversation>()
      .messages.map(({ text }) => text)
      .join(),
  ).toContain('0911 00 00 65')
  const asking = talks.find(({ texts }) => texts.some(({ asksForMoney }) => asksForMoney))?.conversation
  expect(asking?.with).toMatchObject({ name: 'Solomon', isVerified: false })
})

test('MSG-09 staff have people to answer and messages to review', async () => {
  const staff = await signIn('demo.admin')
  const conversations = await conversationsOf(staff)
  expect(conversations.map(({ unread }) => unread)).toEqual([1, 0, 0])
  const requests = (await staff.get('/api/admin/urgent')).json<UrgentLists>().moneyRequests
  expect(requests.length).toBeGreaterThanOrEqual(1)
  expect(new Set(requests.map(({ employer }) => employer))).toEqual(new Set(['demo.solomon']))
})

test('there is work of many kinds in all three languages, and nobody has more open than they may', async () => {
  const { executor } = database
  const jobs = await executor.selectFrom('jobs').selectAll().orderBy('id', 'desc').execute()
  expect(jobs.length).toBeGreaterThanOrEqual(60)
  for (const column of ['work_type', 'job_type', 'gender', 'status'] as const) {
    expect(new Set(jobs.map((job) => job[column])).size, column).toBeGreaterThanOrEqual(3)
  }
  const newest = jobs.slice(0, 5).map(({ title }) => title)
  expect(newest.some((title) => /[\u1200-\u137f]/.test(title))).toBe(true)
  const active = jobs.filter(({ status }) => status === 'ACTIVE')
  expect(active.length).toBeGreaterThanOrEqual(55)
  const found = await executor.selectFrom('job_facets').select('job_id').where('facet', '=', 0).execute()
  expect(found.map(({ job_id: id }) => id).toSorted()).toEqual(active.map(({ id }) => id).toSorted())
  const verified = await executor.selectFrom('employer_verifications').select('employer_id').execute()
  const known = new Set(verified.map(({ employer_id: id }) => id))
  for (const name of ['demo.household', 'demo.business']) {
    const { id } = await executor
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirstOrThrow()
    expect(known.has(id)).toBe(true)
    expect(active.filter(({ employer_id: owner }) => owner === id).length).toBeGreaterThan(2)
  }
  expect(active.filter(({ employer_id: owner }) => !known.has(owner)).length).toBe(2)
})

test('demo people of an earlier version are marked as such by the migration, and nobody else', async () => {
  const { executor } = database
  const marked = async () => {
    const rows = await executor.selectFrom('accounts').select('username').where('demo', '=', true).execute()
    return rows.map(({ username }) => username).toSorted()
  }
  const demo = await marked()
  const others = [
    await makePerson(database, 'admin', { username: 'boss', email: 'boss@abronet.example' }),
    await makePerson(database, 'seeker', { username: 'demo.somebody', email: 'demo.somebody@example.com' }),
  ]
  const everybody = await executor.selectFrom('accounts').select('id').execute()
  expect(demo).toHaveLength(everybody.length - others.length)
  await executor.updateTable('accounts').set({ demo: false }).execute()
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0017-'))
  await sql.raw(/update accounts [^;]+;/.exec(migration?.text ?? '')?.[0] ?? '').execute(executor)
  expect(await marked()).toEqual(demo)
  for (const { id } of others) await executor.deleteFrom('accounts').where('id', '=', id).execute()
})

test('one who has left is no longer named', async () => {
  const who = browser(app)
  await who.post('/api/auth/login', { identifier: 'demo.partner', password: demoPassword })
  expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(400)
  expect((await who.post('/api/account/delete', { password: demoPassword })).statusCode).toBe(200)
  expect(await demoPeople(database.executor)).not.toContain('demo.partner')
})

test('the tried seeker has a guarantor who has confirmed, and staff see one who vouches for several', async () => {
  const who = browser(app)
  await who.post('/api/auth/login', { identifier: 'demo.seeker', password: demoPassword })
  expect((await who.get('/api/guarantors')).json()).toMatchObject([
    { firstname: 'Hirut', state: 'ASKED' },
    { firstname: 'Kebede', state: 'CONFIRMED' },
  ])
  const states = await database.executor.selectFrom('guarantors').select('state').distinct().execute()
  expect(states.map(({ state }) => state).toSorted()).toEqual(['ASKED', 'CONFIRMED', 'REFUSED'])
  const staff = browser(app)
  await staff.post('/api/auth/login', { identifier: 'demo.admin', password: demoPassword })
  expect((await staff.get('/api/admin/urgent')).json<UrgentLists>().sharedGuarantors).toMatchObject([
    { name: 'Dinqaa Gammachuu', seekers: { length: 3 } },
  ])
})
