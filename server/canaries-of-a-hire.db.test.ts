import { expect, test } from 'vitest'
import { checkInDays, choosableEndReasons } from '../contract/rules/hiring.ts'
import { browser, mailsTo, makePerson, signedIn } from './testing/accounts.ts'
import { testApp } from './testing/app.ts'
import { makeVerifiedEmployer } from './testing/hiring.ts'
import { makeJob } from './testing/jobs.ts'
import { readAddresses } from './testing/reads.ts'
import { makeSeekerWithProfile } from './testing/seekers.ts'

// A hire from the application to the reviews, in which both write how to reach them wherever they can write.

/** A number of the seeker, another one for each text; a word that is in all of their addresses. */
const ofSeeker = (number: number) => `0911 88 66 ${number} or finch@mail.example`
const seekerTraces = [/9118866\d\d/, /finch/i] as const
const ofEmployer = (number: number) => `0911 55 44 ${number} or matron@mail.example`
const employerTraces = [/9115544\d\d/, /matron/i] as const

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const partner = await makePerson(database, 'partner')
const seeker = await makeSeekerWithProfile(
  database,
  {
    email: 'finch@mail.example',
    phone: '+251911886610',
    lastName: `Bekele ${ofSeeker(11)}`,
    referredBy: partner.id,
  },
  { bio: `Call ${ofSeeker(12)}` },
)
const employer = await makeVerifiedEmployer(database, 'business', {
  email: 'matron@mail.example',
  phone: '+251911554410',
  companyName: `Enat Hotel ${ofEmployer(11)}`,
})
const jobId = await makeJob(database, employer.id, {
  title: `Cook ${ofEmployer(12)}`,
  description: `Call ${ofEmployer(13)}`,
})
const otherSeeker = await makeSeekerWithProfile(database)
const otherEmployer = await makeVerifiedEmployer(database)
const otherJobId = await makeJob(database, otherEmployer.id)

const [hirer, hired] = [await signedIn(app, database, employer), await signedIn(app, database, seeker)]
const strangers = {
  'another employer': await signedIn(app, database, otherEmployer),
  'another seeker': await signedIn(app, database, otherSeeker),
  'the partner of the seeker': await signedIn(app, database, partner),
  'somebody who is not signed in': browser(app),
} as const
const rivals = { 'another employer': otherEmployer, 'another seeker': otherSeeker } as const

