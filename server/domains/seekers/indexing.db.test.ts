import { sql } from 'kysely'
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
import type { Onboarding } from '../../../contract/seekers.ts'
import { testApp } from '../../testing/app.ts'
import { makeSeeker } from '../../testing/seekers.ts'
import { kindBits } from '../../platform/search/kinds.ts'
import { facetsOf } from './search/facets.ts'
import { readFindable } from './index-store.ts'
import { indexWaitingSeekers, refreshSeeker } from './indexing.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

beforeEach(() => emptyAccounts(database))

async function stored() {
  const { rows } = await sql<{ id: string; facet: number; kinds: number }>`
    select account_id as id, facet, name_key, languages::text, skills, born::text, gender, religion, salary, job_types, places,
      kinds::float8, said_kinds::float8, said_skills
    from seeker_facets order by account_id, facet`.execute(executor)
  return rows
}

/** What the rows of accounts and profiles say today. */
async function reckoned() {
  const { rows } = await sql<{ id: string }>`select id from accounts`.execute(executor)
  const people = await readFindable(
    executor,
    rows.map(({ id }) => id),
  )
  return people
    .flatMap((person) => {
      const { facets, entry } = facetsOf(person)
      return entry.kinds === 0 ? [] : facets.map((facet) => ({ id: person.id, facet, ...entry }))
    })
    .toSorted((one, other) => (one.id === other.id ? one.facet - other.facet : one.id < other.id ? -1 : 1))
}

/** So many rows at least, each as it would be written today. */
async function expectTruth(rows: number): Promise<void> {
  const now = await stored()
  expect(now).toEqual(await reckoned())
  expect(now.length).toBeGreaterThanOrEqual(rows)
}
async function expectNobody(): Promise<void> {
  expect(await stored()).toEqual([])
  expect(await executor.selectFrom('seeker_words').select('account_id').execute()).toEqual([])
}

/** Follows the link in the last mail of that kind. */
async function proveAddress(email: string, template = 'verify-email'): Promise<void> {
  const token = await lastToken(database, email, template)
  expect((await browser(app).post('/api/auth/verify-email', { token })).statusCode).toBe(200)
}

/** Somebody who has registered by the quick form, and proved the address. */
async function arrive(changes: object = {}) {
  const who = browser(app)
  const person = newSeeker(changes)
  expect((await who.post('/api/users/register', person)).statusCode).toBe(201)
  await proveAddress(person.email)
  return who
}

