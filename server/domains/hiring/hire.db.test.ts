import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReceivedOfferDetail, SentOffer } from '../../../contract/offers.ts'
import type { Placement } from '../../../contract/placements.ts'
import { declineReasons, offerStates } from '../../../contract/rules/hiring.ts'
import { emit } from '../../domains.ts'
import {
  emptyAccounts,
  mailsTo,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { dayFromNow } from '../../testing/days.ts'
import { noticeTools } from '../../testing/notices.ts'
import { makeOffer, makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { createApplicantAnswers } from './answer-applicants.ts'
import { lapseOffers } from './lapse.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const tools = { ...noticeTools, emit }
let household: TestPerson
let person: TestPerson
let employer: SignedIn
let seeker: SignedIn
let jobId: string

beforeEach(async () => {
  await emptyAccounts(database)
  household = await makeVerifiedEmployer(database)
  person = await makeSeekerWithProfile(database)
  employer = await signedIn(app, database, household)
  seeker = await signedIn(app, database, person)
  jobId = await makeJob(database, household.id)
})

const offer = async (body?: object) => {
  await employer.post(`/api/employer-interests/job-seeker/${person.id}`, body ?? { jobId })
  const { id } = await executor
    .selectFrom('offers')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const accept = (id: string, who = seeker) => who.post(`/api/job-offers/${id}/accept`)
const decline = (id: string, reason = 'PAY', who = seeker) =>
  who.post(`/api/job-offers/${id}/decline`, { reason })
const withdraw = (id: string, who = employer) => who.post(`/api/employer/offers/${id}/withdraw`)
const confirm = (id: string, closesJob = false, who = employer) =>
  who.post(`/api/employer/offers/${id}/confirm`, { closesJob })
const offerStatus = async (id: string) =>
  (await executor.selectFrom('offers').select('status').where('id', '=', id).executeTakeFirst())?.status
const applicationStatus = async (id: string) =>
  (await executor.selectFrom('job_applications').select('status').where('id', '=', id).executeTakeFirst())
    ?.status
const detail = async (id: string, who = seeker) =>
  (await who.get(`/api/job-offers/${id}`)).json<ReceivedOfferDetail>()
const noticesTo = async ({ email }: TestPerson) =>
  (await mailsTo(database, email)).map(({ values }) => values['name'])

describe('an offer', () => {
  test('OFR-06 OFR-07 shows job, terms, message, state and employer to the seeker alone', async () => {
    const terms = { salary: 9000, startDate: '2027-02-01', hoursPerDay: 9.5, liveIn: false, daysOff: 2 }
    const id = await offer({ jobId, message: 'Welcome. Call 0911 00 00 07.', terms })
    expect(await detail(id)).toMatchObject({
      jobTitle: 'Nanny for two children',
      employerName: 'Almaz',
      employerKind: 'household',
      terms: { ...terms, hourlyRate: null },
      message: 'Welcome. Call •••.',
      status: 'SENT',
      history: [{ subject: 'offer', transition: 'send', party: 'employer' }],
    })
    const days = (Date.parse((await detail(id)).expiresAt) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
    const other = await signedIn(app, database, await makeSeekerWithProfile(database))
    expect((await other.get(`/api/job-offers/${id}`)).statusCode).toBe(404)
  })

  test('takes what is left out of the terms from the job, and one kind of pay', async () => {
    const id = await offer({ jobId, terms: { hourlyRate: 60.5 } })
    expect((await detail(id)).terms).toEqual({
      salary: null,
      hourlyRate: 60.5,
      startDate: dayFromNow(12),
      hoursPerDay: null,
      liveIn: true,
      daysOff: null,
    })
    const both = { jobId: null, terms: { salary: 1, hourlyRate: 1 } }
    const refused = await employer.post(`/api/employer-interests/job-seeker/${person.id}`, both)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refusalOf(refused).fields ?? {})).toEqual(['terms.hourlyRate'])
  })

  test('OFR-08 HIR-21 is accepted by the seeker, and the application follows', async () => {
    const application = await makeApplication(database, { jobId, seekerId: person.id, status: 'SHORTLISTED' })
    const id = await offer()
    expect(await applicationStatus(application)).toBe('OFFERED')
    for (let times = 0; times < 2; times += 1) expect((await accept(id)).statusCode).toBe(200)
    expect(await offerStatus(id)).toBe('ACCEPTED')
    expect(await applicationStatus(application)).toBe('ACCEPTED')
    expect(await noticesTo(household)).toEqual(['offer.accept'])
    expect((await employer.get('/api/employer/offers')).json<SentOffer[]>()[0]).toMatchObject({
      id,
      status: 'ACCEPTED',
      seekerName: 'Tigist Bekele',
    })
  })

  test.each(['decline', 'withdraw', 'lapse'] as const)(
    'INT-06 %s returns the application to the state before it, before and after a yes',
    async (way) => {
      for (const before of ['PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING'] as const) {
        for (const isAccepted of [false, true]) {
          jobId = await makeJob(database, household.id)
          const application = await makeApplication(database, { jobId, seekerId: person.id, status: before })
          const id = await offer()
          if (isAccepted) await accept(id)
          if (way === 'decline') await decline(id)
          else if (way === 'withdraw') await withdraw(id)
          else {
            await sql`update offers set expires_at = now() where id = ${id}`.execute(executor)
            await lapseOffers(executor, tools)
          }
          expect(await applicationStatus(application), `${way} ${before}`).toBe(before)
        }
      }
    },
  )

  test('OFR-09 is declined with a reason that the employer reads', async () => {
    const id = await offer()
    expect((await seeker.post(`/api/job-offers/${id}/decline`, {})).statusCode).toBe(400)
    expect((await decline(id, 'RUDE')).statusCode).toBe(400)
    for (const reason of ['PLACE', 'PAY']) expect((await decline(id, reason)).statusCode).toBe(200)
    const [sent] = (await employer.get('/api/employer/offers')).json<SentOffer[]>()
    expect(sent).toMatchObject({ status: 'DECLINED', declineReason: 'PLACE' })
    expect(declineReasons).toContain(sent?.declineReason)
    expect(await noticesTo(household)).toEqual(['offer.decline'])
  })

  test('that was declined, withdrawn or has lapsed may be followed by another, three times in all', async () => {
    for (let round = 0; round < 3; round += 1) await decline(await offer())
    const fourth = await employer.post(`/api/employer-interests/job-seeker/${person.id}`, { jobId })
    expect(refusalOf(fourth).code).toBe('too_many_offers')
    // Another job is another matter.
    expect(await offerStatus(await offer({ jobId: await makeJob(database, household.id) }))).toBe('SENT')
  })

  test('is answered and withdrawn by its own two people, in its own states', async () => {
    const otherSeeker = await signedIn(app, database, await makeSeekerWithProfile(database))
    const otherEmployer = await signedIn(app, database, await makeVerifiedEmployer(database, 'business'))
    const id = await offer()
    for (const answer of [
      await accept(id, otherSeeker),
      await decline(id, 'PAY', otherSeeker),
      await withdraw(id, otherEmployer),
      await confirm(id, false, otherEmployer),
    ])
      expect(answer.statusCode).toBe(404)
    for (const status of offerStates) {
      const other = await makeSeekerWithProfile(database)
      const own = await signedIn(app, database, other)
      const given = await makeOffer(database, { employerId: household.id, seekerId: other.id, status })
      const expected = {
        SENT: [200, 200, 409],
        ACCEPTED: [200, 200, 200],
        DECLINED: [409, 409, 409],
        WITHDRAWN: [409, 200, 409],
        HIRED: [409, 409, 200],
        LAPSED: [409, 409, 409],
      }[status]
      const fresh = async () => {
        await sql`alter table offers disable trigger offers_transition`.execute(executor)
        await executor.updateTable('offers').set({ status }).where('id', '=', given).execute()
        await executor.deleteFrom('placements').where('offer_id', '=', given).execute()
        await sql`alter table offers enable trigger offers_transition`.execute(executor)
      }
      const codes = [(await accept(given, own)).statusCode]
      await fresh()
      codes.push((await withdraw(given)).statusCode)
      await fresh()
      codes.push((await confirm(given)).statusCode)
      expect(codes, status).toEqual(expected)
    }
  })

  test('INT-05 lapses after 14 days, both are notified, and nothing can be done with it', async () => {
    const id = await offer()
    await sql`update offers set expires_at = now() - interval '1 minute' where id = ${id}`.execute(executor)
    expect(refusalOf(await accept(id)).code).toBe('offer_settled')
    await Promise.all([1, 2, 3].map(() => lapseOffers(executor, tools)))
    expect(await offerStatus(id)).toBe('LAPSED')
    expect(await noticesTo(person)).toEqual(['offer.send', 'offer.lapse'])
    expect(await noticesTo(household)).toEqual(['offer.lapsed'])
    const young = await offer()
    await lapseOffers(executor, tools)
    expect(await offerStatus(young)).toBe('SENT')
  })

  test('of an answer and its opposite at the same time one counts', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await offer({ jobId: await makeJob(database, household.id) })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? accept(id) : withdraw(id))),
      )
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
      const events = (await detail(id)).history.map(({ transition }) => transition)
      // A yes may be withdrawn afterwards, until the hire.
      expect([
        ['send', 'accept', 'withdraw'],
        ['send', 'withdraw'],
      ]).toContainEqual(events)
    }
  })
})

