import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { maskingVersion } from '../../../contract/rules/contact-masking.ts'
import type { DoubtfulText } from '../../../contract/reports.ts'
import { emptyAccounts, makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { indexWaitingJobs } from '../jobs/indexing.ts'
import { indexWaitingSeekers } from '../seekers/indexing.ts'
import { createTextMasking } from './doubtful-texts.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

beforeEach(() => emptyAccounts(database))

describe('texts masked by older rules', () => {
  const tables = ['accounts', 'seeker_profiles', 'jobs', 'job_applications'] as const

  async function makeWorld() {
    const seeker = await makeSeekerWithProfile(
      database,
      { firstName: 'Sara', lastName: '0911 22 33 44' },
      { bio: 'Call 0911 22 33 44.' },
    )
    const employer = await makePerson(database, 'business', { companyName: 'Hotel 0911 55 66 77' })
    const jobId = await makeJob(database, employer.id, { title: 'Nanny 0911 55 66 77' })
    await makeApplication(database, { jobId, seekerId: seeker.id, coverLetter: '0911 22 33 44' })
    return { seeker, employer, jobId }
  }

  /** As a migration or older rules leave them. */
  async function makeOld() {
    await sql`update accounts set masked_name = '', masked_job_title = null, masking_version = 0`.execute(
      executor,
    )
    await sql`update seeker_profiles set masked_bio = '', masking_version = 0`.execute(executor)
    await sql`update jobs set masked_title = '', masked_description = '', masking_version = 0`.execute(
      executor,
    )
    await sql`update job_applications set masked_cover_letter = '', masking_version = 0`.execute(executor)
  }

  const versions = async () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await executor.selectFrom(table).select('masking_version').distinct().execute()
        return rows.map((row) => row.masking_version)
      }),
    )

  test('show nothing of what was written, until the task has masked them anew', async () => {
    const { employer, jobId } = await makeWorld()
    await makeOld()
    const read = async () =>
      (await (await signedIn(app, database, employer)).get(`/api/jobs/${jobId}/applicants`)).json<
        { name: string; bio: string; coverLetter: string }[]
      >()[0]
    expect(await read()).toMatchObject({ name: '', bio: '', coverLetter: '' })
    await createTextMasking(executor)({ version: maskingVersion })
    expect(await read()).toMatchObject({ name: 'Sara •••', bio: 'Call •••.', coverLetter: '•••' })
    expect(await versions()).toEqual(tables.map(() => [maskingVersion]))
    expect(await executor.selectFrom('jobs').select('masked_title').execute()).toEqual([
      { masked_title: 'Nanny •••' },
    ])
  })

  test('are indexed anew by the next start, since their masked words are looked for', async () => {
    const { seeker, employer, jobId } = await makeWorld()
    await sql`delete from jobs_to_index`.execute(executor)
    await makeOld()
    await createTextMasking(executor)({ version: maskingVersion })
    const [jobs, people] = await Promise.all([
      executor.selectFrom('jobs_to_index').select('job_id as id').execute(),
      executor.selectFrom('seekers_to_index').select('account_id as id').orderBy('account_id').execute(),
    ])
    expect(jobs).toEqual([{ id: jobId }])
    expect(people.map(({ id }) => id)).toEqual([seeker.id, employer.id].toSorted())
    await Promise.all([indexWaitingJobs(executor), indexWaitingSeekers(executor)])
    const who = await signedIn(app, database, seeker)
    const found = async (q: string) =>
      (await who.get(`/api/employer/jobs/advanced-search?q=${q}`)).json<{ totalElements: number }>()
        .totalElements
    expect([await found('nanny'), await found('5566')]).toEqual([1, 0])
  })

  test('many are masked in batches, and two nodes together mask each once', async () => {
    const employer = await makePerson(database, 'household')
    for (let made = 0; made < 450; made += 1) await makeJob(database, employer.id)
    await sql`update jobs set masked_title = '', masking_version = 0`.execute(executor)
    const task = createTextMasking(executor)
    await Promise.all([task({ version: maskingVersion }), task({ version: maskingVersion })])
    await task({ version: maskingVersion })
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from jobs where masked_title = title and masking_version > 0`.execute(
      executor,
    )
    expect(rows).toEqual([{ count: 450 }])
  })

  test('a node with older rules leaves the task to a newer one', async () => {
    await expect(createTextMasking(executor)({ version: maskingVersion + 1 })).rejects.toThrow('newer')
  })
})

describe('doubtful texts', () => {
  const list = async (person: Awaited<ReturnType<typeof makePerson>>) =>
    (await (await signedIn(app, database, person)).get('/api/admin/doubtful-texts')).json<DoubtfulText[]>()

  test('are listed for staff until one of them has looked, which is recorded', async () => {
    const [admin, support] = [await makePerson(database, 'admin'), await makePerson(database, 'support')]
    const employer = await makePerson(database, 'household')
    const jobId = await makeJob(database, employer.id, { description: 'Near @Hilton, two children.' })
    await makeJob(database, employer.id)
    const listed = [
      { kind: 'job', id: jobId, username: employer.username, texts: ['Near @Hilton, two children.'] },
    ]
    expect(await list(support)).toEqual(listed)
    expect(await list(admin)).toEqual(listed)
    const staff = await signedIn(app, database, support)
    expect((await staff.post(`/api/admin/doubtful-texts/job/${jobId}/review`)).statusCode).toBe(200)
    expect((await staff.post(`/api/admin/doubtful-texts/job/${jobId}/review`)).statusCode).toBe(404)
    expect(await list(admin)).toEqual([])
    expect(await actsOf(database, support)).toEqual([{ act: 'text.review.job', target_id: jobId }])
  })

  test('of messages are listed only between a seeker and an employer, and only until the hire', async () => {
    const [admin, seeker] = [await makePerson(database, 'admin'), await makeSeekerWithProfile(database)]
    const employer = await makePerson(database, 'household')
    const jobId = await makeJob(database, employer.id)
    const own = await signedIn(app, database, seeker)
    const send = async (body: object) => {
      const { id } = (await own.post('/api/conversations', body)).json<{ id: string }>()
      const text = 'I cooked at @Sheraton'
      await own.post(`/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), text })
      return id
    }
    await send({ about: 'support' })
    const id = await send({ about: 'job', id: jobId })
    const listed = await list(admin)
    expect(listed).toMatchObject([
      { kind: 'message', username: seeker.username, texts: ['I cooked at @Sheraton'] },
    ])
    await executor
      .updateTable('conversations')
      .set({ contact_shown_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await list(admin)).toEqual([])
    await executor.updateTable('conversations').set({ contact_shown_at: null }).where('id', '=', id).execute()
    const staff = await signedIn(app, database, admin)
    const path = `/api/admin/doubtful-texts/message/${listed[0]?.id ?? ''}/review`
    expect((await staff.post(path)).statusCode).toBe(200)
    expect(await list(admin)).toEqual([])
  })

  test('are listed again after a change', async () => {
    const admin = await makePerson(database, 'admin')
    const seeker = await makeSeekerWithProfile(database, {}, { bio: 'I cooked at @Sheraton' })
    const [first] = await list(admin)
    expect(first).toMatchObject({ kind: 'profile', id: seeker.id, texts: ['I cooked at @Sheraton'] })
    const staff = await signedIn(app, database, admin)
    await staff.post(`/api/admin/doubtful-texts/profile/${seeker.id}/review`)
    expect(await list(admin)).toEqual([])
    const own = await signedIn(app, database, seeker)
    const saved = await own.post('/api/skills-certification/user', {
      hasCertifications: false,
      wantsSkillTest: false,
      wantsTrainingProgram: false,
      salaryRange: null,
      skills: ['Childcare'],
      experience: null,
      education: null,
      languages: ['Amharic'],
      bio: 'I cooked at @Sheraton and @Hilton',
      references: [],
      religion: null,
    })
    expect(saved.statusCode).toBe(200)
    expect(await list(admin)).toMatchObject([{ texts: ['I cooked at @Sheraton and @Hilton'] }])
  })
})
