import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationState } from '../../../contract/rules/hiring.ts'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { makePerson, onlyEmployer, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeSeeker } from '../../testing/seekers.ts'
import { refreshSeeker } from './indexing.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
let who: SignedIn

beforeEach(async () => {
  who = await onlyEmployer(app, database)
})

const card = (id: string, by = who) => by.get(`/api/job-seekers/${id}`)
const apply = (seekerId: string, jobId: string, status: ApplicationState = 'PENDING') =>
  database.executor
    .insertInto('job_applications')
    .values({ id: crypto.randomUUID(), job_id: jobId, seeker_id: seekerId, status })
    .execute()

describe('one card', () => {
  test('shows somebody who can be hired, and how well they suit the open jobs', async () => {
    const id = await makeSeeker(database, { skills: ['childcare', 'cooking'], languages: ['am'] })
    expect((await card(id)).json<SeekerCard>()).toMatchObject({ id, name: 'Tigist Bekele' })
    expect((await card(id)).json<SeekerCard>().match).toBeUndefined()
    await makeJob(database, who.person.id)
    expect((await card(id)).json<SeekerCard>().match).toMatchObject({ jobTitle: 'Nanny for two children' })
  })

  test('of somebody not available is there for those who have to do with them, and for staff', async () => {
    const id = await makeSeeker(database, { available: false })
    expect((await card(id)).statusCode).toBe(404)
    const job = await makeJob(database, who.person.id)
    await apply(id, job, 'WITHDRAWN')
    expect((await card(id)).statusCode).toBe(404)
    await sql`update job_applications set status = 'PENDING'`.execute(database.executor)
    expect((await card(id)).statusCode).toBe(200)
    const other = await makePerson(database, 'business')
    const otherBrowser = await signedIn(app, database, other)
    expect((await card(id, otherBrowser)).statusCode).toBe(404)
    await database.executor
      .insertInto('offers')
      .values({ id: crypto.randomUUID(), employer_id: other.id, seeker_id: id })
      .execute()
    expect((await card(id, otherBrowser)).json<SeekerCard>()).toMatchObject({ offerStatus: 'SENT' })
    const staff = await signedIn(app, database, await makePerson(database, 'support'))
    expect((await card(id, staff)).statusCode).toBe(200)
  })

  test('MAT-08 of somebody whose address is not proved, or whose work is not known, is there for the same', async () => {
    const unproved = await makePerson(database, 'seeker', { emailVerified: false })
    const job = await makeJob(database, who.person.id)
    for (const id of [unproved.id, await makeSeeker(database, { jobTitle: null })]) {
      expect((await card(id)).statusCode).toBe(404)
      expect((await who.put(`/api/saved-seekers/${id}`)).statusCode).toBe(404)
      await apply(id, job)
      expect((await card(id)).statusCode).toBe(200)
    }
  })

  test('of somebody disabled, of no seeker and of nobody is not there', async () => {
    const id = await makeSeeker(database)
    await sql`update accounts set disabled_at = now() where id = ${id}`.execute(database.executor)
    expect((await card(id)).statusCode).toBe(404)
    expect((await card(who.person.id)).statusCode).toBe(404)
    expect((await card(crypto.randomUUID())).statusCode).toBe(404)
    expect((await card('nothing')).statusCode).toBe(400)
  })
})

describe('saved seekers', () => {
  const saved = async (query = '') => (await who.get(`/api/saved-seekers?${query}`)).json<SeekerCards>()
  const names = ({ content }: SeekerCards) => content.map(({ data }) => data.name.replace(/ Bekele$/, ''))

  test('SEM-14 are listed, the last one first, each once, until they are taken off', async () => {
    const ids: string[] = []
    for (const firstName of ['One', 'Two', 'Three']) ids.push(await makeSeeker(database, { firstName }))
    for (const id of [...ids, ...ids]) {
      expect((await who.put(`/api/saved-seekers/${id}`)).json()).toEqual({
        success: true,
        message: 'Profile saved.',
      })
    }
    const found = await saved()
    expect(names(found)).toEqual(['Three', 'Two', 'One'])
    expect(found).toMatchObject({ totalElements: 3, totalPages: 1 })
    expect(found.content.every(({ data }) => data.saved)).toBe(true)
    expect(names(await saved('page=1&size=2'))).toEqual(['One'])
    for (let times = 0; times < 2; times += 1) await who.delete(`/api/saved-seekers/${ids[1]}`)
    expect(names(await saved())).toEqual(['Three', 'One'])
  })

  test('are each employer’s own, and leave the list when they can be hired no more', async () => {
    const id = await makeSeeker(database)
    const other = await signedIn(app, database, await makePerson(database, 'business'))
    await who.put(`/api/saved-seekers/${id}`)
    expect((await other.get('/api/saved-seekers')).json<SeekerCards>().content).toEqual([])
    await sql`update seeker_profiles set available = false`.execute(database.executor)
    await refreshSeeker(database.executor, id)
    expect(await saved()).toMatchObject({ content: [], totalElements: 0 })
    expect((await other.put(`/api/saved-seekers/${id}`)).statusCode).toBe(404)
  })

  test('ACC-39 are in the file of all that we keep', async () => {
    await who.put(`/api/saved-seekers/${await makeSeeker(database)}`)
    const { records } = (await who.get('/api/account/data')).json<OwnData>()
    expect(records).toMatchObject({ savedSeekers: [{ seeker: 'Tigist Bekele' }] })
  })
})

describe('reports', () => {
  const stored = () => database.executor.selectFrom('reports').selectAll().execute()

  test('SEM-15 an employer reports a profile that they see, once; a seeker none, and an employer no job', async () => {
    const id = await makeSeeker(database)
    const body = { subject: 'profile', subjectId: id, reason: 'This is not their picture.' }
    const answer = await who.post('/api/reports', body)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you. Our staff will look at this profile.',
    })
    await who.post('/api/reports', { ...body, reason: 'Once more.' })
    expect(await stored()).toMatchObject([
      {
        reporter_id: who.person.id,
        subject: 'profile',
        subject_id: id,
        reason: 'This is not their picture.',
      },
    ])
    const hidden = await makeSeeker(database, { available: false })
    expect((await who.post('/api/reports', { ...body, subjectId: hidden })).statusCode).toBe(404)
    const job = await makeJob(database, who.person.id)
    expect((await who.post('/api/reports', { ...body, subject: 'job', subjectId: job })).statusCode).toBe(404)
    const seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
    expect((await seeker.post('/api/reports', body)).statusCode).toBe(404)
    expect(refusalOf(await who.post('/api/reports', { ...body, reason: ' ' })).fields).toHaveProperty(
      'reason',
    )
    expect(await stored()).toHaveLength(1)
  })
})
