import { beforeEach, describe, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import { interviewStates } from '../../../contract/rules/hiring.ts'
import {
  emptyAccounts,
  makePerson,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { noticeTools } from '../../testing/notices.ts'
import { makeInterview } from '../../testing/interviews.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { cancelInterviews, holdInterviews, readInterviews, remindInterviews } from './interviews.ts'

const { app, database } = await testApp()
const { executor } = database

let owner: TestPerson
let person: TestPerson
let employer: SignedIn
let seeker: SignedIn
let applicationId: string

beforeEach(async () => {
  await emptyAccounts(database)
  owner = await makePerson(database, 'household')
  person = await makeSeekerWithProfile(database)
  employer = await signedIn(app, database, owner)
  seeker = await signedIn(app, database, person)
  applicationId = await applied()
})

const applied = async (status: 'INTERVIEWING' | 'HIRED' = 'INTERVIEWING') =>
  makeApplication(database, {
    jobId: await makeJob(database, owner.id, { title: 'Nanny' }),
    seekerId: person.id,
    status,
  })

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000)
const [first, second] = [inHours(48), inHours(72)]

type Details = Partial<Parameters<typeof makeInterview>[1]>
const interviewIn = (status: NonNullable<Details['status']>, details: Details = {}) =>
  makeInterview(database, { applicationId, employerId: owner.id, status, times: [first], ...details })

const calendar = (id: string, who: SignedIn) => who.get(`/api/interviews/${id}/calendar`)
const stored = () => executor.selectFrom('interviews').selectAll().orderBy('id').execute()
const states = async () => (await stored()).map(({ status }) => status)
/** What happened, as `interview cancel system`. */
const history = async () =>
  (await executor.selectFrom('hiring_events').selectAll().orderBy('id').execute()).map(
    ({ subject, transition, party }) => `${subject} ${transition} ${party}`,
  )

describe('what both see', () => {
  const view = async (id = applicationId) => (await readInterviews(executor, [id])).get(id)

  test('INT-01 is the last interview that was not cancelled', async () => {
    expect((await readInterviews(executor, [])).size).toBe(0)
    expect(await view()).toBeUndefined()
    await interviewIn('HELD')
    const id = await interviewIn('AGREED', { kind: 'PLACE', note: 'Please come.', times: [first, second] })
    await interviewIn('CANCELLED')
    expect(await view()).toEqual({
      id,
      status: 'AGREED',
      kind: 'PLACE',
      place: 'Bole',
      note: 'Please come.',
      times: [first.toISOString(), second.toISOString()],
      chosenTime: first.toISOString(),
      betterTimes: [],
    })
  })

  test('is read for many applications together', async () => {
    const others = [await applied(), await applied(), applicationId]
    for (const id of others.slice(1)) await interviewIn('PROPOSED', { applicationId: id })
    expect([...(await readInterviews(executor, others)).keys()].toSorted()).toEqual(
      others.slice(1).toSorted(),
    )
  })

  test('hides how to reach the employer until the hire', async () => {
    const texts = { kind: 'PLACE', place: 'Bole, call 0911 00 00 01', note: 'Or almaz@example.com' } as const
    const id = await interviewIn('AGREED', texts)
    expect(await view()).toMatchObject({ place: 'Bole, call •••', note: 'Or •••' })
    expect((await calendar(id, seeker)).body).toContain(String.raw`LOCATION:Bole\, call •••`)
    const hired = await applied('HIRED')
    await interviewIn('HELD', { ...texts, applicationId: hired })
    expect(await view(hired)).toMatchObject(texts)
  })
})

describe('the calendar file', () => {
  test('INT-04 is for both sides, in their language', async () => {
    const id = await interviewIn('AGREED')
    for (const who of [seeker, employer]) {
      const answer = await calendar(id, who)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/calendar/)
      expect(answer.headers['content-disposition']).toContain('interview.ics')
      expect(answer.body).toContain('SUMMARY:Interview: Nanny\r\n')
      expect(answer.body).toContain(`DTSTART:${first.toISOString().replaceAll(/\.\d+|[-:]/g, '')}\r\n`)
    }
    seeker.jar.set('lng', 'om')
    expect((await calendar(id, seeker)).body).toContain('SUMMARY:Af-gaaffii: Nanny\r\n')
    expect((await calendar(id, employer)).body).toContain('SUMMARY:Interview: Nanny\r\n')
  })

  test('is there once a time is agreed, and not for others', async () => {
    const other = await signedIn(app, database, await makeSeekerWithProfile(database))
    for (const status of interviewStates) {
      await executor.deleteFrom('interviews').execute()
      const id = await interviewIn(status)
      const isAgreed = status === 'AGREED' || status === 'HELD'
      expect((await calendar(id, seeker)).statusCode, status).toBe(isAgreed ? 200 : 404)
      expect((await calendar(id, other)).statusCode, status).toBe(404)
    }
    expect((await calendar(crypto.randomUUID(), seeker)).statusCode).toBe(404)
  })
})

