import { beforeEach, describe, expect, test } from 'vitest'
import {
  applicationStates,
  interviewStates,
  stepsToInterview,
  type InterviewState,
} from '../../../contract/rules/hiring.ts'
import { languages } from '../../../contract/rules/language.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeInterview } from '../../testing/interviews.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { readInterviews } from './interviews.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

let owner: TestPerson
let person: TestPerson
let employer: SignedIn
let seeker: SignedIn
let jobId: string
let applicationId: string

beforeEach(async () => {
  await emptyAccounts(database)
  owner = await makePerson(database, 'household')
  person = await makeSeekerWithProfile(database)
  employer = await signedIn(app, database, owner)
  seeker = await signedIn(app, database, person)
  jobId = await makeJob(database, owner.id, { title: 'Nanny' })
  applicationId = await makeApplication(database, { jobId, seekerId: person.id })
})

const hour = 3_600_000
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * hour).toISOString()
const [first, second, third] = [inHours(48), inHours(72), inHours(96)]

const propose = (changes: object = {}, who = employer, id = applicationId) =>
  who.post(`/api/interview-proposals/${id}`, {
    kind: 'PLACE',
    place: 'Bole, behind the post office',
    note: 'Please bring your certificate.',
    times: [first, second],
    ...changes,
  })
const pick = (id: string, time: string, who = seeker) => who.post(`/api/interviews/${id}/pick`, { time })
const ask = (id: string, body: object = {}, who = seeker) => who.post(`/api/interviews/${id}/ask`, body)
const cancel = (id: string, who = employer) => who.post(`/api/interviews/${id}/cancel`)

const stored = () => executor.selectFrom('interviews').selectAll().orderBy('id').execute()
const states = async () => (await stored()).map(({ status }) => status)
const statusOf = async (id = applicationId) =>
  (await executor.selectFrom('job_applications').select('status').where('id', '=', id).executeTakeFirst())
    ?.status
/** What happened, as `interview pick seeker`. */
const history = async () =>
  (
    await executor
      .selectFrom('hiring_events')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute()
  ).map(({ subject, transition, party }) => `${subject} ${transition} ${party}`)

/** Answers the id of an interview that was proposed. */
async function proposed(changes: object = {}): Promise<string> {
  expect((await propose(changes)).statusCode).toBe(200)
  return (await stored()).at(-1)?.id ?? ''
}