describe('the hire', () => {
  const hired = async (closesJob = false) => {
    const id = await offer()
    await accept(id)
    expect((await confirm(id, closesJob)).statusCode).toBe(200)
    return id
  }
  const placements = async (who: SignedIn) => (await who.get('/api/placements')).json<Placement[]>()

  test('HIR-22 PLC-07 is confirmed by the employer and makes a placement, once', async () => {
    const application = await makeApplication(database, { jobId, seekerId: person.id })
    const id = await hired()
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await offerStatus(id)).toBe('HIRED')
    expect(await applicationStatus(application)).toBe('HIRED')
    expect(await executor.selectFrom('placements').selectAll().execute()).toMatchObject([
      { offer_id: id, employer_id: household.id, seeker_id: person.id, job_id: jobId, status: 'CURRENT' },
    ])
    expect(await noticesTo(person)).toEqual(['offer.send', 'offer.hire'])
  })

  test('HIR-23 opens the contact of both from the confirmation on, and not before', async () => {
    const id = await offer()
    await accept(id)
    expect(await placements(employer)).toEqual([])
    expect(await placements(seeker)).toEqual([])
    await confirm(id)
    expect(await placements(employer)).toMatchObject([
      { other: { phone: person.phone, email: person.email } },
    ])
    expect(await placements(seeker)).toMatchObject([
      { other: { phone: household.phone, email: household.email } },
    ])
  })

  test('HIR-24 opens it for these two alone', async () => {
    await hired()
    const others = [
      await signedIn(app, database, await makeVerifiedEmployer(database, 'business')),
      await signedIn(app, database, await makeSeekerWithProfile(database)),
    ]
    for (const other of others) expect(await placements(other)).toEqual([])
    const partner = await signedIn(app, database, await makePerson(database, 'partner'))
    expect((await partner.get('/api/placements')).statusCode).toBe(403)
  })

  test('needs a yes, and a verified employer', async () => {
    const id = await offer()
    expect(refusalOf(await confirm(id)).code).toBe('offer_settled')
    await accept(id)
    await executor.deleteFrom('employer_verifications').execute()
    expect(refusalOf(await confirm(id)).code).toBe('employer_unverified')
    expect(await offerStatus(id)).toBe('ACCEPTED')
  })

  test('INT-07 switches the availability of the seeker off', async () => {
    await hired()
    const { available } = (await seeker.get('/api/job-seekers/availability')).json<{ available: boolean }>()
    expect(available).toBe(false)
  })

  test('leaves the job and the others as they are, unless the employer closes it', async () => {
    const other = await makeSeekerWithProfile(database)
    const waiting = await makeApplication(database, { jobId, seekerId: other.id })
    await hired()
    const job = () => executor.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst()
    expect(await job()).toEqual({ status: 'ACTIVE' })
    expect(await applicationStatus(waiting)).toBe('PENDING')
  })

  test('closes the job where the employer says so, and all others get a kind answer, once', async () => {
    const states = ['PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING', 'REJECTED', 'WITHDRAWN'] as const
    const others = []
    for (const status of states) {
      const other = await makeSeekerWithProfile(database)
      others.push({
        other,
        status,
        id: await makeApplication(database, { jobId, seekerId: other.id, status }),
      })
    }
    const offered = await makeSeekerWithProfile(database)
    const second = await makeApplication(database, { jobId, seekerId: offered.id })
    await employer.post(`/api/employer-interests/job-seeker/${offered.id}`, { jobId })
    const direct = await makeSeekerWithProfile(database)
    await employer.post(`/api/employer-interests/job-seeker/${direct.id}`, { jobId })
    await hired(true)
    const answerAll = createApplicantAnswers(executor, tools)
    for (let times = 0; times < 2; times += 1) await answerAll({ jobId, reason: 'FILLED' })
    for (const { other, status, id } of others) {
      const isSettled = status === 'REJECTED' || status === 'WITHDRAWN'
      expect(await applicationStatus(id), status).toBe(isSettled ? status : 'REJECTED')
      expect(await noticesTo(other), status).toEqual(isSettled ? [] : ['application.reject'])
    }
    expect(await applicationStatus(second)).toBe('REJECTED')
    expect(await noticesTo(offered)).toEqual(['offer.send', 'application.reject'])
    expect(await noticesTo(direct)).toEqual(['offer.send', 'offer.withdraw'])
    const job = await executor.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst()
    expect(job).toEqual({ status: 'CLOSED' })
    const found = await executor.selectFrom('job_facets').where('job_id', '=', jobId).selectAll().execute()
    expect(found).toEqual([])
  })

  test('shows the two what the other wrote, as it was written', async () => {
    const application = await makeApplication(database, {
      jobId,
      seekerId: person.id,
      coverLetter: 'Call 0911 00 00 31.',
    })
    const id = await offer({ jobId, message: 'Ring 0911 00 00 32.' })
    const letter = async () =>
      (await employer.get(`/api/jobs/${jobId}/applicants`)).json<{ coverLetter: string }[]>()
    expect(await letter()).toMatchObject([{ applicationId: application, coverLetter: 'Call •••.' }])
    await accept(id)
    await confirm(id)
    expect(await letter()).toMatchObject([{ coverLetter: 'Call 0911 00 00 31.' }])
    expect(await detail(id)).toMatchObject({ message: 'Ring 0911 00 00 32.' })
  })
})