describe('after every act that changes a seeker they are found by what is true then', () => {
  test('MAT-08 both ways to register, once the address is proved and the kind of work is known', async () => {
    const quick = newSeeker({ firstName: 'Àbeba' })
    await browser(app).post('/api/users/register', quick)
    await expectNobody()
    await proveAddress(quick.email)
    await expectTruth(4)
    expect((await stored())[0]).toMatchObject({ name_key: 'abeba' })
    await emptyAccounts(database)
    const { username, email, password } = newSeeker()
    const who = browser(app)
    const answer = await who.post('/api/users', {
      username,
      email,
      password,
      fullName: 'Hanna Kebede',
      phoneNumber: '0911234567',
      dateOfBirth: '1999-03-14',
      gender: 'FEMALE',
      location: 'Jimma',
      role: 'JOBSEEKER',
      deviceType: 'mobile',
      deviceId: 'device-of-hanna',
      consent: true,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    await proveAddress(email)
    // This form asks for no kind of work.
    await expectNobody()
    await who.put('/api/onboarding/job-preferences', {
      jobTypes: ['LIVE_IN'],
      workTypes: ['Driver'],
      locations: [],
    })
    await expectTruth(4)
  })

  test('MAT-08 a new address is proved in place of the first, which never was', async () => {
    const person = await makePerson(database, 'seeker', { emailVerified: false })
    await expectNobody()
    const who = await signedIn(app, database, person)
    const email = 'another@example.com'
    expect((await who.put('/api/account/email', { email, password: testPassword })).statusCode).toBe(200)
    await expectNobody()
    await proveAddress(email, 'confirm-email')
    await expectTruth(4)
  })

  test('MAT-08 nobody who looks for work is kept without a place', async () => {
    const { id } = await makePerson(database, 'seeker')
    const change = executor.updateTable('accounts').set({ place_id: null }).where('id', '=', id)
    await expect(change.execute()).rejects.toMatchObject({ code: '23514' })
  })

  test('each step of onboarding, and the profile', async () => {
    const who = await arrive()
    const acts: [string, object][] = [
      [
        '/api/onboarding/profile-setup',
        {
          firstName: 'Hanna',
          lastName: 'Kebede',
          phoneNumber: '0911234567',
          location: 'Jimma',
          gender: 'OTHER',
          dateOfBirth: '1990-02-28',
        },
      ],
      [
        '/api/onboarding/job-preferences',
        { jobTypes: ['LIVE_IN'], workTypes: ['NANNY'], locations: ['Addis Ababa', 'Jimma'] },
      ],
      ['/api/profile', { firstName: 'Hannah', location: 'Hawassa' }],
      ['/api/users/job-seeker/profile', { firstName: 'Zewditu' }],
    ]
    for (const [path, body] of acts) {
      const before = await stored()
      expect((await who.put(path, body)).statusCode, path).toBe(200)
      await expectTruth(4)
      expect(await stored(), path).not.toEqual(before)
    }
    const skills = {
      hasCertifications: true,
      wantsSkillTest: false,
      wantsTrainingProgram: false,
      salaryRange: '5000+',
      skills: ['Childcare', 'First Aid'],
      languages: ['Amharic', 'Oromiffa'],
      religion: 'Islam',
    }
    expect((await who.post('/api/skills-certification/user', skills)).statusCode).toBe(200)
    await expectTruth(11)
    const fewer = { ...skills, skills: ['Cooking'], languages: ['English'], religion: null }
    expect((await who.post('/api/skills-certification/user', fewer)).statusCode).toBe(200)
    await expectTruth(8)
  })

  test('being away, being disabled, and coming back', async () => {
    const id = await makeSeeker(database)
    for (const [away, back] of [
      [sql`update seeker_profiles set available = false`, sql`update seeker_profiles set available = true`],
      [sql`update accounts set disabled_at = now()`, sql`update accounts set disabled_at = null`],
    ] as const) {
      await away.execute(executor)
      await refreshSeeker(executor, id)
      await expectNobody()
      await back.execute(executor)
      await refreshSeeker(executor, id)
      await expectTruth(3)
    }
  })

  test('erasing', async () => {
    const person = await makePerson(database, 'seeker')
    await expectTruth(3)
    const who = await signedIn(app, database, person)
    expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    await expectNobody()
  })

  test('two changes at once: the last one to be written is what counts, whichever it is', async () => {
    const person = await makePerson(database, 'seeker')
    const [one, other] = [await signedIn(app, database, person), await signedIn(app, database, person)]
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => [
        one.put('/api/profile', { firstName: `Name ${at}` }),
        other.put('/api/onboarding/job-preferences', {
          jobTypes: ['LIVE_IN'],
          workTypes: ['NANNY'],
          locations: at % 2 === 0 ? ['Jimma'] : ['Hawassa', 'Gondar'],
        }),
      ]).flat(),
    )
    await expectTruth(4)
  })

  test('nobody but seekers has anything to be found by', async () => {
    for (const kind of ['household', 'business', 'partner', 'admin'] as const)
      await refreshSeeker(executor, (await makePerson(database, kind)).id)
    await expectNobody()
  })
})

describe('MAT-07 until somebody says what they want, it is the job that they registered for', () => {
  const wanted = async (who: ReturnType<typeof browser>) =>
    (await who.get('/api/onboarding')).json<Onboarding>().preferences.workTypes
  const kinds = async () => new Set((await stored()).map((row) => row.kinds))

  test('one of the five kinds of household work', async () => {
    expect(await wanted(await arrive({ job: 'Cook' }))).toEqual(['COOK_CHEF'])
    expect(await kinds()).toEqual(new Set([kindBits(['cook'])]))
  })

  test('any other of the list, named in any language, and another one once it is chosen', async () => {
    const who = await arrive({ job: 'ሹፌር' })
    expect(await wanted(who)).toEqual(['Driver'])
    expect(await kinds()).toEqual(new Set([kindBits(['driver'])]))
    const preferences = { jobTypes: ['FULL_TIME'], workTypes: ['Gardener', 'NANNY'], locations: [] }
    expect((await who.put('/api/onboarding/job-preferences', preferences)).statusCode).toBe(200)
    expect(await wanted(who)).toEqual(['Gardener', 'NANNY'])
    expect(await kinds()).toEqual(new Set([kindBits(['gardener', 'nanny'])]))
  })
})

test('those who were there before are made findable once, also by two servers at once', async () => {
  for (let made = 0; made < 5; made += 1) await makePerson(database, 'seeker')
  await sql`delete from seeker_facets`.execute(executor)
  await sql`delete from seeker_words`.execute(executor)
  await sql`insert into seekers_to_index select id from accounts where type = 'CAREER'`.execute(executor)
  await Promise.all([indexWaitingSeekers(executor), indexWaitingSeekers(executor)])
  await expectTruth(20)
  expect(await executor.selectFrom('seeker_words').select('account_id').execute()).toHaveLength(5)
  expect(await indexWaitingSeekers(executor)).toBe(0)
})
