import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { longestVouchingReason } from '../../../contract/rules/documents.ts'
import type { EmployerDashboard, UnverifiedEmployer } from '../../../contract/employers.ts'
import { emptyAccounts, mailsTo, makePerson, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { makeOffer } from '../../testing/hiring.ts'
import { samples } from '../../testing/samples.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { body: posting } = samples['POST /employer/jobs']

async function somebody(kind: 'household' | 'business' | 'admin' | 'support' | 'seeker') {
  return signedIn(app, database, await makePerson(database, kind))
}

const post = async (who: SignedIn, changes: object = {}) =>
  (await who.post('/api/employer/jobs', { ...posting, ...changes })).json<{ jobId: string }>().jobId
const dashboard = async (who: SignedIn) =>
  (await who.get('/api/employer/dashboard')).json<EmployerDashboard>()
async function apply(jobId: string, status: string): Promise<void> {
  const { person } = await somebody('seeker')
  await sql`insert into job_applications (id, job_id, seeker_id, status)
    values (${newId()}, ${jobId}, ${person.id}, ${status})`.execute(database.executor)
}

/** A hire whose job or application may be gone. */
async function placeWith(employerId: string): Promise<void> {
  await sql`insert into placements (id, employer_id, status, start_date)
    values (${newId()}, ${employerId}, 'CURRENT', '2026-01-01')`.execute(database.executor)
}

beforeEach(() => emptyAccounts(database))

describe('the dashboard', () => {
  test('API-43 API-58 tells of the employer, the jobs and who has applied, by both names', async () => {
    const who = await somebody('business')
    const monthly = await post(who)
    const hourly = await post(who, { title: 'Cook', salary: '0', hourlyRate: 120.5, status: 'INACTIVE' })
    const untold = await post(who, { title: 'Guard', salary: '0', status: 'CLOSED' })
    for (const status of ['PENDING', 'WITHDRAWN', 'HIRED']) await apply(monthly, status)
    await apply(hourly, 'REJECTED')
    await placeWith(who.person.id)
    const shown = await dashboard(who)
    expect(shown).toMatchObject({
      profileInfo: { company: 'Sheger Hotels PLC', role: 'BUSINESS', avatar: null },
      verified: false,
      activeJobs: [
        {
          jobId: monthly,
          title: posting.title,
          status: 'ACTIVE',
          jobType: 'LIVE_IN',
          rate: '8000 ETB',
          applicantCount: 2,
          unansweredCount: 1,
          closesOn: null,
        },
      ],
      otherJobs: [
        { jobId: untold, rate: '', applicantCount: 0 },
        { jobId: hourly, rate: '120.5 ETB/hr', applicantCount: 1 },
      ],
      totalApplicants: 3,
      totalHired: 1,
      offersToConfirm: 0,
      payment: { outstandingBalance: 0 },
      statusLabels: { ACTIVE: 'Active', INACTIVE: 'Inactive', CLOSED: 'Closed' },
      requestStatus: { ACTIVE: 1, INACTIVE: 1, CLOSED: 1 },
      paymentStatus: { outstandingBalance: 0 },
    })
    expect(shown.profileInfo.location).toContain('Hawassa')
    expect(shown.documents.map(({ documentType, state }) => `${documentType} ${state}`)).toContain(
      'BUSINESS_LICENCE MISSING',
    )
    expect(shown.documentStatus).toEqual(shown.documents)
    expect(shown.jobManagement).toEqual({
      activeJobs: shown.activeJobs,
      totalApplicants: shown.totalApplicants,
      totalHired: shown.totalHired,
    })
  })

  test('a household without a company is called by its person, and sees no job of others', async () => {
    await post(await somebody('household'))
    expect(await dashboard(await somebody('household'))).toMatchObject({
      profileInfo: { company: 'Almaz Tesfaye', role: 'HOUSEHOLD' },
      activeJobs: [],
      otherJobs: [],
    })
  })

  test('counts those without an answer, the offers to confirm, and says when a job closes', async () => {
    const who = await somebody('household')
    const jobId = await post(who)
    for (const status of ['PENDING', 'PENDING', 'REVIEWING']) await apply(jobId, status)
    await sql`update job_applications set answered_at = now() where id = (select max(id::text)::uuid
      from job_applications where status = 'PENDING')`.execute(database.executor)
    const { person } = await somebody('seeker')
    for (const [status, job] of [
      ['ACCEPTED', jobId],
      ['SENT', null],
    ])
      await sql`insert into offers (id, employer_id, seeker_id, job_id, status)
        values (${newId()}, ${who.person.id}, ${person.id}, ${job}, ${status})`.execute(database.executor)
    // Late in the evening of the first in Greenwich it is the second in Ethiopia.
    await sql`update jobs set asked_open_at = '2026-03-01T22:00:00Z'`.execute(database.executor)
    expect(await dashboard(who)).toMatchObject({
      offersToConfirm: 1,
      activeJobs: [{ applicantCount: 3, unansweredCount: 1, closesOn: '2026-03-16' }],
    })
  })

  test('lists what is new, what waits first: people who applied, an accepted offer, the verification', async () => {
    const who = await somebody('household')
    const jobId = await post(who)
    await apply(jobId, 'PENDING')
    expect((await dashboard(who)).news).toMatchObject([
      { kind: 'applicant', id: jobId, jobId, title: posting.title, state: 'PENDING', waits: false },
    ])
    const { person } = await somebody('seeker')
    await makeOffer(database, { employerId: who.person.id, seekerId: person.id, status: 'ACCEPTED' })
    await sql`insert into employer_verifications (employer_id) values (${who.person.id})`.execute(
      database.executor,
    )
    const kinds = async () => (await dashboard(who)).news.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['offer', 'verified', 'applicant'])
    await sql`update employer_verifications set verified_at = now() - interval '31 days'`.execute(
      database.executor,
    )
    expect(await kinds()).toEqual(['offer', 'applicant'])
  })

  test('takes at most six statements, however many jobs there are', async () => {
    const who = await somebody('household')
    await sql`insert into employer_verifications (employer_id) values (${who.person.id})`.execute(
      database.executor,
    )
    for (let count = 0; count < 12; count += 1) await apply(await post(who), 'PENDING')
    const statements = await countStatements(database, async () => {
      expect((await dashboard(who)).totalApplicants).toBe(12)
    })
    expect(statements).toBeGreaterThan(1)
    expect(statements).toBeLessThanOrEqual(6)
  })
})

