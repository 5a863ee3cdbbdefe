import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkInDays, choosableEndReasons } from '../contract/rules/hiring.ts'
import { noteEvents } from './domains/hiring/history.ts'
import { createAwayMails } from './domains/messages/away.ts'
import { browser, mailsTo, makePerson, signedIn } from './testing/accounts.ts'
import { testApp } from './testing/app.ts'
import { makeVerifiedEmployer } from './testing/hiring.ts'
import { makeJob } from './testing/jobs.ts'
import { noticeTools } from './testing/notices.ts'
import { readAddresses } from './testing/reads.ts'
import { makeSeekerWithProfile } from './testing/seekers.ts'

// A hire from the application to the reviews, in which both write how to reach them wherever they can write.

/** Phone numbers of the seeker, one for each text; a word in all their addresses; the end of a number sent in pieces. */
const ofSeeker = (number: number) => `0911 88 66 ${number} or finch@mail.example`
const seekerTraces = [/9118866\d\d/, /finch/i, /6697intheevening/] as const
const ofEmployer = (number: number) => `0911 55 44 ${number} or matron@mail.example`
const employerTraces = [/9115544\d\d/, /matron/i, /4497inthemorning/] as const

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
const idIn = async (table: 'job_applications' | 'interviews' | 'offers' | 'placements' | 'conversations') =>
  (await executor.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

/** Everything with an id that there is by now. */
async function everyId(): Promise<string[]> {
  const tables = [
    'job_applications',
    'interviews',
    'offers',
    'placements',
    'reviews',
    'conversations',
  ] as const
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

/** A number and an address in one text, and a number split over two. The sample search looks for `Sunday`. */
async function talk(): Promise<void> {
  await act(hired, '/conversations', { about: 'job', id: jobId })
  const id = await idIn('conversations')
  const send = (who: Who, text: string) =>
    act(who, `/conversations/${id}/messages`, { clientId: crypto.randomUUID(), text })
  await send(hired, `Is the Sunday free? ${ofSeeker(16)}`)
  await send(hirer, `Every Sunday is. ${ofEmployer(19)}`)
  await send(hirer, 'Call me on Sunday: 0911 55')
  await send(hirer, '44 97 in the morning')
  await send(hired, 'My number for Sunday is 0911 88')
  await send(hired, '66 97 in the evening')
}

/** Sends both the mail about messages that are unread for 15 minutes. */
async function mailUnread(): Promise<void> {
  await sql`update conversation_sides set waiting_since = waiting_since - interval '1 hour'`.execute(executor)
  await createAwayMails({ ...noticeTools, database })()
}

test('PRV-02 HIR-23 MSG-10 before the hire no answer and no mail shows either side how to reach the other', async () => {
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

  await noteEvents(executor)
  await talk()
  await mailUnread()

  const calendar = await hired.get(`/api/interviews/${interviewId}/calendar`)
  expect(calendar.statusCode).toBe(200)
  const byEmployer = await findTraces(hirer, seekerTraces)
  const bySeeker = await findTraces(hired, employerTraces)
  expect([byEmployer.found, bySeeker.found]).toEqual([[], []])
  // That nothing was found is worth something only where there was something to look through.
  expect(byEmployer.answered).toBeGreaterThanOrEqual(10)
  expect(bySeeker.answered).toBeGreaterThanOrEqual(15)
  const mails = [await mailsTo(database, seeker.email), await mailsTo(database, employer.email)] as const
  // The mail about unread messages contains no part of them.
  for (const list of mails) {
    const ofMessages = list.filter(({ template }) => template === 'unread-messages')
    expect(ofMessages).toHaveLength(1)
    expect(JSON.stringify(ofMessages)).not.toMatch(/Sunday|in the evening|in the morning/)
  }
  expect(hasTrace(JSON.stringify(mails[0]), employerTraces)).toBe(false)
  expect(hasTrace(JSON.stringify(mails[1]), seekerTraces)).toBe(false)
  expect(await leaks()).toEqual([])
})

/** Phone and address of the other, as each of the two reads them. */
async function contactsOfBoth(): Promise<void> {
  const conversation = `/api/conversations/${await idIn('conversations')}`
  for (const [who, other, traces] of [
    [hirer, seeker, seekerTraces],
    [hired, employer, employerTraces],
  ] as const) {
    expect((await who.get('/api/placements')).json()).toMatchObject([
      { other: { phone: other.phone, email: other.email } },
    ])
    const { found } = await findTraces(who, traces)
    expect(found).toContain('/api/placements')
    // This includes texts from before the hire, also those sent in pieces.
    expect(found).toContain(conversation)
    const read = (await who.get(conversation)).body.replaceAll(/[\s()-]/g, '')
    for (const trace of traces) expect(read).toMatch(trace)
  }
}

test('HIR-23 HIR-24 MSG-10 after the confirmed hire these two see it, and nobody else', async () => {
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