describe('to propose an interview', () => {
  test('INT-01 takes up to three times at a place or on a call', async () => {
    const answer = await propose({ times: [third, first, second] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: 'Interview times sent.' })
    expect(await stored()).toMatchObject([
      {
        application_id: applicationId,
        employer_id: owner.id,
        status: 'PROPOSED',
        kind: 'PLACE',
        place: 'Bole, behind the post office',
        note: 'Please bring your certificate.',
        times: [first, second, third].map((time) => new Date(time)),
        chosen_time: null,
      },
    ])
    expect((await propose({ kind: 'CALL', place: 'Bole', note: undefined })).statusCode).toBe(200)
    expect((await stored()).at(-1)).toMatchObject({ kind: 'CALL', place: '', note: '' })
    for (const times of [[], [first, second, third, inHours(99)], ['tomorrow'], undefined])
      expect((await propose({ times })).statusCode, String(times)).toBe(400)
    expect((await propose({ kind: 'LETTER' })).statusCode).toBe(400)
    expect((await propose({ place: 'x'.repeat(301) })).statusCode).toBe(400)
  })

  test('needs times of the next 90 days, each counted once, and says what is wrong in each language', async () => {
    const words: string[] = []
    for (const language of languages) {
      employer.jar.set('lng', language)
      for (const time of [inHours(-1), inHours(90 * 24 + 1)]) {
        const refusal = refusalOf(await propose({ times: [first, time] }))
        expect(refusal.code).toBe('invalid_input')
        words.push(refusal.fields['times'] ?? '')
      }
    }
    expect(words.slice(0, 2)).toEqual([
      'This time has passed. Please choose another one.',
      'Please choose a time within the next 90 days.',
    ])
    expect(new Set(words).size).toBe(6)
    expect(await stored()).toEqual([])
    const local = `${new Date(Date.parse(first) + 3 * hour).toISOString().slice(0, 19)}+03:00`
    await propose({ times: [second, first, local] })
    expect((await stored())[0]?.times).toEqual([new Date(first), new Date(second)])
  })

  test('needs a place, unless it is a call', async () => {
    for (const place of ['', ' ', undefined]) {
      const refusal = refusalOf(await propose({ place }))
      expect(refusal).toMatchObject({ code: 'invalid_input', fields: { place: 'Please fill this in.' } })
    }
    expect((await propose({ kind: 'CALL', place: '' })).statusCode).toBe(200)
  })

  test('keeps how to reach the employer beside what the seeker reads', async () => {
    await propose({ place: 'Bole, call 0911 00 00 01', note: 'Or almaz@example.com' })
    expect(await stored()).toMatchObject([
      { place: 'Bole, call 0911 00 00 01', masked_place: 'Bole, call •••', masked_note: 'Or •••' },
    ])
  })

  test('INT-01 HIR-12 moves the application along, step by step, and refuses where it is decided', async () => {
    for (const status of applicationStates) {
      const job = await makeJob(database, owner.id)
      const id = await makeApplication(database, { jobId: job, seekerId: person.id, status })
      const answer = await propose({}, employer, id)
      const isSettled = stepsToInterview(status) === null
      expect(refusalOf(answer).code, status).toBe(isSettled ? 'application_settled' : undefined)
      expect(await statusOf(id), status).toBe(isSettled ? status : 'INTERVIEWING')
    }
    await propose()
    expect(await history()).toEqual([
      'application review employer',
      'application shortlist employer',
      'application interview employer',
      'interview propose employer',
    ])
  })

  test('takes the place of an earlier proposal; one that was held already stays', async () => {
    await proposed()
    await proposed({ times: [third] })
    expect(await states()).toEqual(['CANCELLED', 'PROPOSED'])
    expect((await history()).slice(3)).toEqual([
      'interview propose employer',
      'interview cancel system',
      'interview propose employer',
    ])
    await executor.deleteFrom('interviews').execute()
    const past = await makeInterview(database, {
      applicationId,
      employerId: owner.id,
      status: 'AGREED',
      times: [new Date(inHours(-0.5))],
    })
    await proposed()
    const held = await executor.selectFrom('interviews').selectAll().where('id', '=', past).execute()
    expect(held).toMatchObject([{ status: 'HELD' }])
    expect((await history()).slice(-2)).toEqual(['interview hold system', 'interview propose employer'])
  })

  test('thirty times at the same time leaves one open, and every call succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => propose()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const open = (await states()).filter((status) => status !== 'CANCELLED')
    expect(open).toEqual(['PROPOSED'])
    expect((await history()).filter((line) => line === 'application review employer')).toHaveLength(1)
  })

  test('with one key is done once', async () => {
    const payload = { kind: 'CALL', times: [first] }
    const headers = {
      'idempotency-key': 'one-and-the-same',
      cookie: `session=${employer.jar.get('session')}`,
    }
    const url = `/api/interview-proposals/${applicationId}`
    const send = () => app.inject({ method: 'POST', url, headers, payload })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  test('ACC-05 is for the employer of the job, with a verified address', async () => {
    const other = await signedIn(app, database, await makePerson(database, 'business'))
    expect(refusalOf(await propose({}, other)).code).toBe('not_found')
    expect(refusalOf(await propose({}, employer, crypto.randomUUID())).code).toBe('not_found')
    expect((await propose({}, seeker)).statusCode).toBe(403)
    const unverified = await makePerson(database, 'household', { emailVerified: false })
    const who = await signedIn(app, database, unverified)
    expect(refusalOf(await propose({}, who)).code).toBe('email_unverified')
    expect(await stored()).toEqual([])
    expect(await statusOf()).toBe('PENDING')
  })
})

describe('the seeker', () => {
  test('INT-02 picks one of the times; twice is once', async () => {
    const id = await proposed()
    for (let call = 0; call < 2; call += 1) {
      const answer = await pick(id, second)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: true, message: 'The interview time is agreed.' })
    }
    expect(await stored()).toMatchObject([{ status: 'AGREED', chosen_time: new Date(second) }])
    expect((await history()).slice(-2)).toEqual(['interview propose employer', 'interview pick seeker'])
    expect(refusalOf(await pick(id, first)).code).toBe('interview_settled')
  })

  test('picks no other time than those proposed, and none that has passed', async () => {
    const id = await proposed()
    expect(refusalOf(await pick(id, third))).toMatchObject({
      code: 'invalid_input',
      fields: { time: 'Please choose one of the options.' },
    })
    const past = inHours(-1)
    await executor
      .updateTable('interviews')
      .set({ times: [new Date(past), new Date(first)] })
      .execute()
    expect(refusalOf(await pick(id, past))).toMatchObject({
      code: 'invalid_input',
      fields: { time: 'This time has passed. Please choose another one.' },
    })
    expect((await pick(id, 'tomorrow')).statusCode).toBe(400)
    expect(await states()).toEqual(['PROPOSED'])
  })

  test('INT-02 asks for another time, also after one was agreed, and may say when it would suit', async () => {
    const id = await proposed()
    await pick(id, first)
    for (const betterTimes of [['WEEKEND', 'MORNING', 'WEEKEND'], ['EVENING']]) {
      const answer = await ask(id, { betterTimes })
      expect(answer.json()).toEqual({ success: true, message: 'We asked the employer for another time.' })
    }
    expect(await stored()).toMatchObject([{ status: 'ASKED', chosen_time: null }])
    expect((await readInterviews(executor, [applicationId])).get(applicationId)?.betterTimes).toEqual([
      'MORNING',
      'WEEKEND',
    ])
    expect((await history()).slice(-2)).toEqual(['interview pick seeker', 'interview ask seeker'])
    expect(refusalOf(await pick(id, first)).code).toBe('interview_settled')
    expect((await ask(id, { betterTimes: ['NIGHT'] })).statusCode).toBe(400)
  })

  test('answers the own interviews alone', async () => {
    const id = await proposed()
    const other = await signedIn(app, database, await makeSeekerWithProfile(database))
    for (const answer of [
      await pick(id, first, other),
      await ask(id, {}, other),
      await pick(crypto.randomUUID(), first),
      await ask(crypto.randomUUID()),
    ])
      expect(refusalOf(answer).code).toBe('not_found')
    for (const answer of [await pick(id, first, employer), await ask(id, {}, employer)])
      expect(answer.statusCode).toBe(403)
    expect(await states()).toEqual(['PROPOSED'])
  })
})

