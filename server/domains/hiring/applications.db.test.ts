import { beforeEach, describe, expect, test } from 'vitest'
import type { Application } from '../../../contract/hiring.ts'
import { applicationCan, applicationStates } from '../../../contract/rules/hiring.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob, type JobDetails } from '../../testing/jobs.ts'
import { makeApplication } from '../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let employer: TestPerson
let person: TestPerson
let seeker: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  await executor.deleteFrom('reports').execute()
  employer = await makePerson(database, 'household')
  person = await makePerson(database, 'seeker')
  seeker = await signedIn(app, database, person)
})

const job = (change: Partial<JobDetails> = {}) => makeJob(database, employer.id, change)
const apply = (id: string, body?: object | '') => seeker.post(`/api/employer/jobs/${id}/apply`, body)
const stored = () => executor.selectFrom('job_applications').selectAll().execute()
const list = async (who = seeker) =>
  (await who.get('/api/job-preferences/jobs/job-seeker')).json<Application[]>()

describe('applying', () => {
  test('API-25 JOB-46 with an empty body, or none, makes an application without a letter', async () => {
    for (const body of [undefined, '', {}, { coverLetter: null }, { coverLetter: ' ' }] as const) {
      const answer = await apply(await job(), body)
      expect(answer.statusCode, JSON.stringify(body)).toBe(200)
      expect(answer.json()).toEqual({ success: true, message: 'Application submitted successfully!' })
    }
    expect(await stored()).toHaveLength(5)
    for (const row of await stored()) expect(row).toMatchObject({ status: 'PENDING', cover_letter: '' })
  })

  test('API-25 JOB-45 with a letter, which is kept as it was written', async () => {
    await apply(await job(), { coverLetter: '  Call 0911234567.  ' })
    expect(await stored()).toMatchObject([{ cover_letter: 'Call 0911234567.' }])
    expect((await apply(await job(), { coverLetter: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  test('twice is once, and answered alike', async () => {
    const id = await job()
    expect((await apply(id, { coverLetter: 'First' })).json()).toEqual((await apply(id)).json())
    expect(await stored()).toMatchObject([{ cover_letter: 'First' }])
    // An application stays, whatever becomes of the job.
    await executor.updateTable('jobs').set({ status: 'CLOSED' }).execute()
    expect((await apply(id)).statusCode).toBe(200)
  })

  test('two hundred at once leave one row, and all get the same answer', async () => {
    const id = await job()
    const answers = await Promise.all(Array.from({ length: 200 }, () => apply(id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await stored()).toHaveLength(1)
  })

  test('ACC-03 needs a verified address, and says so', async () => {
    const unverified = await makePerson(database, 'seeker', { emailVerified: false })
    const who = await signedIn(app, database, unverified)
    const answer = await who.post(`/api/employer/jobs/${await job()}/apply`)
    expect(answer.statusCode).toBe(403)
    expect(refusalOf(answer)).toMatchObject({
      code: 'email_unverified',
      message: 'Please verify your email address first. The link is in the email we sent you.',
    })
    expect(await stored()).toEqual([])
  })

  test('JOB-48 closed and inactive jobs take no applications', async () => {
    for (const status of ['CLOSED', 'INACTIVE'] as const) {
      const answer = await apply(await job({ status }))
      expect(answer.statusCode).toBe(409)
      expect(refusalOf(answer)).toMatchObject({
        code: 'job_not_open',
        message: 'This job is no longer open for applications. Please look at other jobs.',
      })
    }
    expect((await apply(crypto.randomUUID())).statusCode).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('JOB-44 is shown in every list, to that person alone', async () => {
    const id = await job()
    await apply(id)
    const statusOf = async (who: typeof seeker, path: string) =>
      (await who.get(path)).json<{ content: { data: { applicationStatus: string } }[] }>().content[0]?.data
        .applicationStatus
    const other = await signedIn(app, database, await makePerson(database, 'seeker'))
    for (const path of ['/api/employer/jobs/advanced-search', '/api/employer/jobs/recommended']) {
      expect(await statusOf(seeker, path)).toBe('PENDING')
      expect(await statusOf(other, path)).toBeNull()
    }
  })
})

describe('applications', () => {
  test('API-33 are listed, the newest first, with the company or the first name of the employer', async () => {
    const business = await makePerson(database, 'business')
    const first = await job({ title: 'Nanny' })
    await apply(first, { coverLetter: 'I like children.' })
    await apply(await makeJob(database, business.id, { title: 'Cook' }))
    await executor
      .insertInto('seeker_profiles')
      .values({ account_id: person.id, experience: '1-2 years' })
      .execute()
    const [cook, nanny] = await list()
    expect(cook).toMatchObject({ jobTitle: 'Cook', employerName: 'Sheger Hotels PLC', coverLetter: '' })
    expect(nanny?.appliedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(nanny).toMatchObject({
      jobId: first,
      jobTitle: 'Nanny',
      employerName: 'Almaz',
      status: 'PENDING',
      yearsOfExperience: 1,
      isProfileVerified: false,
      coverLetter: 'I like children.',
    })
  })

  test('APP-08 APP-09 APP-10 APP-11 are withdrawn while they are open, and not in any other state', async () => {
    for (const status of applicationStates) {
      const id = await makeApplication(database, { jobId: await job(), seekerId: person.id, status })
      const answer = await seeker.post(`/api/job-applications/${id}/withdraw`)
      const may = applicationCan.withdraw(status) || status === 'WITHDRAWN'
      expect(answer.statusCode, status).toBe(may ? 200 : 409)
      const withdrawn = (await list()).find((application) => application.id === id)
      expect(withdrawn?.status, status).toBe(may ? 'WITHDRAWN' : status)
      expect(may ? null : refusalOf(answer).code, status).toBe(may ? null : 'application_settled')
    }
  })

  test('who withdrew may apply again, while the job is open', async () => {
    const id = await job()
    await apply(id, { coverLetter: 'First' })
    const [application] = await list()
    await seeker.post(`/api/job-applications/${application?.id}/withdraw`)
    await apply(id, { coverLetter: 'Second' })
    expect(await stored()).toMatchObject([{ status: 'PENDING', cover_letter: 'Second' }])
    await seeker.post(`/api/job-applications/${application?.id}/withdraw`)
    await executor.updateTable('jobs').set({ status: 'CLOSED' }).execute()
    expect((await apply(id)).statusCode).toBe(409)
  })

  test('of another person are not there', async () => {
    await apply(await job())
    const [application] = await list()
    const other = await signedIn(app, database, await makePerson(database, 'seeker'))
    expect(await list(other)).toEqual([])
    const answer = await other.post(`/api/job-applications/${application?.id}/withdraw`)
    expect(answer.statusCode).toBe(404)
    expect(await stored()).toMatchObject([{ status: 'PENDING' }])
  })

  test('go with what a person is given of their data', async () => {
    await apply(await job({ title: 'Nanny' }), { coverLetter: 'I like children.' })
    expect((await seeker.get('/api/account/data')).json()).toMatchObject({
      records: { applications: [{ jobTitle: 'Nanny', coverLetter: 'I like children.' }] },
    })
  })
})

describe('saved jobs', () => {
  type Saved = { content: { data: { id: string; saved: boolean } }[]; totalElements: number }
  const saved = async () => (await seeker.get('/api/saved-jobs')).json<Saved>()

  test('JOB-36 are kept, listed with the last one first, and let go again', async () => {
    const [one, two] = [await job(), await job()]
    for (const id of [two, one, one]) expect((await seeker.put(`/api/saved-jobs/${id}`)).statusCode).toBe(200)
    const { content, totalElements } = await saved()
    expect(content.map(({ data }) => data.id)).toEqual([one, two])
    expect(content.every(({ data }) => data.saved)).toBe(true)
    expect(totalElements).toBe(2)
    for (let time = 0; time < 2; time += 1) {
      expect((await seeker.delete(`/api/saved-jobs/${one}`)).statusCode).toBe(200)
    }
    expect((await saved()).content.map(({ data }) => data.id)).toEqual([two])
  })

  test('that are closed are no longer listed, and cannot be saved', async () => {
    const id = await job()
    await seeker.put(`/api/saved-jobs/${id}`)
    await executor.updateTable('jobs').set({ status: 'CLOSED' }).execute()
    expect(await saved()).toMatchObject({ content: [], totalElements: 0 })
    expect((await seeker.put(`/api/saved-jobs/${await job({ status: 'INACTIVE' })}`)).statusCode).toBe(404)
  })
})

describe('reports', () => {
  test('of a job are kept once for each person', async () => {
    const id = await job()
    const report = (reason: string) => seeker.post('/api/reports', { subject: 'job', subjectId: id, reason })
    expect((await report('They ask for money.')).json()).toMatchObject({ success: true })
    expect((await report('Again')).statusCode).toBe(200)
    const rows = await executor.selectFrom('reports').selectAll().execute()
    expect(rows).toMatchObject([{ reporter_id: person.id, subject_id: id, reason: 'They ask for money.' }])
    expect((await report(' ')).statusCode).toBe(400)
  })

  test('of what is not there are refused', async () => {
    const subjectId = await job({ status: 'CLOSED' })
    const answer = await seeker.post('/api/reports', { subject: 'job', subjectId, reason: 'Why' })
    expect(answer.statusCode).toBe(404)
  })
})