test('staff see the agreed calls of the next seven days, with names and numbers', async () => {
  const staff = await signedIn(app, database, await makePerson(database, 'support'))
  const calls = async () => (await staff.get('/api/admin/urgent')).json<UrgentLists>().interviewCalls
  const id = await interviewIn('AGREED')
  expect(await calls()).toEqual([
    {
      id,
      at: first.toISOString(),
      jobTitle: 'Nanny',
      seeker: { name: 'Tigist Bekele', phone: '+251911234567' },
      employer: { name: 'Almaz Tesfaye', phone: '+251912345678' },
    },
  ])
  const unseen = [
    () => interviewIn('PROPOSED'),
    () => interviewIn('HELD'),
    () => interviewIn('AGREED', { kind: 'PLACE' }),
    () => interviewIn('AGREED', { times: [inHours(8 * 24)] }),
    () => interviewIn('AGREED', { times: [inHours(-2)] }),
  ]
  for (const make of unseen) {
    await executor.deleteFrom('interviews').execute()
    await make()
    expect(await calls()).toEqual([])
  }
})

test('interviews of an application that was decided otherwise end with it, by the system', async () => {
  await interviewIn('AGREED')
  await interviewIn('PROPOSED', { applicationId: await applied() })
  const held = await applied()
  await interviewIn('AGREED', { applicationId: held, times: [inHours(-0.5)] })
  for (let call = 0; call < 2; call += 1) {
    await executor
      .transaction()
      .execute((transaction) => cancelInterviews(transaction, [applicationId, held]))
  }
  expect(await states()).toEqual(['CANCELLED', 'PROPOSED', 'HELD'])
  expect((await history()).toSorted()).toEqual(['interview cancel system', 'interview hold system'])
})

describe('every hour', () => {
  const reminded = async () => (await stored()).map(({ reminded_at }) => reminded_at)

  test('INT-04 an agreed interview within a day is reminded of, once', async () => {
    await interviewIn('AGREED', { times: [inHours(20)] })
    await Promise.all([remindInterviews(executor, noticeTools), remindInterviews(executor, noticeTools)])
    const [once] = await reminded()
    expect(once).toBeInstanceOf(Date)
    await remindInterviews(executor, noticeTools)
    expect(await reminded()).toEqual([once])
  })

  test('no other interview is reminded of', async () => {
    const unreminded = [
      () => interviewIn('AGREED', { times: [inHours(25)] }),
      () => interviewIn('AGREED', { times: [inHours(-0.5)] }),
      () => interviewIn('AGREED', { times: [inHours(20)], answeredAt: inHours(-2) }),
      () => interviewIn('PROPOSED', { times: [inHours(20)] }),
    ]
    for (const make of unreminded) {
      await executor.deleteFrom('interviews').execute()
      await make()
      await remindInterviews(executor, noticeTools)
      expect(await reminded()).toEqual([null])
    }
  })

  test('an agreed interview was held an hour after its time', async () => {
    await interviewIn('AGREED', { times: [inHours(-0.5)] })
    await holdInterviews(executor)
    expect(await states()).toEqual(['AGREED'])
    await executor.deleteFrom('interviews').execute()
    await interviewIn('AGREED', { times: [inHours(-1.5)] })
    await Promise.all([holdInterviews(executor), holdInterviews(executor)])
    expect(await states()).toEqual(['HELD'])
    expect(await history()).toEqual(['interview hold system'])
  })
})
