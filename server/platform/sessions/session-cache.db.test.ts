import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { emptyAccounts, makePerson, sessionOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { cloneDatabase, watching, type Statement } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeJob } from '../../testing/jobs.ts'

const { database, url } = await cloneDatabase()
const seen: Statement[] = []
const watched = watching(database, (statement) => seen.push(statement))
const { app } = await testApp({
  database: watched,
  notificationsUrl: url,
  environment: { RATE_LIMIT_FACTOR: '1000' },
})
/** Another node, on the same database. */
const { app: other } = await testApp({ database, notificationsUrl: url })

const looks = () => seen.filter((statement) => /\bfrom sessions session\b/.test(statement.sql)).length
const newPerson = async (kind: 'seeker' | 'household' | 'admin' = 'seeker') => {
  const person = await makePerson(database, kind)
  const who = await signedIn(app, database, person)
  await untilCached(who)
  return { person, who }
}
/** Until the listener is there and the session was kept. */
async function untilCached(who: SignedIn) {
  await eventually(async () => {
    await who.get('/api/account')
    seen.length = 0
    await who.get('/api/account')
    expect(looks()).toBe(0)
  })
}

beforeEach(() => emptyAccounts(database))

test('reads one after the other look a session up once', async () => {
  const { who } = await newPerson()
  seen.length = 0
  for (let call = 0; call < 5; call += 1) expect((await who.get('/api/profile')).statusCode).toBe(200)
  expect(looks()).toBe(0)
})

test('an act always looks its session up', async () => {
  const { who } = await newPerson()
  seen.length = 0
  expect((await who.put('/api/account/preferences', { clock: 'sunrise' })).statusCode).toBe(200)
  expect(looks()).toBe(1)
})

test('an act by GET, which only pages of ours may send, looks its session up too', async () => {
  const { who } = await newPerson()
  const answer = await app.inject({
    url: '/api/training-status/complete-module/0199f000-0000-7000-8000-0000000000aa',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${who.jar.get('session') ?? ''}` },
  })
  expect(answer.statusCode).toBe(404)
  expect(looks()).toBe(1)
})

test('what an act has changed is there at the next read, at any time', async () => {
  const { who } = await newPerson()
  for (const language of ['am', 'om', 'en', 'am', 'om']) {
    await who.put('/api/account/preferences', { language })
    expect((await who.get('/api/account')).json()).toMatchObject({ language })
    await who.get('/api/account')
  }
})

test.each([
  ['is signed out elsewhere', (id: string) => sql`delete from sessions where account_id = ${id}`, 401],
  ['is disabled', (id: string) => sql`update accounts set disabled_at = now() where id = ${id}`, 401],
  ['is erased', (id: string) => sql`delete from accounts where id = ${id}`, 401],
  [
    'has a session that ends',
    (id: string) => sql`
    update sessions set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where account_id = ${id}`,
    401,
  ],
] as const)('somebody who %s is out on every node', async (_, change, status) => {
  const { person, who } = await newPerson()
  const elsewhere = await signedIn(other, database, person)
  await elsewhere.get('/api/account')
  await change(person.id).execute(database.executor)
  await eventually(async () => {
    expect((await who.get('/api/account')).statusCode).toBe(status)
    expect((await elsewhere.get('/api/account')).statusCode).toBe(status)
  })
})

test('a changed account is seen by every node', async () => {
  const { person, who } = await newPerson()
  const elsewhere = await signedIn(other, database, person)
  await elsewhere.get('/api/session')
  await sql`update accounts set email_verified_at = null where id = ${person.id}`.execute(database.executor)
  await eventually(async () => {
    for (const node of [who, elsewhere])
      expect((await node.get('/api/session')).json()).toMatchObject({ user: { emailVerified: false } })
  })
})

test('what suits somebody is kept with their session, and a changed profile is seen by every node', async () => {
  const { person, who } = await newPerson()
  const elsewhere = await signedIn(other, database, person)
  const employer = await makePerson(database, 'household')
  const jobId = await makeJob(database, employer.id, { skills: ['driving'], places: ['hawassa'] })
  const matchOn = async (node: typeof who) =>
    (await node.get(`/api/jobs/${jobId}`)).json<SeekerJob>().match?.reasons.map(({ reason }) => reason)
  for (const node of [who, elsewhere]) expect(await matchOn(node)).not.toContain('skillsAll')
  seen.length = 0
  await matchOn(who)
  expect(seen.filter(({ sql: text }) => text.includes('seeker_profiles'))).toEqual([])
  const changes = [
    [sql`insert into seeker_profiles (account_id, skills) values (${person.id}, '{driving}')`, 'skillsAll'],
    [
      sql`update seeker_profiles set wanted_places = '{hawassa}' where account_id = ${person.id}`,
      'placeWanted',
    ],
  ] as const
  for (const [change, reason] of changes) {
    await change.execute(database.executor)
    await eventually(async () => {
      for (const node of [who, elsewhere]) expect(await matchOn(node)).toContain(reason)
    })
  }
  await sql`delete from seeker_profiles where account_id = ${person.id}`.execute(database.executor)
  await eventually(async () => {
    for (const node of [who, elsewhere]) expect(await matchOn(node)).not.toContain('placeWanted')
  })
})

test('while the connection that listens is lost nothing is kept, and afterwards it is again', async () => {
  const { person, who } = await newPerson()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen%' or query = 'select 1')`.execute(
    database.executor,
  )
  await sql`delete from sessions where account_id = ${person.id}`.execute(database.executor)
  await eventually(async () => expect((await who.get('/api/account')).statusCode).toBe(401))
  who.jar.set('session', await sessionOf(database, person))
  await untilCached(who)
})
