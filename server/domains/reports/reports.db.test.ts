import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import type { Placement } from '../../../contract/placements.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { makeJob } from '../../testing/jobs.ts'
import { addConversation, addMessage } from '../../testing/messages.ts'
import { makePlacement } from '../../testing/placements.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { noteEvents } from '../hiring/history.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const somebody = (person: TestPerson) => signedIn(app, database, person)
let seeker: SignedIn
let employer: SignedIn

beforeEach(async () => {
  await sql`delete from reports`.execute(executor)
  await emptyAccounts(database)
  seeker = await somebody(await makeSeekerWithProfile(database))
  employer = await somebody(await makePerson(database, 'household'))
})

const stranger = async (kind: 'seeker' | 'household' | 'support' | 'admin') =>
  somebody(await makePerson(database, kind))
const report = (
  who: SignedIn,
  subject: 'job' | 'profile' | 'message' | 'review',
  subjectId: string,
  reason = 'Not true.',
) => who.post('/api/reports', { subject, subjectId, reason })
const list = async (who: SignedIn) => (await who.get('/api/admin/urgent')).json<UrgentLists>().reports
const close = (who: SignedIn, id: string, hidesReview = false) =>
  who.post(`/api/admin/reports/${id}/close`, { hidesReview })
const figuresOf = ({ person }: SignedIn) =>
  executor
    .selectFrom('account_figures')
    .select(['reviews', 'stars'])
    .where('account_id', '=', person.id)
    .executeTakeFirst()

/** What each wrote of the other, published. */
async function makeReviews(): Promise<{ ofSeeker: string; ofEmployer: string }> {
  const people = { employerId: employer.person.id, seekerId: seeker.person.id }
  const { id } = await makePlacement(database, people)
  await seeker.post(`/api/placements/${id}/end`, { reason: 'MOVED' })
  await employer.post(`/api/placements/${id}/review`, { stars: 1, words: 'She stole.' })
  await seeker.post(`/api/placements/${id}/review`, { stars: 4, words: 'They paid late.' })
  const [placement] = (await seeker.get('/api/placements')).json<Placement[]>()
  return { ofSeeker: placement?.otherReview?.id ?? '', ofEmployer: placement?.ownReview?.id ?? '' }
}

describe('a review', () => {
  test('is reported by the one it is about, and by those who may read it', async () => {
    const { ofSeeker, ofEmployer } = await makeReviews()
    const answer = await report(seeker, 'review', ofSeeker)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you. Our staff will look at this review.',
    })
    expect((await report(employer, 'review', ofEmployer)).statusCode).toBe(200)
    const [reader, household] = [await stranger('seeker'), await stranger('household')]
    // Nobody sees the seeker, who was hired, nor the employer, who has no job.
    expect(refusalOf(await report(household, 'review', ofSeeker)).code).toBe('not_found')
    expect(refusalOf(await report(reader, 'review', ofEmployer)).code).toBe('not_found')
    await seeker.put('/api/job-seekers/availability', { available: true, availableFrom: null })
    await makeJob(database, employer.person.id)
    expect((await report(household, 'review', ofSeeker)).statusCode).toBe(200)
    expect((await report(reader, 'review', ofEmployer)).statusCode).toBe(200)
    expect(refusalOf(await report(reader, 'review', ofSeeker)).code).toBe('not_found')
    expect(refusalOf(await report(household, 'review', ofEmployer)).code).toBe('not_found')
  })

  test('that nobody can read yet is not there', async () => {
    const people = { employerId: employer.person.id, seekerId: seeker.person.id }
    const { id } = await makePlacement(database, people)
    await seeker.post(`/api/placements/${id}/end`, { reason: 'MOVED' })
    await employer.post(`/api/placements/${id}/review`, { stars: 1, words: 'She stole.' })
    const { id: review } = await executor.selectFrom('reviews').select('id').executeTakeFirstOrThrow()
    expect(refusalOf(await report(seeker, 'review', review)).code).toBe('not_found')
  })
})

