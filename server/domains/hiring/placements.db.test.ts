import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { Placement } from '../../../contract/placements.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { emit } from '../../domains.ts'
import { testApp, testAudit } from '../../testing/app.ts'
import { watching } from '../../testing/database.ts'
import { makeJob } from '../../testing/jobs.ts'
import { formWith, plainPicture } from '../../testing/pictures.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { makePlacement, startedDaysAgo } from '../../testing/placements.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { beginPlacement, createEndNotice } from './placements.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const somebody = (person: TestPerson) => signedIn(app, database, person)
let seeker: SignedIn
let employer: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  seeker = await somebody(await makeSeekerWithProfile(database, { phone: '+251911000021' }))
  employer = await somebody(await makePerson(database, 'household', { phone: '+251911000022' }))
})

const list = async (who: SignedIn) => (await who.get('/api/placements')).json<Placement[]>()
const hire = (changes: Partial<Parameters<typeof makePlacement>[1]> = {}) =>
  makePlacement(database, { employerId: employer.person.id, seekerId: seeker.person.id, ...changes })
const end = (who: SignedIn, id: string, reason = 'MOVED') => who.post(`/api/placements/${id}/end`, { reason })
const history = () =>
  executor
    .selectFrom('hiring_events')
    .select(['subject', 'transition', 'party', 'reason', 'application_id', 'offer_id'])
    .where('subject', '=', 'placement')
    .orderBy('happened_at')
    .execute()
const nameOf = ({ firstName, lastName }: TestPerson) => `${firstName ?? ''} ${lastName ?? ''}`

describe('the beginning', () => {
  test('PLC-04 PLC-07 INT-07 a hire makes one placement, with the terms, and the seeker is not found any more', async () => {
    const jobId = await makeJob(database, employer.person.id)
    const applicationId = await makeApplication(database, {
      jobId,
      seekerId: seeker.person.id,
      status: 'HIRED',
    })
    const { id, offerId } = await hire({ jobId, applicationId })
    const [shown, ...others] = await list(seeker)
    expect(others).toEqual([])
    expect(shown).toEqual({
      id,
      status: 'CURRENT',
      jobId,
      jobTitle: 'Nanny for two children',
      terms: {
        salary: 8000,
        hourlyRate: null,
        startDate: await startedDaysAgo(database, 0),
        hoursPerDay: 8.5,
        liveIn: true,
        daysOff: 1,
      },
      hiredAt: shown?.hiredAt,
      endedAt: null,
      endReason: null,
      other: {
        id: employer.person.id,
        name: nameOf(employer.person),
        employerKind: 'household',
        avatar: null,
        phone: '+251911000022',
        email: employer.person.email,
      },
      checkIn: null,
      ownReview: null,
      otherReview: null,
    })
    expect(await history()).toEqual([
      {
        subject: 'placement',
        transition: 'begin',
        party: 'employer',
        reason: null,
        application_id: applicationId,
        offer_id: offerId,
      },
    ])
    expect((await seeker.get('/api/job-seekers/availability')).json()).toMatchObject({ available: false })
    const stranger = await somebody(await makePerson(database, 'business'))
    expect((await stranger.get('/api/users/recommended-jobseekers')).json()).toMatchObject({
      totalElements: 0,
    })
  })

  test('an offer leads to one placement, however often the hire is confirmed', async () => {
    const { offerId } = await hire()
    const begun: string[] = []
    const again = {
      offerId,
      applicationId: null,
      employerId: employer.person.id,
      seekerId: seeker.person.id,
      jobId: null,
      title: '',
      monthlySalary: null,
      hourlyRateCents: null,
      startDate: null,
      hoursPerDay: null,
      liveIn: null,
      daysOff: null,
    }
    await executor.transaction().execute((transaction) =>
      beginPlacement(
        transaction,
        {
          emit: async (_, name) => {
            begun.push(name)
          },
        },
        again,
      ),
    )
    expect(begun).toEqual([])
    expect(await list(seeker)).toHaveLength(1)
    expect(await history()).toHaveLength(1)
  })

  test('a day that was agreed is when it begins; without a job there is no title', async () => {
    await hire({ startDate: '2027-05-03', title: '' })
    expect(await list(employer)).toMatchObject([
      { jobId: null, jobTitle: null, terms: { startDate: '2027-05-03' } },
    ])
  })
})

