import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Applicant } from '../../../contract/hiring.ts'
import { applicationStates } from '../../../contract/rules/hiring.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { watching } from '../../testing/database.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
let person: TestPerson
let employer: ReturnType<typeof browser>
let jobId: string

beforeEach(async () => {
  await emptyAccounts(database)
  person = await makePerson(database, 'household')
  employer = await signedIn(app, database, person)
  jobId = await makeJob(database, person.id)
})

const address = (status?: string) =>
  `/api/jobs/${jobId}/applicants${status === undefined ? '' : `?status=${status}`}`
const list = async (status?: string, who = employer) => (await who.get(address(status))).json<Applicant[]>()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

describe('the applicants of a job', () => {
  test('HIR-03 are cards of seekers, each with the application', async () => {
    const seeker = await makeSeekerWithProfile(database)
    const applicationId = await makeApplication(database, {
      jobId,
      seekerId: seeker.id,
      coverLetter: 'I like children.',
      appliedAt: new Date('2026-05-01T08:00:00Z'),
    })
    expect(await list()).toEqual([
      {
        id: seeker.id,
        name: 'Tigist Bekele',
        avatar: null,
        role: 'Nanny',
        location: 'Adama, East Shewa',
        wantedLocations: [],
        gender: 'FEMALE',
        ageRange: '26-27',
        experience: '3-5 years',
        education: 'High School',
        skills: ['Childcare', 'Cooking'],
        languages: ['Amharic', 'Afaan Oromoo'],
        bio: 'I have cared for three children.',
        religion: 'Orthodox',
        salaryRange: '4000-5000',
        hasCertifications: false,
        availableFrom: null,
        saved: false,
        rating: null,
        match: {
          score: 99,
          jobTitle: 'Nanny for two children',
          kilometres: 0,
          reasons: [
            { reason: 'work' },
            { reason: 'skillsAll', met: 2, asked: 2 },
            { reason: 'placeHome' },
            { reason: 'languages', met: 1, asked: 1 },
            { reason: 'payEnough' },
          ],
        },
        badges: { identityChecked: null, guarantorConfirmed: null, trained: null },
        offerStatus: null,
        offeredJobs: [],
        applicationId,
        status: 'PENDING',
        appliedAt: '2026-05-01T08:00:00.000Z',
        coverLetter: 'I like children.',
        rejectionReason: null,
        interview: null,
        offer: null,
      },
    ])
  })

  test('HIR-05 tell no phone number or address that somebody wrote', async () => {
    const seeker = await makeSeekerWithProfile(
      database,
      { lastName: 'Bekele 0911 00 00 11', jobTitle: 'Nanny (t.me/tigist)' },
      { bio: 'Call 0911 00 00 12 or tigist@example.com', referees: ['Almaz 0911 00 00 13'] },
    )
    await makeApplication(database, { jobId, seekerId: seeker.id, coverLetter: 'My number: +251911000014' })
    const { body } = await employer.get(address())
    for (const hidden of [
      '00 11',
      't.me',
      '00 12',
      'tigist@',
      '00 13',
      '0014',
      seeker.phone ?? '?',
      seeker.email,
    ]) {
      expect(body).not.toContain(hidden)
    }
    expect(await list()).toMatchObject([{ coverLetter: 'My number: •••', name: 'Tigist Bekele •••' }])
  })

  test('come the newest first, without who withdrew or is disabled', async () => {
    const [older, newer, gone, disabled] = [
      await makeSeekerWithProfile(database),
      await makeSeekerWithProfile(database),
      await makeSeekerWithProfile(database),
      await makeSeekerWithProfile(database),
    ]
    await makeApplication(database, { jobId, seekerId: older.id, appliedAt: daysAgo(3) })
    await makeApplication(database, { jobId, seekerId: newer.id, appliedAt: daysAgo(1) })
    await makeApplication(database, { jobId, seekerId: gone.id, status: 'WITHDRAWN' })
    await makeApplication(database, { jobId, seekerId: disabled.id })
    await sql`update accounts set disabled_at = now() where id = ${disabled.id}`.execute(database.executor)
    expect((await list()).map(({ id }) => id)).toEqual([newer.id, older.id])
  })

  test('MAT-04 MAT-06 have a score for the job that they applied for, also when it is closed', async () => {
    const cook = { title: 'Cook', workType: 'COOK_CHEF', skills: ['cooking', 'ironing'] } as const
    const other = await makeJob(database, person.id, cook)
    const seeker = await makeSeekerWithProfile(database)
    await makeApplication(database, { jobId: other, seekerId: seeker.id })
    await employer.post(`/api/employer/jobs/${other}/close`)
    const [applicant] = (await employer.get(`/api/jobs/${other}/applicants`)).json<Applicant[]>()
    expect(applicant?.match).toMatchObject({ jobTitle: 'Cook' })
    expect(applicant?.match?.score).toBeLessThan(40)
    expect(applicant?.match?.reasons.slice(0, 2)).toEqual([
      { reason: 'workOther' },
      { reason: 'skillsSome', met: 1, asked: 2, missing: ['Ironing'] },
    ])
  })

  test('HIR-10 can be asked for by status', async () => {
    for (const status of applicationStates) {
      await makeApplication(database, { jobId, seekerId: (await makeSeekerWithProfile(database)).id, status })
    }
    for (const status of applicationStates) {
      const expected = status === 'WITHDRAWN' ? [] : [status]
      expect((await list(status)).map((applicant) => applicant.status)).toEqual(expected)
    }
    expect(await list()).toHaveLength(applicationStates.length - 1)
    expect((await employer.get(address('WAITING'))).statusCode).toBe(400)
  })

  test('show the offer of the employer to each of them', async () => {
    const [seeker, other] = [await makeSeekerWithProfile(database), await makePerson(database, 'business')]
    await makeApplication(database, { jobId, seekerId: seeker.id })
    const offer = { seeker_id: seeker.id, status: 'DECLINED' } as const
    await database.executor
      .insertInto('offers')
      .values([
        { ...offer, id: crypto.randomUUID(), employer_id: person.id, created_at: daysAgo(2) },
        { ...offer, id: crypto.randomUUID(), employer_id: person.id, job_id: jobId, status: 'SENT' },
        { ...offer, id: crypto.randomUUID(), employer_id: other.id, status: 'HIRED' },
      ])
      .execute()
    const [before] = await list()
    expect(before).toMatchObject({ offerStatus: 'SENT', saved: false })
    // One that was declined may be followed by another.
    expect(before?.offeredJobs).toEqual([jobId])
    await database.executor
      .insertInto('saved_seekers')
      .values({ employer_id: person.id, seeker_id: seeker.id })
      .execute()
    expect(await list()).toMatchObject([{ offerStatus: 'SENT', saved: true }])
  })
})