describe('the employer', () => {
  test('cancels an interview; twice is once', async () => {
    const id = await proposed()
    await pick(id, first)
    for (let call = 0; call < 2; call += 1) {
      const answer = await cancel(id)
      expect(answer.json()).toEqual({ success: true, message: 'Interview cancelled.' })
    }
    expect(await states()).toEqual(['CANCELLED'])
    expect((await history()).slice(-2)).toEqual(['interview pick seeker', 'interview cancel employer'])
    expect(await statusOf()).toBe('INTERVIEWING')
  })

  test('cancels the own interviews alone', async () => {
    const id = await proposed()
    const other = await signedIn(app, database, await makePerson(database, 'household'))
    expect(refusalOf(await cancel(id, other)).code).toBe('not_found')
    expect(refusalOf(await cancel(crypto.randomUUID())).code).toBe('not_found')
    expect((await cancel(id, seeker)).statusCode).toBe(403)
    expect(await states()).toEqual(['PROPOSED'])
  })
})

describe.each([
  ['pick', 'AGREED', ['PROPOSED'], (id: string) => pick(id, second)],
  ['ask', 'ASKED', ['PROPOSED', 'AGREED', 'ASKED'], (id: string) => ask(id)],
  ['cancel', 'CANCELLED', ['PROPOSED', 'AGREED', 'ASKED', 'CANCELLED'], (id: string) => cancel(id)],
] as const)('to %s', (_, after, from: readonly InterviewState[], act) => {
  test.each(interviewStates)('an interview that is %s is done or refused by the graph', async (status) => {
    const times = [new Date(first), new Date(second)]
    const id = await makeInterview(database, { applicationId, employerId: owner.id, status, times })
    const { code } = refusalOf(await act(id))
    expect(code).toBe(from.includes(status) ? undefined : 'interview_settled')
    expect(await states()).toEqual(from.includes(status) ? [after] : [status])
  })
})

describe('at the same time', () => {
  test('thirty picks of three times have one winner', async () => {
    const times = [first, second, third]
    const id = await proposed({ times })
    const picked = Array.from({ length: 30 }, (_, index) => times[index % 3] ?? first)
    const answers = await Promise.all(picked.map((time) => pick(id, time)))
    const [row] = await stored()
    const expected = picked.map((time) => (row?.chosen_time?.toISOString() === time ? 200 : 409))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected)
    expect(expected.filter((status) => status === 200)).toHaveLength(10)
    expect((await history()).filter((line) => line === 'interview pick seeker')).toHaveLength(1)
  })

  test('a pick, a cancel and a new proposal come one after the other', async () => {
    for (let round = 0; round < 15; round += 1) {
      await executor.deleteFrom('interviews').execute()
      await executor.deleteFrom('hiring_events').execute()
      const id = await proposed()
      const [picking, cancelling] = await Promise.all([
        pick(id, first),
        cancel(id),
        ...(round % 2 === 0 ? [propose({ times: [third] })] : []),
      ])
      expect([200, 409]).toContain(picking.statusCode)
      expect(cancelling.statusCode).toBe(200)
      expect(await states()).toEqual(round % 2 === 0 ? ['CANCELLED', 'PROPOSED'] : ['CANCELLED'])
      const lines = await history()
      const count = (act: string) => lines.filter((line) => line.startsWith(`interview ${act} `)).length
      expect(count('pick')).toBe(picking.statusCode === 200 ? 1 : 0)
      expect(count('cancel')).toBe(1)
    }
  })

  test('with the end of an account nothing fails', async () => {
    const codes = new Set<number>()
    for (let round = 0; round < 20; round += 1) {
      const somebody = await makePerson(database, 'household')
      const who = await signedIn(app, database, somebody)
      const ofSomebody = await makeJob(database, somebody.id)
      const id = await makeApplication(database, { jobId: ofSomebody, seekerId: person.id })
      await propose({}, who, id)
      const [interview] = await stored()
      const answers = await Promise.all([
        pick(interview?.id ?? '', first),
        propose({}, who, id),
        executor.deleteFrom('accounts').where('id', '=', somebody.id).execute(),
      ])
      codes.add(answers[0].statusCode).add(answers[1].statusCode)
    }
    expect([...codes].filter((code) => code >= 500)).toEqual([])
    expect(await stored()).toEqual([])
  })
})
