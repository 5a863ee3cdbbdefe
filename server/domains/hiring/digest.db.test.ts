import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { emit } from '../../domains.ts'
import { emptyAccounts, mailsTo, makePerson, signedIn, type TestPerson } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { noticeTools } from '../../testing/notices.ts'
import { makeJob } from '../../testing/jobs.ts'
import { createHiringClock } from './clock.ts'
import { createDigest } from './digest.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const tools = { ...noticeTools, database, emit }

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** Somebody has applied so many days ago. */
async function apply(jobId: string, days: number, seeker?: TestPerson): Promise<string> {
  const { id: seekerId } = seeker ?? (await makePerson(database, 'seeker'))
  const id = newId()
  await sql`insert into job_applications (id, job_id, seeker_id, status, applied_at)
    values (${id}, ${jobId}, ${seekerId}, 'PENDING', ${daysAgo(days)})`.execute(executor)
  return id
}

type Digest = {
  fresh: { title: string; count: number }[]
  waiting: { title: string; count: number }[]
  link: string
  unsubscribeOneClickUrl: string
}
async function digestsTo({ email }: TestPerson): Promise<Digest[]> {
  const { rows } = await sql<{ values: Digest }>`
    select payload -> 'values' as values from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'template' = 'application-digest' order by id`.execute(
    executor,
  )
  return rows.map(({ values }) => values)
}

/** The mails of a day whose clock strikes in so many days. */
const mailIn = (days: number, batch = 50) =>
  createDigest({ ...tools, batch })({ _cron: { ts: daysAgo(-days).toISOString() } })

beforeEach(() => emptyAccounts(database))

describe('the daily digest', () => {
  test('tells an employer of new applications by job, once', async () => {
    const employer = await makePerson(database, 'household', { language: 'am' })
    const nanny = await makeJob(database, employer.id, { title: 'Nanny' })
    const cook = await makeJob(database, employer.id, { title: 'Cook' })
    await makeJob(database, employer.id, { title: 'Guard' })
    for (const jobId of [nanny, nanny, cook]) await apply(jobId, 0.1)
    for (let time = 0; time < 2; time += 1) await mailIn(0)
    expect(await digestsTo(employer)).toMatchObject([
      {
        fresh: [
          { title: 'Cook', count: 1 },
          { title: 'Nanny', count: 2 },
        ],
        waiting: [],
        link: `${noticeTools.publicUrl}/am/employer-profile`,
      },
    ])
    await apply(cook, 0)
    await mailIn(1)
    expect((await digestsTo(employer)).map(({ fresh }) => fresh.length)).toEqual([2, 1])
  })

  test('reminds of what has waited for three days, once, and of nothing that was answered', async () => {
    const employer = await makePerson(database, 'business')
    const jobId = await makeJob(database, employer.id)
    await apply(jobId, 0)
    const answered = await apply(jobId, 0)
    await mailIn(0.5)
    await sql`update job_applications set status = 'REVIEWING', answered_at = now() where id = ${answered}`.execute(
      executor,
    )
    for (const days of [1, 2.9, 3.1, 4, 20]) await mailIn(days)
    expect((await digestsTo(employer)).map(({ fresh, waiting }) => [fresh, waiting])).toMatchObject([
      [[{ count: 2 }], []],
      [[], [{ count: 1 }]],
    ])
  })

  test('what is new and has waited already is mailed once, as waiting', async () => {
    const employer = await makePerson(database, 'household')
    await apply(await makeJob(database, employer.id), 5)
    for (const days of [0, 1]) await mailIn(days)
    expect(await digestsTo(employer)).toMatchObject([{ fresh: [], waiting: [{ count: 1 }] }])
  })

  test('an application that was withdrawn and sent again is new', async () => {
    const employer = await makePerson(database, 'household')
    const jobId = await makeJob(database, employer.id)
    const seeker = await makePerson(database, 'seeker')
    const id = await apply(jobId, 1, seeker)
    await mailIn(0)
    await sql`update job_applications set status = 'WITHDRAWN', answered_at = now() where id = ${id}`.execute(
      executor,
    )
    await (await signedIn(app, database, seeker)).post(`/api/employer/jobs/${jobId}/apply`)
    await mailIn(1)
    expect(await digestsTo(employer)).toHaveLength(2)
  })

  test('only to verified addresses of open accounts that have not stopped it; they hear of it later', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(database, 'household')))
    const [unverified, disabled, stopped, open] = people
    for (const { id } of people) await apply(await makeJob(database, id), 0)
    await sql`update accounts set email_verified_at = null where id = ${unverified?.id}`.execute(executor)
    await sql`update accounts set disabled_at = now() where id = ${disabled?.id}`.execute(executor)
    await sql`insert into notice_stops (account_id, kind) values (${stopped?.id}, 'applications'),
      (${open?.id}, 'offers')`.execute(executor)
    await mailIn(1)
    const counts = async () => Promise.all(people.map(async (person) => (await digestsTo(person)).length))
    expect(await counts()).toEqual([0, 0, 0, 1])
    await sql`delete from notice_stops`.execute(executor)
    await mailIn(2)
    expect(await counts()).toEqual([0, 0, 1, 1])
  })

  test('its link stops emails about applications', async () => {
    const employer = await makePerson(database, 'household')
    const jobId = await makeJob(database, employer.id)
    await apply(jobId, 0)
    await mailIn(1)
    const { search } = new URL((await digestsTo(employer))[0]?.unsubscribeOneClickUrl ?? '')
    expect((await app.inject({ method: 'POST', url: `/api/notices/stop${search}` })).statusCode).toBe(200)
    await apply(jobId, 0)
    await mailIn(2)
    expect(await digestsTo(employer)).toHaveLength(1)
  })

  test('employers are taken in batches, each of which asks for the next', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson(database, 'household')))
    for (const { id } of people) await apply(await makeJob(database, id), 0)
    const waiting = async () => {
      const { rows } = await sql<{ payload: object }>`
        select payload from graphile_worker._private_jobs where payload ->> 'until' is not null order by id`.execute(
        executor,
      )
      return rows.map(({ payload }) => payload)
    }
    const mailed = async () => (await Promise.all(people.map(digestsTo))).flat().length
    await mailIn(1, 2)
    expect([await mailed(), (await waiting()).length]).toEqual([2, 1])
    const [next] = await waiting()
    for (let time = 0; time < 2; time += 1) await createDigest({ ...tools, batch: 2 })(next)
    expect(await mailed()).toBe(3)
  })
})

describe('the clock', () => {
  test('a seeker who has waited for ten days without an answer hears so, once', async () => {
    const employer = await makePerson(database, 'household')
    const jobId = await makeJob(database, employer.id, { title: 'Nanny' })
    const [early, late, answered] = await Promise.all([1, 2, 3].map(() => makePerson(database, 'seeker')))
    await apply(jobId, 9.9, early)
    await apply(jobId, 10.1, late)
    const id = await apply(jobId, 11, answered)
    await sql`update job_applications set answered_at = now() where id = ${id}`.execute(executor)
    const strike = createHiringClock(tools)
    await Promise.all([strike(), strike()])
    await strike()
    const mails = await Promise.all(
      [early, late, answered].map((each) => mailsTo(database, each?.email ?? '')),
    )
    expect(mails).toMatchObject([
      [],
      [{ template: 'hiring-notice', values: { name: 'application.unanswered', job: 'Nanny' } }],
      [],
    ])
  })
})
