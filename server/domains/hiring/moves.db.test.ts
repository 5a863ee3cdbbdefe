import { beforeEach, describe, expect, test } from 'vitest'
import type { Application, HiringEvent } from '../../../contract/hiring.ts'
import {
  applicationStates,
  movesFrom,
  moveTargets,
  moveTo,
  nextApplicationState,
} from '../../../contract/rules/hiring.ts'
import {
  emptyAccounts,
  makePerson,
  mailsTo,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeOffer, makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let person: TestPerson
let employer: SignedIn
let jobId: string

beforeEach(async () => {
  await emptyAccounts(database)
  person = await makeVerifiedEmployer(database)
  employer = await signedIn(app, database, person)
  jobId = await makeJob(database, person.id)
})

const applicant = async (status: (typeof applicationStates)[number] = 'PENDING', of = jobId) => {
  const seeker = await makeSeekerWithProfile(database)
  return { seeker, id: await makeApplication(database, { jobId: of, seekerId: seeker.id, status }) }
}
const move = (body: object, who = employer) => who.post('/api/job-applications/move', body)
const row = (id: string) =>
  executor.selectFrom('job_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await row(id)).status
const historyOf = async (id: string, who = employer) =>
  (await who.get(`/api/application-history/${id}`)).json<HiringEvent[]>()

describe('moving an application', () => {
  test('HIR-12 leads from PENDING to OFFERED, step by step, and each step is in its history', async () => {
    const { id, seeker } = await applicant()
    for (const status of ['REVIEWING', 'SHORTLISTED', 'INTERVIEWING', 'OFFERED']) {
      const answer = await move({ ids: [id], status })
      expect(answer.json(), status).toMatchObject({ success: true, moved: [id], unmoved: [] })
      expect(await statusOf(id)).toBe(status)
    }
    const lines = ['application.review', 'application.shortlist', 'application.interview', 'offer.send']
    for (const who of [employer, await signedIn(app, database, seeker)]) {
      const events = await historyOf(id, who)
      expect(events.map(({ subject, transition }) => `${subject}.${transition}`)).toEqual(lines)
      expect(events.every(({ party }) => party === 'employer')).toBe(true)
    }
    // The offer has the terms of the job.
    expect(await executor.selectFrom('offers').selectAll().execute()).toMatchObject([
      { job_id: jobId, seeker_id: seeker.id, status: 'SENT', monthly_salary: 5000, live_in: true },
    ])
  })

  test('HIR-09 knows the moves of the graph and refuses all others', async () => {
    for (const from of applicationStates) {
      for (const target of moveTargets) {
        const { id } = await applicant(from, await makeJob(database, person.id))
        const answer = await move({ ids: [id], status: target })
        const isAllowed = from === target || nextApplicationState(from, moveTo(target)) !== null
        const expected = isAllowed ? { moved: [id] } : { code: 'application_settled' }
        expect(answer.json(), `${from} to ${target}`).toMatchObject(expected)
        expect(await statusOf(id), `${from} to ${target}`).toBe(isAllowed ? target : from)
      }
    }
    expect(movesFrom('HIRED')).toEqual([])
  })

  test('HIR-13 rejects at any point before the offer is accepted, with a kind reason', async () => {
    for (const from of ['PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING'] as const) {
      const { id, seeker } = await applicant(from)
      await move({ ids: [id], status: 'REJECTED', reason: 'EXPERIENCE' })
      expect(await row(id)).toMatchObject({ status: 'REJECTED', rejection_reason: 'EXPERIENCE' })
      const who = await signedIn(app, database, seeker)
      const [own] = (await who.get('/api/job-preferences/jobs/job-seeker')).json<Application[]>()
      expect(own).toMatchObject({ status: 'REJECTED', rejectionReason: 'EXPERIENCE' })
    }
    const without = await applicant()
    await move({ ids: [without.id], status: 'REJECTED' })
    expect(await row(without.id)).toMatchObject({ rejection_reason: null })
    expect((await move({ ids: [without.id], status: 'REJECTED', reason: 'RUDE' })).statusCode).toBe(400)
  })

  test('rejecting somebody who was offered the job withdraws the offer, unless it was accepted', async () => {
    const { id } = await applicant()
    await move({ ids: [id], status: 'OFFERED' })
    await move({ ids: [id], status: 'REJECTED' })
    expect(await statusOf(id)).toBe('REJECTED')
    expect(await executor.selectFrom('offers').select('status').execute()).toEqual([{ status: 'WITHDRAWN' }])
    const accepted = await applicant('ACCEPTED')
    await makeOffer(database, {
      employerId: person.id,
      seekerId: accepted.seeker.id,
      jobId,
      status: 'ACCEPTED',
    })
    expect(refusalOf(await move({ ids: [accepted.id], status: 'REJECTED' })).code).toBe('application_settled')
  })

  test('HIR-14 tells the seeker of every move in the seeker’s language, once', async () => {
    const seeker = await makeSeekerWithProfile(database, { language: 'om' })
    const id = await makeApplication(database, { jobId, seekerId: seeker.id })
    for (const status of ['REVIEWING', 'SHORTLISTED', 'INTERVIEWING', 'OFFERED', 'REJECTED']) {
      await move({ ids: [id], status })
      await move({ ids: [id], status })
    }
    const mails = await mailsTo(database, seeker.email)
    expect(mails.map(({ values }) => values['name'])).toEqual([
      'application.review',
      'application.shortlist',
      'application.interview',
      'offer.send',
      'application.reject',
    ])
    expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['om']))
  })

  test('moves several together, and names those that cannot', async () => {
    const [first, second, hired] = [await applicant(), await applicant(), await applicant('HIRED')]
    const ids = [first.id, second.id, hired.id, first.id]
    const answer = (await move({ ids, status: 'REVIEWING' })).json<{ moved: string[]; unmoved: string[] }>()
    expect(answer.moved.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(answer.unmoved).toEqual([hired.id])
    expect((await move({ ids: [], status: 'REVIEWING' })).statusCode).toBe(400)
    const many = Array.from({ length: 51 }, () => crypto.randomUUID())
    expect((await move({ ids: many, status: 'REVIEWING' })).statusCode).toBe(400)
  })

  test('is for the employer of the job alone, and so is its history, besides the seeker', async () => {
    const { id } = await applicant()
    const other = await signedIn(app, database, await makePerson(database, 'business'))
    expect((await move({ ids: [id], status: 'REVIEWING' }, other)).statusCode).toBe(404)
    expect(await statusOf(id)).toBe('PENDING')
    const stranger = await signedIn(app, database, await makeSeekerWithProfile(database))
    for (const who of [other, stranger])
      expect((await who.get(`/api/application-history/${id}`)).statusCode).toBe(404)
  })

  test('OFFERED needs a verified employer and an open job', async () => {
    const unverified = await makePerson(database, 'business')
    const theirs = await applicant('PENDING', await makeJob(database, unverified.id))
    const refused = await move(
      { ids: [theirs.id], status: 'OFFERED' },
      await signedIn(app, database, unverified),
    )
    expect(refusalOf(refused).code).toBe('employer_unverified')
    const closed = await applicant('PENDING', await makeJob(database, person.id, { status: 'CLOSED' }))
    expect(refusalOf(await move({ ids: [closed.id], status: 'OFFERED' })).code).toBe('application_settled')
  })

  test('of fifty the same moves at a time one is written down', async () => {
    const { id } = await applicant()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => move({ ids: [id], status: 'REVIEWING' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await historyOf(id)).toHaveLength(1)
  })

  test('the employer’s first act counts as the answer, and stays it', async () => {
    const { id } = await applicant()
    expect((await row(id)).answered_at).toBeNull()
    await move({ ids: [id], status: 'REVIEWING' })
    const { answered_at: answered } = await row(id)
    expect(answered).not.toBeNull()
    await move({ ids: [id], status: 'SHORTLISTED' })
    expect((await row(id)).answered_at).toEqual(answered)
  })
})