describe('verification by staff', () => {
  const list = async (who: SignedIn, query = '') =>
    (await who.get(`/api/admin/employers${query}`)).json<{
      content: { data: UnverifiedEmployer }[]
      totalElements: number
      totalPages: number
    }>()

  test('an administrator finds those who wait, verifies one, and it is written down once', async () => {
    const admin = await somebody('admin')
    const [first, second] = [await somebody('household'), await somebody('business')]
    await somebody('seeker')
    const waiting = await list(admin)
    expect(waiting.content.map(({ data }) => data.id)).toEqual([first.person.id, second.person.id])
    expect(waiting).toMatchObject({ totalElements: 2, totalPages: 1 })
    const reason = 'We visited the family.'
    const verify = () => admin.post(`/api/admin/employers/${first.person.id}/verify`, { reason })
    const answers = await Promise.all([verify(), verify(), verify()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await actsOf(database, admin.person)).toEqual([
      { act: 'employer.verify', target_id: first.person.id },
    ])
    expect(await mailsTo(database, first.person.email)).toMatchObject([
      { template: 'hiring-notice', values: { name: 'employer.verified' } },
    ])
    expect(await database.executor.selectFrom('employer_verifications').selectAll().execute()).toMatchObject([
      { employer_id: first.person.id, verified_by: admin.person.id, basis: 'VOUCHED', reason },
    ])
    expect((await list(admin)).content.map(({ data }) => data.id)).toEqual([second.person.id])
    expect(await dashboard(first)).toMatchObject({ verified: true })
    expect((await list(admin, '?page=1&size=1')).content).toEqual([])
  })

  test('an administrator who vouches for an employer says why', async () => {
    const [admin, household] = [await somebody('admin'), await somebody('household')]
    for (const reason of [undefined, '  ', 'x'.repeat(longestVouchingReason + 1)]) {
      const answer = await admin.post(`/api/admin/employers/${household.person.id}/verify`, { reason })
      expect(answer.statusCode, reason).toBe(400)
    }
    expect(await dashboard(household)).toMatchObject({ verified: false })
  })

  test('support, and anyone who is not an employer, is refused', async () => {
    const [admin, support] = [await somebody('admin'), await somebody('support')]
    const [household, seeker] = [await somebody('household'), await somebody('seeker')]
    const verify = async (who: SignedIn, { person }: SignedIn) =>
      (await who.post(`/api/admin/employers/${person.id}/verify`, { reason: 'By phone' })).statusCode
    expect(await verify(support, household)).toBe(403)
    expect(await verify(household, household)).toBe(403)
    expect(await verify(admin, seeker)).toBe(404)
    expect(await database.executor.selectFrom('employer_verifications').selectAll().execute()).toEqual([])
  })
})
