import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { SeekerJob } from '../../../contract/job-search.ts'
import type { Placement, PublishedReview } from '../../../contract/placements.ts'
import type { DoubtfulText } from '../../../contract/reports.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob } from '../../testing/jobs.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { makePlacement } from '../../testing/placements.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { publishReviews } from './reviews.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const somebody = (person: TestPerson) => signedIn(app, database, person)
let seeker: SignedIn
let employer: SignedIn
let placementId: string

beforeEach(async () => {
  await emptyAccounts(database)
  seeker = await somebody(await makeSeekerWithProfile(database, { firstName: 'Tigist', lastName: 'Bekele' }))
  employer = await somebody(await makePerson(database, 'household', { firstName: 'Hana', lastName: 'Girma' }))
  placementId = await hire()
})

const hire = async () =>
  (await makePlacement(database, { employerId: employer.person.id, seekerId: seeker.person.id })).id
const end = (id = placementId) => seeker.post(`/api/placements/${id}/end`, { reason: 'MOVED' })
const write = (who: SignedIn, changes: object = {}, id = placementId) =>
  who.post(`/api/placements/${id}/review`, { stars: 5, words: 'All went well.', ...changes })
const shown = async (who: SignedIn) => {
  const placements = (await who.get('/api/placements')).json<Placement[]>()
  return placements.find(({ id }) => id === placementId)
}
const ofSeeker = (who: SignedIn) => who.get(`/api/job-seekers/${seeker.person.id}/reviews`)
const ofEmployer = (who: SignedIn, jobId: string) => who.get(`/api/jobs/${jobId}/employer-reviews`)
const makeOlder = (days: number) =>
  sql`update reviews set written_at = written_at - make_interval(days => ${days})`.execute(executor)
const figuresOf = ({ person }: SignedIn) =>
  executor
    .selectFrom('account_figures')
    .select(['reviews', 'stars'])
    .where('account_id', '=', person.id)
    .executeTakeFirst()
const stranger = async (kind: 'seeker' | 'household' | 'admin' | 'support') =>
  somebody(await makePerson(database, kind))

describe('writing', () => {
  test('PLC-08 PLC-09 each side writes once, after the end', async () => {
    for (const who of [seeker, employer]) expect(refusalOf(await write(who)).code).toBe('placement_current')
    await end()
    for (const who of [seeker, employer]) {
      const answer = await write(who, { stars: 4, words: 'Kind people.' })
      expect(answer.json()).toEqual({ success: true, message: 'Thank you for your review.' })
      expect((await write(who, { stars: 1, words: 'I changed my mind.' })).statusCode).toBe(200)
      expect((await shown(who))?.ownReview).toMatchObject({ stars: 4, words: 'Kind people.' })
    }
  })

  test('thirty at once are one review of each side, published once', async () => {
    await end()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => write(index % 2 === 0 ? seeker : employer, { stars: 3 })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    for (const who of [seeker, employer]) {
      expect(await figuresOf(who)).toEqual({ reviews: 1, stars: 3 })
      expect(
        (await noticesTo(database, who.person)).filter(({ name }) => name === 'placement.review'),
      ).toHaveLength(1)
    }
  })

  test('to everybody else there is no such placement, and stars are one to five', async () => {
    await end()
    for (const kind of ['seeker', 'household'] as const)
      expect(refusalOf(await write(await stranger(kind))).code).toBe('not_found')
    for (const stars of [0, 6, 4.5])
      expect(refusalOf(await write(seeker, { stars })).fields).toHaveProperty('stars')
    expect((await write(seeker, { words: 'x'.repeat(1001) })).statusCode).toBe(400)
  })

  test('somebody who has deleted the account is not reviewed any more', async () => {
    await end()
    await employer.post('/api/account/delete', { password: testPassword })
    expect(refusalOf(await write(seeker)).code).toBe('not_found')
  })

  test('only an employer agrees to be quoted', async () => {
    await end()
    for (const who of [seeker, employer]) await write(who, { mayBeQuoted: true })
    expect(
      await executor.selectFrom('reviews').select(['party', 'may_be_quoted']).orderBy('party').execute(),
    ).toEqual([
      { party: 'employer', may_be_quoted: true },
      { party: 'seeker', may_be_quoted: false },
    ])
  })
})

describe('publishing', () => {
  test('INT-09 PLC-06 is when both have written: nobody answers what they have read', async () => {
    await end()
    await write(employer, { words: 'Call her: 0911 00 00 31' })
    expect(await shown(seeker)).toMatchObject({ ownReview: null, otherReview: null })
    expect(await shown(employer)).toMatchObject({ ownReview: { publishedAt: null } })
    expect((await ofSeeker(await stranger('admin'))).json()).toEqual([])
    expect(await figuresOf(seeker)).toBeUndefined()
    await write(seeker, { stars: 3 })
    // Between the two nothing is masked.
    expect(await shown(seeker)).toMatchObject({
      ownReview: { stars: 3 },
      otherReview: { stars: 5, words: 'Call her: 0911 00 00 31' },
    })
    expect(await shown(employer)).toMatchObject({ otherReview: { stars: 3 } })
    expect((await shown(seeker))?.ownReview?.publishedAt).not.toBeNull()
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 5 })
    expect(await figuresOf(employer)).toEqual({ reviews: 1, stars: 3 })
    const mailed = (await noticesTo(database, seeker.person)).filter(
      ({ name }) => name === 'placement.review',
    )
    expect(mailed).toMatchObject([{ person: 'Hana Girma', job: 'Nanny for two children' }])
    expect(mailed[0]?.link).toMatch(/\/jobseeker\/WorkPlacement$/)
    const answer = (await noticesTo(database, employer.person)).filter(
      ({ name }) => name === 'placement.review',
    )
    expect(answer[0]?.link).toMatch(/\/employer\/placements$/)
  })

  test('INT-09 is after fourteen days where the other writes nothing, once on any number of nodes', async () => {
    await end()
    await write(employer)
    await makeOlder(13)
    await publishReviews(executor, noticeTools)
    expect(await shown(seeker)).toMatchObject({ otherReview: null })
    await makeOlder(1)
    await Promise.all(Array.from({ length: 30 }, () => publishReviews(executor, noticeTools)))
    expect(await shown(seeker)).toMatchObject({ otherReview: { stars: 5 } })
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 5 })
    expect(
      (await noticesTo(database, seeker.person)).filter(({ name }) => name === 'placement.review'),
    ).toHaveLength(1)
    // What is written after that is shown right away.
    await write(seeker, { stars: 2 })
    expect(await shown(employer)).toMatchObject({ otherReview: { stars: 2 } })
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 5 })
    expect(await figuresOf(employer)).toEqual({ reviews: 1, stars: 2 })
  })
})

