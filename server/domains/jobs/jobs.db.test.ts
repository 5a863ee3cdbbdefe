import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '../../../contract/jobs.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { dayFromNow } from '../../testing/days.ts'
import { samples } from '../../testing/samples.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { body: posting } = samples['POST /employer/jobs']

async function employer(changes: Parameters<typeof makePerson>[2] = {}) {
  return signedIn(app, database, await makePerson(database, 'household', changes))
}

async function verify({ person }: { person: TestPerson }): Promise<void> {
  await sql`insert into employer_verifications (employer_id) values (${person.id})`.execute(database.executor)
}
const post = (who: SignedIn, changes: object = {}) =>
  who.post('/api/employer/jobs', { ...posting, ...changes })
async function posted(who: SignedIn, changes: object = {}): Promise<string> {
  const answer = await post(who, changes)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ jobId: string }>().jobId
}
const read = async (who: SignedIn, id: string) => (await who.get(`/api/employer/jobs/${id}`)).json<Job>()
const stored = () => database.executor.selectFrom('jobs').selectAll().orderBy('id').execute()
const facets = () => database.executor.selectFrom('job_facets').selectAll().orderBy('facet').execute()

beforeEach(() => emptyAccounts(database))

describe('posting', () => {
  test('API-44 API-50 a job is kept by ids, found by its facets, and comes back in the specified words', async () => {
    const who = await employer()
    const answer = await post(who)
    expect(answer.json()).toMatchObject({ success: true, message: 'Job posted successfully' })
    expect(await stored()).toMatchObject([
      {
        employer_id: who.person.id,
        places: ['addis-ababa', 'adama'],
        any_place: false,
        skills: ['childcare', 'first-aid-cpr'],
        languages: ['am', 'om'],
        monthly_salary: 8000,
        hourly_rate_cents: null,
        hours_per_day: '8.0',
      },
    ])
    // One for all, and one for each of two places, skills and languages, and one kind of work.
    expect(await facets()).toHaveLength(8)
    const job = await read(who, answer.json<{ jobId: string }>().jobId)
    expect(job).toMatchObject({
      ...posting,
      locations: job.locations,
      location: job.locations[0],
      skills: ['Childcare', 'First Aid/CPR'],
      languages: ['Amharic', 'Afaan Oromoo'],
    })
    expect(job.locations.join(' | ')).toMatch(/^Addis Ababa.* \| Adama/)
  })

  test('PST-23 PST-24 PST-26 PST-27 what is optional may be left out, "0" or empty; a new job is ACTIVE', async () => {
    const who = await employer()
    const { title, description, locations, jobType, workType, startDate, requirements, gender } = posting
    const least = { title, description, locations, jobType, workType, startDate, requirements, gender }
    const zeros = { ...least, salary: '0', hourlyRate: 0, workHours: '0', payRate: 'ignored' }
    for (const body of [least, zeros, { ...zeros, workHours: '', salary: '' }]) {
      await emptyAccounts(database)
      const someone = await employer()
      expect((await someone.post('/api/employer/jobs', body)).statusCode).toBe(201)
      expect(await stored()).toMatchObject([
        { status: 'ACTIVE', monthly_salary: null, hourly_rate_cents: null, hours_per_day: null, skills: [] },
      ])
    }
    expect(who.person.id).not.toBe('')
  })

  test('an hourly rate is kept to the cent and hours to the tenth', async () => {
    const who = await employer()
    const id = await posted(who, { salary: '0', hourlyRate: 120.55, workHours: '7.5' })
    expect(await read(who, id)).toMatchObject({ salary: '0', hourlyRate: 120.55, workHours: '7.5' })
  })

  test('Other is any place, whatever else is named', async () => {
    const who = await employer()
    const id = await posted(who, { locations: ['Adama', 'Other'] })
    expect(await stored()).toMatchObject([{ any_place: true, places: [] }])
    expect(await read(who, id)).toMatchObject({ locations: ['Other'], location: 'Other' })
  })

  test('PST-17 PST-18 PST-22 everything that is wrong is shown beside its field', async () => {
    const who = await employer()
    const schema = refusalOf(
      await post(who, { title: ' ', locations: [], jobType: 'NIGHT', workType: 'PILOT', status: 'GONE' }),
    )
    expect(Object.keys(schema.fields).toSorted()).toEqual([
      'jobType',
      'locations',
      'status',
      'title',
      'workType',
    ])
    const reference = refusalOf(
      await post(who, { locations: ['Atlantis'], skills: ['Flying'], languages: ['Klingon'] }),
    )
    expect(Object.keys(reference.fields).toSorted()).toEqual(['languages', 'locations', 'skills'])
    expect(refusalOf(await post(who, { hourlyRate: 50 })).fields).toEqual({
      hourlyRate: 'Please enter either a monthly salary or an hourly rate, not both.',
    })
    for (const startDate of ['2027-02-30', '15.1.2027', '0000-01-01', '9999-01-01', '']) {
      expect(refusalOf(await post(who, { startDate })).fields, startDate).toEqual({
        startDate: 'Start date must be in YYYY-MM-DD format',
      })
    }
    for (const salary of ['-1', 'much', '1e999', 'NaN', 100_000_000]) {
      expect(Object.keys(refusalOf(await post(who, { salary })).fields), String(salary)).toEqual(['salary'])
    }
    expect(await stored()).toEqual([])
  })

  test('ACC-04 without a verified address nothing is posted, reopened or set active', async () => {
    const who = await employer({ emailVerified: false })
    const refused = await post(who)
    expect(refused.statusCode).toBe(403)
    expect(refusalOf(refused)).toMatchObject({
      code: 'email_unverified',
      message: 'Please verify your email address first. The link is in the email we sent you.',
    })
    expect(await stored()).toEqual([])
    const verifiedOne = await employer()
    const id = await posted(verifiedOne, { status: 'INACTIVE' })
    await sql`update accounts set email_verified_at = null`.execute(database.executor)
    expect(refusalOf(await verifiedOne.post(`/api/employer/jobs/${id}/reopen`)).code).toBe('email_unverified')
    expect(refusalOf(await verifiedOne.put(`/api/employer/jobs/${id}`, posting)).code).toBe(
      'email_unverified',
    )
    expect(await facets()).toEqual([])
  })

  test('sent 20 times at once with one key it is one job, answered alike', async () => {
    const who = await employer()
    const cookie = `session=${who.jar.get('session')}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/employer/jobs',
          headers: { cookie, 'idempotency-key': 'the-same-key' },
          payload: posting,
        }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json<{ jobId: string }>().jobId)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test('the key of one person answers nobody else', async () => {
    const send = async (who: SignedIn) =>
      app.inject({
        method: 'POST',
        url: '/api/employer/jobs',
        headers: { cookie: `session=${who.jar.get('session')}`, 'idempotency-key': 'a-shared-key' },
        payload: posting,
      })
    const [one, other] = [await employer(), await employer()]
    expect((await send(one)).statusCode).toBe(201)
    expect(refusalOf(await send(other)).code).toBe('key_reused')
  })
})

describe('how many are open', () => {
  test('an employer who is not verified has two, a verified one as many as they like', async () => {
    const who = await employer()
    await posted(who)
    const second = await posted(who)
    const refused = await post(who)
    expect(refused.statusCode).toBe(409)
    expect(refusalOf(refused).code).toBe('too_many_open_jobs')
    const third = await posted(who, { status: 'INACTIVE' })
    expect(refusalOf(await who.post(`/api/employer/jobs/${third}/reopen`)).code).toBe('too_many_open_jobs')
    expect(refusalOf(await who.put(`/api/employer/jobs/${third}`, posting)).code).toBe('too_many_open_jobs')
    // One that is open already stays so.
    expect((await who.put(`/api/employer/jobs/${second}`, posting)).statusCode).toBe(200)
    expect((await who.post(`/api/employer/jobs/${second}/reopen`)).statusCode).toBe(200)
    await who.post(`/api/employer/jobs/${second}/close`)
    expect((await who.post(`/api/employer/jobs/${third}/reopen`)).statusCode).toBe(200)
    await verify(who)
    await posted(who)
    await posted(who)
  })

  test('nor are there more when all are opened at once', async () => {
    const who = await employer()
    const inactive = await Promise.all(Array.from({ length: 4 }, () => posted(who, { status: 'INACTIVE' })))
    await Promise.all([
      ...Array.from({ length: 4 }, () => post(who)),
      ...inactive.map((id) => who.post(`/api/employer/jobs/${id}/reopen`)),
    ])
    expect((await stored()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(2)
    expect(new Set((await facets()).map(({ job_id: id }) => id)).size).toBe(2)
  })
})

describe('changing', () => {
  test('API-51 EDJ-03 a job is saved with any status, and is found only while it is active', async () => {
    const who = await employer()
    const id = await posted(who)
    const change = {
      ...posting,
      title: 'Cook',
      description: 'Lunch for four.',
      workType: 'COOK_CHEF',
      locations: ['Jimma'],
      skills: [],
      languages: [],
    }
    expect((await who.put(`/api/employer/jobs/${id}`, change)).json()).toEqual({
      success: true,
      message: 'Job saved.',
    })
    // All, a place, the two kinds of work that are one for a household, and the skill that the title speaks of.
    expect(await facets()).toHaveLength(5)
    for (const status of ['INACTIVE', 'CLOSED', 'ACTIVE']) {
      await who.put(`/api/employer/jobs/${id}`, { ...change, status })
      expect(await read(who, id)).toMatchObject({ title: 'Cook', status })
      expect((await facets()).length).toBe(status === 'ACTIVE' ? 5 : 0)
    }
  })

  test('EMP-21 EMP-22 EMP-23 a job is duplicated, closed and reopened', async () => {
    const who = await employer()
    const id = await posted(who)
    const copy = (await who.post(`/api/employer/jobs/${id}/duplicate`)).json<{ jobId: string }>().jobId
    expect(await read(who, copy)).toMatchObject({ title: `${posting.title} (copy)`, status: 'INACTIVE' })
    expect((await who.post(`/api/employer/jobs/${id}/close`)).statusCode).toBe(200)
    expect(await read(who, id)).toMatchObject({ status: 'CLOSED' })
    expect(await facets()).toEqual([])
    expect((await who.post(`/api/employer/jobs/${id}/reopen`)).statusCode).toBe(200)
    expect(new Set((await facets()).map(({ job_id: job }) => job))).toEqual(new Set([id]))
  })

  test('a day that has passed is refused beside its field, unless it is that of the job already', async () => {
    const who = await employer()
    const passed = { startDate: 'This day has passed. Please choose another one.' }
    const yesterday = { startDate: dayFromNow(-1) }
    for (const status of ['ACTIVE', 'INACTIVE'])
      expect(refusalOf(await post(who, { ...yesterday, status })).fields).toEqual(passed)
    const id = await posted(who, { startDate: dayFromNow(0) })
    const change = (changes: object) => who.put(`/api/employer/jobs/${id}`, { ...posting, ...changes })
    expect(refusalOf(await change(yesterday)).fields).toEqual(passed)
    // Time passes.
    await sql`update jobs set start_date = ${yesterday.startDate}`.execute(database.executor)
    expect((await change({ ...yesterday, title: 'Cook' })).statusCode).toBe(200)
    expect(refusalOf(await change({ startDate: dayFromNow(-2) })).fields).toEqual(passed)
    await who.post(`/api/employer/jobs/${id}/close`)
    expect((await who.post(`/api/employer/jobs/${id}/reopen`)).statusCode).toBe(200)
  })

  test('the copy of an old job is posted for a new day', async () => {
    const who = await employer()
    const id = await posted(who)
    await sql`update jobs set start_date = ${dayFromNow(-1)}`.execute(database.executor)
    const copy = (await who.post(`/api/employer/jobs/${id}/duplicate`)).json<{ jobId: string }>().jobId
    const old = { ...posting, startDate: dayFromNow(-1) }
    expect(refusalOf(await who.post(`/api/employer/jobs/${copy}/reopen`))).toMatchObject({
      code: 'start_date_past',
      message: 'The start date of this job has passed. Please edit the job and choose another date.',
    })
    expect(Object.keys(refusalOf(await who.put(`/api/employer/jobs/${copy}`, old)).fields)).toEqual([
      'startDate',
    ])
    const draft = { ...old, title: 'A draft', status: 'INACTIVE' }
    expect((await who.put(`/api/employer/jobs/${copy}`, draft)).statusCode).toBe(200)
    expect((await who.put(`/api/employer/jobs/${copy}`, posting)).statusCode).toBe(200)
    expect(await read(who, copy)).toMatchObject({ status: 'ACTIVE', startDate: posting.startDate })
  })

  test('copies can be told apart, whatever they are copies of', async () => {
    const who = await employer()
    const id = await posted(who)
    const copyOf = async (of: string) => {
      const { jobId } = (await who.post(`/api/employer/jobs/${of}/duplicate`)).json<{ jobId: string }>()
      return { jobId, title: (await read(who, jobId)).title }
    }
    const first = await copyOf(id)
    expect(first.title).toBe(`${posting.title} (copy)`)
    expect((await copyOf(id)).title).toBe(`${posting.title} (copy 2)`)
    expect((await copyOf(first.jobId)).title).toBe(`${posting.title} (copy 3)`)
    const long = await posted(who, { title: 'x'.repeat(120) })
    expect((await copyOf(long)).title).toBe(`${'x'.repeat(113)} (copy)`)
  })

  test('a draft is deleted, but no job that others have to do with', async () => {
    const who = await employer()
    const id = await posted(who)
    const remove = (of: string) => who.delete(`/api/employer/jobs/${of}`)
    expect(refusalOf(await remove(id)).code).toBe('job_in_use')
    const copy = (await who.post(`/api/employer/jobs/${id}/duplicate`)).json<{ jobId: string }>().jobId
    expect((await remove(copy)).statusCode).toBe(200)
    expect((await remove(copy)).statusCode).toBe(404)
    const seeker = await makePerson(database, 'seeker')
    const { executor } = database
    await sql`update jobs set status = 'INACTIVE' where id = ${id}`.execute(executor)
    await sql`insert into offers (id, employer_id, seeker_id, job_id, status, message, masked_message)
      values (gen_random_uuid(), ${who.person.id}, ${seeker.id}, ${id}, 'SENT', '', '')`.execute(executor)
    expect(refusalOf(await remove(id)).code).toBe('job_in_use')
    await sql`delete from offers`.execute(executor)
    expect((await remove(id)).statusCode).toBe(200)
    expect(await stored()).toEqual([])
  })

  test('the job of another employer is not there, whatever is asked of it', async () => {
    const [owner, stranger] = [await employer(), await employer()]
    const id = await posted(owner)
    const answers = [
      await stranger.get(`/api/employer/jobs/${id}`),
      await stranger.put(`/api/employer/jobs/${id}`, { ...posting, title: 'Taken' }),
      await stranger.post(`/api/employer/jobs/${id}/duplicate`),
      await stranger.post(`/api/employer/jobs/${id}/close`),
      await stranger.post(`/api/employer/jobs/${id}/reopen`),
      await stranger.delete(`/api/employer/jobs/${id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await read(owner, id)).toMatchObject({ title: posting.title, status: 'ACTIVE' })
    expect(await stored()).toHaveLength(1)
  })

  test('an employer is handed their jobs with all that we keep of them', async () => {
    const who = await employer()
    await posted(who)
    const data = (await who.get('/api/account/data')).json<{ records: { jobs: Job[] } }>()
    expect(data.records.jobs).toMatchObject([{ title: posting.title }])
  })
})