describe('contact', () => {
  const canaries = () => [
    seeker.person.phone ?? '?',
    seeker.person.email,
    employer.person.phone ?? '?',
    employer.person.email,
  ]

  test('HIR-24 is seen by these two alone, whole names too, and after the end as before', async () => {
    const { id } = await hire()
    const others = [
      await somebody(await makePerson(database, 'seeker')),
      await somebody(await makePerson(database, 'business')),
    ]
    for (const after of ['hire', 'end']) {
      expect((await list(employer))[0]?.other, after).toMatchObject({
        name: nameOf(seeker.person),
        employerKind: null,
        phone: '+251911000021',
        email: seeker.person.email,
      })
      expect((await list(seeker))[0]?.other, after).toMatchObject({ phone: '+251911000022' })
      for (const other of others) expect((await other.get('/api/placements')).json()).toEqual([])
      const [, stranger] = others
      const cards = [
        await stranger?.get('/api/users/recommended-jobseekers'),
        await stranger?.get(`/api/job-seekers/${seeker.person.id}`),
      ]
      for (const card of cards) for (const canary of canaries()) expect(card?.body).not.toContain(canary)
      await end(seeker, id)
    }
  })

  test('a company is called by its name, and the seeker sees the picture of who has hired them', async () => {
    const business = await somebody(await makePerson(database, 'business'))
    const bytes = await plainPicture({ width: 64, height: 64 }).png().toBuffer()
    await business.post('/api/users/upload-profile-picture', formWith(bytes))
    const { version } = await executor
      .selectFrom('account_pictures')
      .select('version')
      .executeTakeFirstOrThrow()
    const address = pictureAddress(business.person.id, version)
    expect((await seeker.get(address)).statusCode).toBe(404)
    await hire({ employerId: business.person.id })
    expect((await list(seeker))[0]?.other).toMatchObject({
      name: business.person.companyName,
      employerKind: 'business',
      avatar: address,
    })
    expect((await seeker.get(address)).statusCode).toBe(200)
  })

  test('is no part of the data that the other is handed', async () => {
    await hire()
    const answer = await employer.get('/api/account/data')
    expect(answer.json<OwnData>().records).toMatchObject({
      placements: [{ status: 'CURRENT', other: nameOf(seeker.person) }],
      reviews: [],
    })
    for (const canary of ['+251911000021', seeker.person.email]) expect(answer.body).not.toContain(canary)
  })
})

describe('the end', () => {
  test('PLC-05 either side ends it with a reason, and the other is notified', async () => {
    const jobId = await makeJob(database, employer.person.id)
    const applicationId = await makeApplication(database, {
      jobId,
      seekerId: seeker.person.id,
      status: 'HIRED',
    })
    const { id, offerId } = await hire({ jobId, applicationId })
    const answer = await end(seeker, id, 'PAY')
    expect(answer.json()).toEqual({ success: true, message: 'The work has ended.' })
    for (const who of [seeker, employer])
      expect(await list(who)).toMatchObject([{ id, status: 'ENDED', endReason: 'PAY' }])
    expect((await history())[1]).toEqual({
      subject: 'placement',
      transition: 'end',
      party: 'seeker',
      reason: 'PAY',
      application_id: applicationId,
      offer_id: offerId,
    })
    expect(await noticesTo(database, employer.person)).toMatchObject([
      { name: 'placement.end', person: nameOf(seeker.person), job: 'Nanny for two children', reason: 'PAY' },
    ])
    expect((await noticesTo(database, employer.person))[0]?.link).toMatch(/\/employer\/placements$/)
    expect(await noticesTo(database, seeker.person)).toEqual([])
    const second = await hire({ jobId: null })
    await end(employer, second.id)
    expect((await noticesTo(database, seeker.person))[0]?.link).toMatch(/\/jobseeker\/WorkPlacement$/)
  })

  test.each(['SAFETY', 'CONDITIONS'])('the employer never learns of %s as the reason', async (reason) => {
    const { id } = await hire()
    await end(seeker, id, reason)
    expect(await list(seeker)).toMatchObject([{ endReason: reason }])
    expect(await list(employer)).toMatchObject([{ status: 'ENDED', endReason: null }])
    expect((await history())[1]).toMatchObject({ transition: 'end', reason: null })
    expect((await noticesTo(database, employer.person))[0]?.reason).toBe('')
    const { body } = await employer.get('/api/account/data')
    expect(body).not.toContain(reason)
  })

  test('thirty calls of both at once end it once', async () => {
    const { id } = await hire()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0 ? end(seeker, id, 'FAMILY') : end(employer, id, 'NOT_SUITED'),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await history()).toHaveLength(2)
    const mailed = [
      await noticesTo(database, seeker.person),
      await noticesTo(database, employer.person),
    ].flat()
    expect(mailed).toHaveLength(1)
    const [{ endReason } = { endReason: null }] = await list(seeker)
    expect(mailed[0]?.reason).toBe(endReason)
    await end(employer, id, 'OTHER')
    expect((await list(seeker))[0]?.endReason).toBe(endReason)
  })

  test('INT-07 availability stays off: it is for the seeker to say', async () => {
    const { id } = await hire()
    await end(employer, id)
    expect((await seeker.get('/api/job-seekers/availability')).json()).toMatchObject({ available: false })
  })

  test('to everybody else there is no such placement, and no reason of the system can be given', async () => {
    const { id } = await hire()
    const strangers = [
      await somebody(await makePerson(database, 'seeker')),
      await somebody(await makePerson(database, 'household')),
    ]
    for (const stranger of strangers) expect(refusalOf(await end(stranger, id)).code).toBe('not_found')
    expect(refusalOf(await end(seeker, id, 'ACCOUNT_CLOSED')).code).toBe('invalid_input')
    expect(await list(seeker)).toMatchObject([{ status: 'CURRENT' }])
  })
})