describe('what strangers read', () => {
  async function publishBoth(seekerWords: string, employerWords: string) {
    await end()
    await write(seeker, { stars: 4, words: seekerWords })
    await write(employer, { words: employerWords })
  }

  test('PLC-10 is on the cards of both: stars on average and how many', async () => {
    const jobId = await makeJob(database, employer.person.id)
    const reader = await stranger('seeker')
    const card = async () => (await employer.get(`/api/job-seekers/${seeker.person.id}`)).json<SeekerCard>()
    const job = async () => (await reader.get(`/api/jobs/${jobId}`)).json<SeekerJob>()
    expect((await card()).rating).toBeNull()
    expect((await job()).employerRating).toBeNull()
    await publishBoth('', '')
    placementId = await hire()
    await publishBoth('', '')
    placementId = await hire()
    await end()
    await write(seeker, { stars: 5 })
    await write(employer, { stars: 4 })
    expect((await card()).rating).toEqual({ stars: 4.7, reviews: 3 })
    expect((await job()).employerRating).toEqual({ stars: 4.3, reviews: 3 })
    const found = (await reader.get('/api/employer/jobs/advanced-search')).json<{
      content: { data: SeekerJob }[]
    }>()
    expect(found.content).toMatchObject([{ data: { id: jobId, employerRating: { stars: 4.3, reviews: 3 } } }])
  })

  test('HIR-24 is masked, by the first name or the company, where the person can be seen', async () => {
    await publishBoth('Write me: tigist@example.com', 'Call me: 0911 00 00 32')
    const jobId = await makeJob(database, employer.person.id)
    await seeker.put('/api/job-seekers/availability', { available: true, availableFrom: null })
    for (const kind of ['household', 'support', 'admin'] as const)
      expect((await ofSeeker(await stranger(kind))).json<PublishedReview[]>(), kind).toMatchObject([
        { stars: 5, words: 'Call me: •••', author: 'Hana' },
      ])
    for (const kind of ['seeker', 'support', 'admin'] as const)
      expect((await ofEmployer(await stranger(kind), jobId)).json<PublishedReview[]>(), kind).toMatchObject([
        { stars: 4, words: 'Write me: •••', author: 'Tigist' },
      ])
    await seeker.put('/api/job-seekers/availability', { available: false, availableFrom: null })
    expect((await ofSeeker(await stranger('household'))).statusCode).toBe(404)
    expect((await ofSeeker(employer)).statusCode).toBe(200)
  })

  test('of a job that is closed is for those who applied, and for staff', async () => {
    await publishBoth('', '')
    const jobId = await makeJob(database, employer.person.id, { status: 'CLOSED' })
    const applicant = await stranger('seeker')
    await makeApplication(database, { jobId, seekerId: applicant.person.id })
    expect((await ofEmployer(await stranger('seeker'), jobId)).statusCode).toBe(404)
    expect((await ofEmployer(applicant, jobId)).json()).toHaveLength(1)
    expect((await ofEmployer(await stranger('admin'), jobId)).json()).toHaveLength(1)
  })

  test('stays when its author leaves, without a name', async () => {
    await publishBoth('', '')
    await employer.post('/api/account/delete', { password: testPassword })
    const admin = await stranger('admin')
    expect((await ofSeeker(admin)).json()).toMatchObject([{ stars: 5, author: null }])
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 5 })
  })
})

test('a doubtful review is listed for staff', async () => {
  await end()
  await write(employer, { words: 'Ask at @Hilton' })
  const support = await stranger('support')
  expect((await support.get('/api/admin/doubtful-texts')).json<DoubtfulText[]>()).toMatchObject([
    { kind: 'review', username: employer.person.username, texts: ['Ask at @Hilton'] },
  ])
})

test('ACC-39 the data of a person holds what they wrote, and of the other what they can read', async () => {
  await end()
  await write(employer, { words: 'Ours.', mayBeQuoted: true })
  const records = async (who: SignedIn) => (await who.get('/api/account/data')).json<OwnData>().records
  expect(await records(employer)).toMatchObject({
    reviews: [{ own: true, words: 'Ours.', mayBeQuoted: true }],
  })
  expect(await records(seeker)).toMatchObject({ reviews: [] })
  await write(seeker, { words: 'Mine.' })
  expect(await records(seeker)).toMatchObject({
    reviews: [
      { own: false, words: 'Ours.' },
      { own: true, words: 'Mine.' },
    ],
  })
})