type Who = ReturnType<typeof browser>
async function act(who: Who, path: string, body?: object): Promise<void> {
  const answer = await who.post(`/api${path}`, body)
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200)
}
const idIn = async (table: 'job_applications' | 'interviews' | 'offers' | 'placements') =>
  (await executor.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

/** Everything with an id that there is by now. */
async function everyId(): Promise<string[]> {
  const tables = ['job_applications', 'interviews', 'offers', 'placements', 'reviews'] as const
  const found = await Promise.all(tables.map((table) => executor.selectFrom(table).select('id').execute()))
  return [seeker.id, employer.id, jobId, otherJobId, ...found.flat().map(({ id }) => id)]
}

const hasTrace = (said: string, traces: readonly RegExp[]) =>
  traces.some((trace) => trace.test(said.replaceAll(/[\s()-]/g, '')))

/** Where somebody reads one of the traces; and how many answers there were to look through. */
async function findTraces(who: Who, traces: readonly RegExp[]) {
  const found: string[] = []
  let answered = 0
  for (const address of readAddresses(await everyId(), seeker.username)) {
    const answer = await who.get(address)
    expect(answer.statusCode, address).toBeLessThan(500)
    if (answer.statusCode === 200) answered += 1
    const said = `${JSON.stringify(answer.headers)}\n${answer.body}`
    if (hasTrace(said, traces)) found.push(address)
  }
  return { found, answered }
}

/** What anybody else reads of the two, in answers and mails. */
async function leaks(): Promise<string[]> {
  const traces = [...seekerTraces, ...employerTraces]
  const leaked: string[] = []
  for (const [name, who] of Object.entries(strangers)) {
    const { found, answered } = await findTraces(who, traces)
    leaked.push(...found.map((address) => `${address} to ${name}`))
    expect(answered, name).toBeGreaterThanOrEqual(4)
  }
  for (const [name, { email }] of Object.entries(rivals))
    if (hasTrace(JSON.stringify(await mailsTo(database, email)), traces)) leaked.push(`a mail to ${name}`)
  return leaked
}

test('PRV-02 HIR-23 before the hire neither side reads how to reach the other, in no answer and no mail', async () => {
  for (const id of [jobId, otherJobId])
    await act(hired, `/employer/jobs/${id}/apply`, { coverLetter: `I can begin. ${ofSeeker(13)}` })
  await act(strangers['another seeker'], `/employer/jobs/${jobId}/apply`)
  const applicationId = await idIn('job_applications')
  await act(hirer, `/interview-proposals/${applicationId}`, {
    kind: 'PLACE',
    place: `Bole, behind the church, ${ofEmployer(14)}`,
    note: `Ring me: ${ofEmployer(15)}`,
    times: [new Date(Date.now() + 3 * 86_400_000).toISOString()],
  })
  const interviewId = await idIn('interviews')
  const [interview] = await executor.selectFrom('interviews').select('times').execute()
  await act(hired, `/interviews/${interviewId}/pick`, { time: interview?.times[0]?.toISOString() })
  await act(hirer, `/employer-interests/job-seeker/${seeker.id}`, {
    jobId,
    message: `Come on Monday. ${ofEmployer(16)}`,
    terms: { salary: 9000, daysOff: 1 },
  })
  await act(hired, `/job-offers/${await idIn('offers')}/accept`)

  const calendar = await hired.get(`/api/interviews/${interviewId}/calendar`)
  expect(calendar.statusCode).toBe(200)
  const byEmployer = await findTraces(hirer, seekerTraces)
  const bySeeker = await findTraces(hired, employerTraces)
  expect([byEmployer.found, bySeeker.found]).toEqual([[], []])
  // That nothing was found is worth something only where there was something to look through.
  expect(byEmployer.answered).toBeGreaterThanOrEqual(10)
  expect(bySeeker.answered).toBeGreaterThanOrEqual(15)
  const mails = [await mailsTo(database, seeker.email), await mailsTo(database, employer.email)] as const
  expect(mails.every((list) => list.length > 0)).toBe(true)
  expect(hasTrace(JSON.stringify(mails[0]), employerTraces)).toBe(false)
  expect(hasTrace(JSON.stringify(mails[1]), seekerTraces)).toBe(false)
  expect(await leaks()).toEqual([])
})

/** Phone and address of the other, as each of the two reads them. */
async function contactsOfBoth(): Promise<void> {
  for (const [who, other, traces] of [
    [hirer, seeker, seekerTraces],
    [hired, employer, employerTraces],
  ] as const) {
    expect((await who.get('/api/placements')).json()).toMatchObject([
      { other: { phone: other.phone, email: other.email } },
    ])
    expect((await findTraces(who, traces)).found).toContain('/api/placements')
  }
}

test('HIR-23 HIR-24 from the confirmed hire on these two read it, and nobody else', async () => {
  await act(hirer, `/employer/offers/${await idIn('offers')}/confirm`, { closesJob: false })
  await contactsOfBoth()
  expect(await leaks()).toEqual([])
})

test('INT-08 what the seeker says at a check-in no employer reads', async () => {
  const placementId = await idIn('placements')
  const [day] = checkInDays
  await executor
    .insertInto('check_ins')
    .values({ id: crypto.randomUUID(), placement_id: placementId, day })
    .execute()
  const words = 'They lock the door at night.'
  await act(hired, `/placements/${placementId}/check-in`, { day, well: false, words })
  for (const who of [hirer, strangers['another employer']])
    expect((await findTraces(who, [/lockthedoor/])).found).toEqual([])
})

test('HIR-24 after the end and the reviews it is still these two alone', async () => {
  const placementId = await idIn('placements')
  await act(hirer, `/placements/${placementId}/end`, { reason: choosableEndReasons[0] })
  await act(hirer, `/placements/${placementId}/review`, {
    stars: 5,
    words: `Call her: ${ofSeeker(14)}. Or us: ${ofEmployer(17)}.`,
    mayBeQuoted: true,
  })
  await act(hired, `/placements/${placementId}/review`, {
    stars: 4,
    words: `Call them: ${ofEmployer(18)}. Or me: ${ofSeeker(15)}.`,
  })
  const read = async (who: Who, path: string) => (await who.get(`/api${path}`)).json<{ words: string }[]>()
  expect(await read(strangers['another employer'], `/job-seekers/${seeker.id}/reviews`)).toHaveLength(1)
  expect(await read(strangers['another seeker'], `/jobs/${jobId}/employer-reviews`)).toHaveLength(1)
  await contactsOfBoth()
  expect(await leaks()).toEqual([])
})