describe('a message', () => {
  const openWith = (people: { seekerId?: string; employerId?: string }) => addConversation(database, people)
  const idOf = async (conversationId: string, number: number) =>
    (
      await executor
        .selectFrom('messages')
        .select('id')
        .where('conversation_id', '=', conversationId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).id
  const write = async (conversationId: string, party: 'seeker' | 'employer' | 'staff', text?: string) =>
    idOf(conversationId, await addMessage(database, conversationId, { party, ...(text && { text }) }))

  test('MSG-12 can be reported once by its receiver, and by nobody else', async () => {
    const id = await openWith({ seekerId: seeker.person.id, employerId: employer.person.id })
    const ofEmployer = await write(id, 'employer', 'Come alone at night, 0911 22 33 44.')
    const ofSeeker = await write(id, 'seeker')
    const answer = await report(seeker, 'message', ofEmployer, 'I am afraid.')
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you. Our staff will look at this message.',
    })
    await report(seeker, 'message', ofEmployer, 'Again.')
    expect((await report(employer, 'message', ofSeeker)).statusCode).toBe(200)
    const strangers = [await stranger('seeker'), await stranger('household')]
    for (const [who, message] of [
      [seeker, ofSeeker],
      [employer, ofEmployer],
      ...strangers.map((each) => [each, ofEmployer] as const),
    ] as const)
      expect(refusalOf(await report(who, 'message', message)).code).toBe('not_found')
    // Staff read it as it was written, and nothing else of the conversation.
    expect(await list(await stranger('support'))).toMatchObject([
      {
        subject: 'message',
        subjectId: ofEmployer,
        about: 'Come alone at night, 0911 22 33 44.',
        reason: 'I am afraid.',
        reporter: seeker.person.username,
      },
      { subject: 'message', subjectId: ofSeeker },
    ])
  })

  test('MSG-12 from staff can be reported too, but not a note', async () => {
    const withStaff = await openWith({ employerId: employer.person.id })
    expect((await report(employer, 'message', await write(withStaff, 'staff'))).statusCode).toBe(200)
    const jobId = await makeJob(database, employer.person.id)
    await seeker.post(`/api/employer/jobs/${jobId}/apply`, {})
    await noteEvents(executor)
    const { id: note } = await executor
      .selectFrom('messages')
      .select('id')
      .where('note_transition', '=', 'apply')
      .executeTakeFirstOrThrow()
    for (const who of [seeker, employer])
      expect(refusalOf(await report(who, 'message', note)).code).toBe('not_found')
  })

  test('MSG-12 that is deleted with an account leaves its report', async () => {
    const id = await openWith({ seekerId: seeker.person.id, employerId: employer.person.id })
    await report(seeker, 'message', await write(id, 'employer'))
    await sql`delete from accounts where id = ${employer.person.id}`.execute(executor)
    const staff = await stranger('admin')
    const [open] = await list(staff)
    expect(open).toMatchObject({ subject: 'message', about: null, reporter: seeker.person.username })
    expect((await close(staff, open?.id ?? '')).statusCode).toBe(200)
    expect(await list(staff)).toEqual([])
  })
})

describe('the list of staff', () => {
  test('tells what each report is about, the oldest first', async () => {
    const { ofSeeker } = await makeReviews()
    const jobId = await makeJob(database, employer.person.id, { title: 'Cook' })
    await report(seeker, 'job', jobId, 'They ask for money.')
    await report(employer, 'profile', seeker.person.id)
    await report(seeker, 'review', ofSeeker)
    for (const kind of ['support', 'admin'] as const)
      expect(await list(await stranger(kind))).toMatchObject([
        {
          subject: 'job',
          subjectId: jobId,
          about: 'Cook',
          reason: 'They ask for money.',
          reporter: seeker.person.username,
        },
        { subject: 'profile', about: seeker.person.username, reporter: employer.person.username },
        { subject: 'review', about: 'She stole.' },
      ])
    await sql`delete from accounts where id = ${employer.person.id}`.execute(executor)
    expect(await list(await stranger('admin'))).toMatchObject([
      { subject: 'job', about: null },
      { subject: 'profile', reporter: null },
      { subject: 'review' },
    ])
  })

  test('a report is closed once, which is recorded', async () => {
    const jobId = await makeJob(database, employer.person.id)
    await report(seeker, 'job', jobId)
    const staff = await stranger('support')
    const [open] = await list(staff)
    const id = open?.id ?? ''
    const closed = await Promise.all(Array.from({ length: 30 }, () => close(staff, id)))
    expect(closed.map(({ statusCode }) => statusCode)).toEqual(closed.map(() => 200))
    expect(closed[0]?.json()).toEqual({ success: true, message: 'The report is closed.' })
    expect(await list(staff)).toEqual([])
    expect(await actsOf(database, staff.person)).toEqual([{ act: 'report.close', target_id: id }])
    expect((await close(staff, crypto.randomUUID())).statusCode).toBe(404)
  })

  test('a review is hidden from everybody but its author, and counts no more, once', async () => {
    const { ofSeeker } = await makeReviews()
    await report(seeker, 'review', ofSeeker)
    await seeker.put('/api/job-seekers/availability', { available: true, availableFrom: null })
    const household = await stranger('household')
    await report(household, 'review', ofSeeker)
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 1 })
    const staff = await stranger('admin')
    const open = await list(staff)
    for (const { id } of open) await close(staff, id, true)
    for (const { id } of open) await close(staff, id, true)
    expect(await figuresOf(seeker)).toEqual({ reviews: 0, stars: 0 })
    expect(await figuresOf(employer)).toEqual({ reviews: 1, stars: 4 })
    expect((await seeker.get('/api/placements')).json()).toMatchObject([{ otherReview: null }])
    expect((await employer.get('/api/placements')).json()).toMatchObject([{ ownReview: { id: ofSeeker } }])
    expect((await household.get(`/api/job-seekers/${seeker.person.id}/reviews`)).json()).toEqual([])
    expect((await household.get(`/api/job-seekers/${seeker.person.id}`)).json()).toMatchObject({
      rating: null,
    })
    expect((await actsOf(database, staff.person)).map(({ act, target_id }) => [act, target_id])).toEqual([
      ['report.close', open[0]?.id],
      ['review.hide', ofSeeker],
      ['report.close', open[1]?.id],
    ])
  })

  test('a review that staff find right stays', async () => {
    const { ofSeeker } = await makeReviews()
    await report(seeker, 'review', ofSeeker)
    const staff = await stranger('support')
    const [open] = await list(staff)
    await close(staff, open?.id ?? '')
    expect(await figuresOf(seeker)).toEqual({ reviews: 1, stars: 1 })
    expect((await seeker.get('/api/placements')).json()).toMatchObject([{ otherReview: { id: ofSeeker } }])
  })
})