describe('who sees them', () => {
  test('API-45 API-46 the employer whose job it is and staff, by either name; to other employers the job is not there', async () => {
    const seeker = await makeSeekerWithProfile(database)
    await makeApplication(database, { jobId, seekerId: seeker.id })
    const names = [`/api/jobs/${jobId}/applicants`, `/api/job-applications/by-job/${jobId}`]
    for (const kind of ['admin', 'support'] as const) {
      const staff = await signedIn(app, database, await makePerson(database, kind))
      for (const name of names) expect((await staff.get(name)).json()).toEqual(await list())
    }
    for (const kind of ['household', 'business'] as const) {
      const other = await signedIn(app, database, await makePerson(database, kind))
      for (const name of names) expect(refusalOf(await other.get(name)).code).toBe('not_found')
    }
    const stranger = await signedIn(app, database, seeker)
    for (const name of names) expect(refusalOf(await stranger.get(name)).code).toBe('not_allowed')
  })

  test('a job without applicants is an empty list, and none at all is not there', async () => {
    expect(await list()).toEqual([])
    expect((await employer.get(`/api/jobs/${crypto.randomUUID()}/applicants`)).statusCode).toBe(404)
  })
})

test('three hundred applicants are read in five statements, and the newest two hundred are shown', async () => {
  await sql`
    with people as (
      insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name, place_id)
      select gen_random_uuid(), 'CAREER', 'many.' || n, 'many.' || n || '@example.com', '+251911000000',
        '$argon2id$', 'en', 'Tigist', 'Bekele', 'adama' from generate_series(1, 300) n returning id
    )
    insert into job_applications (id, job_id, seeker_id) select gen_random_uuid(), ${jobId}::uuid, id from people
  `.execute(database.executor)
  const statements: string[] = []
  const watched = watching(database, ({ sql: text }) => statements.push(text))
  const { app: sameApp } = await testApp({ database: watched })
  const who = browser(sameApp)
  who.jar.set('session', employer.jar.get('session') ?? '')
  expect((await who.get(address())).json<Applicant[]>()).toHaveLength(200)
  // The session, the applications, the cards, the interviews, the job and whom it suits, however many they are.
  expect(statements).toHaveLength(6)
  expect(statements[1]).toContain('job_applications')
})
