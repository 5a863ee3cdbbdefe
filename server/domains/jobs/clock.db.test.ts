import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Emit } from '../../platform/domain-events.ts'
import { emptyAccounts, mailsTo, makePerson, refusalOf, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { noticeTools } from '../../testing/notices.ts'
import { makeJob } from '../../testing/jobs.ts'
import { samples } from '../../testing/samples.ts'
import { createJobsClock } from './clock.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const lapsed: string[] = []
const emit: Emit = async (_transaction, name, event) => {
  if (name === 'jobLapsed' && 'jobId' in event && event.jobId !== null) lapsed.push(event.jobId)
}
const strike = createJobsClock({ ...noticeTools, database, emit })
/** The clock strikes for several hours and nodes: it does everything once. */
const hours = async () => {
  await Promise.all([strike(), strike()])
  await strike()
}

/** An employer with a job of which was heard so many days ago. */
async function quietJob(days: number) {
  const employer = await makePerson(database, 'household')
  const jobId = await makeJob(database, employer.id, { title: 'Nanny' })
  await pass(jobId, 'updated_at', days)
  const mails = async () => (await mailsTo(database, employer.email)).map(({ values }) => values['name'])
  const read = () =>
    executor
      .selectFrom('jobs')
      .select(['status', 'asked_open_at as askedOpenAt'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
  return { employer, jobId, mails, read, who: await signedIn(app, database, employer) }
}
const pass = (jobId: string, column: 'updated_at' | 'asked_open_at', days: number) =>
  sql`update jobs set ${sql.ref(column)} = now() - make_interval(hours => ${days * 24}) where id = ${jobId}`.execute(
    executor,
  )
async function apply(jobId: string, days: number): Promise<void> {
  const { id } = await makePerson(database, 'seeker')
  await sql`insert into job_applications (id, job_id, seeker_id, status, applied_at, updated_at)
    values (${newId()}, ${jobId}, ${id}, 'PENDING', now() - make_interval(days => ${days}),
      now() - make_interval(days => ${days}))`.execute(executor)
}
const isFound = async (jobId: string) =>
  (await executor.selectFrom('job_facets').select('job_id').where('job_id', '=', jobId).execute()).length > 0

beforeEach(async () => {
  lapsed.length = 0
  await emptyAccounts(database)
})

describe('a job without news', () => {
  test('INT-10 after 60 days its employer is asked once, and it closes 14 days later', async () => {
    const { jobId, mails, read, who } = await quietJob(61)
    await apply(jobId, 70)
    await hours()
    expect(await mails()).toEqual(['job.stillOpen'])
    expect((await read()).status).toBe('ACTIVE')
    await pass(jobId, 'asked_open_at', 13)
    await hours()
    expect([await mails(), await isFound(jobId)]).toEqual([['job.stillOpen'], true])
    await pass(jobId, 'asked_open_at', 15)
    await hours()
    expect(await read()).toEqual({ status: 'CLOSED', askedOpenAt: null })
    expect(await mails()).toEqual(['job.stillOpen', 'job.closed'])
    expect(lapsed).toEqual([jobId])
    expect(await isFound(jobId)).toBe(false)
    const answer = await who.post(`/api/employer/jobs/${jobId}/keep-open`)
    expect([answer.statusCode, refusalOf(answer).code]).toEqual([409, 'job_not_open'])
    expect((await who.post(`/api/employer/jobs/${jobId}/reopen`)).statusCode).toBe(200)
    await hours()
    expect(await mails()).toHaveLength(2)
  })

  test('INT-10 is not asked for before, nor where somebody applied or was offered it since', async () => {
    const young = await quietJob(59)
    const applied = await quietJob(80)
    await apply(applied.jobId, 59)
    const offered = await quietJob(80)
    const { id: seekerId } = await makePerson(database, 'seeker')
    await sql`insert into offers (id, employer_id, seeker_id, job_id)
      values (${newId()}, ${offered.employer.id}, ${seekerId}, ${offered.jobId})`.execute(executor)
    const closed = await quietJob(80)
    await sql`update jobs set status = 'CLOSED' where id = ${closed.jobId}`.execute(executor)
    await hours()
    for (const { mails } of [young, applied, offered, closed]) expect(await mails()).toEqual([])
  })

  test('INT-10 stays open where the employer says so, changes it, or somebody applies', async () => {
    const kept = await quietJob(61)
    const changed = await quietJob(61)
    const applied = await quietJob(61)
    await hours()
    const all = [kept, changed, applied]
    for (const { jobId } of all) await pass(jobId, 'asked_open_at', 15)
    for (let time = 0; time < 2; time += 1) {
      const answer = await kept.who.post(`/api/employer/jobs/${kept.jobId}/keep-open`)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        200,
        'Thank you. The job stays open.',
      ])
    }
    await changed.who.put(`/api/employer/jobs/${changed.jobId}`, samples['PUT /employer/jobs/:id'].body)
    expect([(await kept.read()).askedOpenAt, (await changed.read()).askedOpenAt]).toEqual([null, null])
    await apply(applied.jobId, 1)
    await hours()
    for (const { read, mails } of all) {
      expect(await read()).toEqual({ status: 'ACTIVE', askedOpenAt: null })
      expect(await mails()).toEqual(['job.stillOpen'])
    }
    expect(lapsed).toEqual([])
  })

  test('nobody answers for the job of another', async () => {
    const { jobId, read } = await quietJob(61)
    await hours()
    const other = await signedIn(app, database, await makePerson(database, 'business'))
    expect((await other.post(`/api/employer/jobs/${jobId}/keep-open`)).statusCode).toBe(404)
    expect((await read()).askedOpenAt).not.toBeNull()
  })
})