describe('an account that is deleted', () => {
  const erase = (who: SignedIn) => who.post('/api/account/delete', { password: testPassword })
  const tellOfEnds = async () => {
    const placements = await executor.selectFrom('placements').select('id').execute()
    for (const { id } of placements)
      await createEndNotice({ database, rateLimitFactor: 1, emit, audit: testAudit, ...noticeTools })({
        placementId: id,
      })
  }

  test.each(['seeker', 'employer'] as const)(
    'of the %s ends the placement; the other keeps it without a name',
    async (side) => {
      const jobId = await makeJob(database, employer.person.id)
      await hire({ jobId })
      const [gone, left] = side === 'seeker' ? [seeker, employer] : [employer, seeker]
      expect((await erase(gone)).statusCode).toBe(200)
      const answer = await left.get('/api/placements')
      expect(answer.json<Placement[]>()).toMatchObject([
        { status: 'ENDED', endReason: 'ACCOUNT_CLOSED', other: null },
      ])
      for (const canary of [gone.person.email, gone.person.phone ?? '?', gone.person.lastName ?? '?'])
        expect(answer.body).not.toContain(canary)
      await tellOfEnds()
      expect(await noticesTo(database, left.person)).toMatchObject([
        { name: 'placement.end', reason: 'ACCOUNT_CLOSED', person: '' },
      ])
      expect((await erase(left)).statusCode).toBe(200)
      expect(await executor.selectFrom('placements').select(['employer_id', 'seeker_id']).execute()).toEqual([
        { employer_id: null, seeker_id: null },
      ])
    },
  )

  test('leaves a placement that ended before as it is', async () => {
    const first = await hire()
    await end(seeker, first.id, 'FAMILY')
    await erase(employer)
    expect(await list(seeker)).toMatchObject([{ endReason: 'FAMILY', other: null }])
  })
})

test('twelve placements are read in four statements, the newest first', async () => {
  for (let made = 0; made < 12; made += 1) {
    const household = await somebody(await makePerson(database, 'household'))
    const { id } = await hire({ employerId: household.person.id })
    await end(seeker, id)
  }
  const statements: string[] = []
  const watched = watching(database, ({ sql: text }) => statements.push(text))
  const { app: sameApp } = await testApp({ database: watched })
  const who = browser(sameApp)
  who.jar.set('session', seeker.jar.get('session') ?? '')
  const shown = (await who.get('/api/placements')).json<Placement[]>()
  expect(shown).toHaveLength(12)
  expect(shown.map(({ hiredAt }) => hiredAt)).toEqual(
    shown
      .map(({ hiredAt }) => hiredAt)
      .toSorted()
      .toReversed(),
  )
  expect(statements).toHaveLength(4)
})
