import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import type {
  ConversationList,
  FoundMessage,
  Message,
  NewestMessage,
  OpenConversation,
} from '../../../contract/messages.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { noteEvents } from '../hiring/history.ts'
import { messageTexts } from './masked-texts.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let seeker: SignedIn
let employer: SignedIn
let jobId: string

beforeEach(async () => {
  await emptyAccounts(database)
  employer = await signedIn(app, database, await makeVerifiedEmployer(database))
  seeker = await signedIn(app, database, await makeSeekerWithProfile(database))
  jobId = await makeJob(database, employer.person.id)
})

const openAbout = async (who: SignedIn, body: object) =>
  (await who.post('/api/conversations', body)).json<{ id: string }>().id
const openJob = () => openAbout(seeker, { about: 'job', id: jobId })
const send = (who: SignedIn, id: string, text: string, clientId: string = crypto.randomUUID()) =>
  who.post(`/api/conversations/${id}/messages`, { clientId, text })
const sent = async (who: SignedIn, id: string, text: string) =>
  (await send(who, id, text)).json<{ message: Message }>().message
const open = async (who: SignedIn, id: string) =>
  (await who.get(`/api/conversations/${id}`)).json<OpenConversation>()
const textsOf = async (who: SignedIn, id: string) =>
  (await open(who, id)).messages.filter(({ note }) => note === null).map(({ text }) => text)
const unreadOf = async (who: SignedIn) =>
  (await who.get('/api/unread-messages')).json<{ unread: number }>().unread
const listOf = async (who: SignedIn) => (await who.get('/api/conversations')).json<ConversationList>()

/** The employer offers the job, the seeker accepts, the employer confirms. */
async function hire() {
  const offered = await employer.post(`/api/employer-interests/job-seeker/${seeker.person.id}`, { jobId })
  expect(offered.statusCode).toBe(200)
  const { id } = await executor.selectFrom('offers').select('id').executeTakeFirstOrThrow()
  expect((await seeker.post(`/api/job-offers/${id}/accept`, '')).statusCode).toBe(200)
  expect((await employer.post(`/api/employer/offers/${id}/confirm`, {})).statusCode).toBe(200)
  await noteEvents(executor)
  return id
}

describe('a conversation', () => {
  test('MSG-07 MSG-09 is between a seeker and an employer about a job, and both write', async () => {
    const id = await openJob()
    expect(await openJob()).toBe(id)
    await sent(seeker, id, 'Are the Sundays free?')
    await sent(employer, id, 'Yes, every Sunday.')
    for (const who of [seeker, employer])
      expect(await textsOf(who, id)).toEqual(['Are the Sundays free?', 'Yes, every Sunday.'])
    const { conversation } = await open(seeker, id)
    expect(conversation).toMatchObject({
      party: 'seeker',
      with: { party: 'employer', kind: 'household', isVerified: true },
      job: { id: jobId },
      state: 'open',
      isContactShown: false,
    })
    expect(await openAbout(employer, { about: 'seeker', id: seeker.person.id })).toBe(id)
  })

  test('MSG-09 is with staff, and any of them answers', async () => {
    const id = await openAbout(employer, { about: 'support' })
    await sent(employer, id, 'Call me: 0911234567')
    const staff = await signedIn(app, database, await makePerson(database, 'admin'))
    const other = await signedIn(app, database, await makePerson(database, 'support'))
    expect(await unreadOf(staff)).toBe(1)
    // Between a person and staff nothing is hidden.
    expect(await textsOf(staff, id)).toEqual(['Call me: 0911234567'])
    await sent(other, id, 'We will call you today.')
    expect(await unreadOf(employer)).toBe(1)
    expect((await listOf(staff)).conversations.map((each) => each.id)).toEqual([id])
    expect((await listOf(employer)).conversations[0]?.with).toMatchObject({ kind: 'staff', name: '' })
  })

  test('cannot be opened by an employer with a seeker who never applied', async () => {
    const answer = await employer.post('/api/conversations', { about: 'seeker', id: seeker.person.id })
    expect(refusalOf(answer)).toMatchObject({ code: 'not_found' })
  })

  test('cannot be opened without an id, and the answer names the missing field', async () => {
    const answer = await seeker.post('/api/conversations', { about: 'job' })
    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_input' })
    expect(Object.keys(refusalOf(answer).fields ?? {})).toEqual(['id'])
  })
})

describe('sending', () => {
  test('the same message sent many times, also concurrently, is stored once and gets the same answer', async () => {
    const id = await openJob()
    const clientId = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(seeker, id, 'Hello', clientId)))
    const ids = new Set(answers.map((answer) => answer.json<{ message: Message }>().message.id))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(ids.size).toBe(1)
    expect(await textsOf(employer, id)).toEqual(['Hello'])
    expect(await unreadOf(employer)).toBe(1)
  })

  test('concurrent messages get the numbers 1, 2, 3 … without a gap', async () => {
    const id = await openJob()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 === 0 ? seeker : employer, id, `text ${index}`),
      ),
    )
    const { messages } = await open(seeker, id)
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('an empty or too long text is refused with an error for its field', async () => {
    const id = await openJob()
    for (const text of ['  ', 'x'.repeat(2001)])
      expect(Object.keys(refusalOf(await send(seeker, id, text)).fields ?? {})).toEqual(['text'])
  })

  test('a person whose address is not verified can only write to staff', async () => {
    const id = await openJob()
    await executor
      .updateTable('accounts')
      .set({ email_verified_at: null })
      .where('id', '=', seeker.person.id)
      .execute()
    expect(refusalOf(await send(seeker, id, 'Hello'))).toMatchObject({ code: 'email_unverified' })
    const support = await openAbout(seeker, { about: 'support' })
    expect((await send(seeker, support, 'Hello')).statusCode).toBe(200)
  })
})

describe('reading', () => {
  test('MSG-02 MSG-06 a message is unread until it is opened, and its writer sees that it was read', async () => {
    const id = await openJob()
    await sent(seeker, id, 'One')
    const { number } = await sent(seeker, id, 'Two')
    expect(await unreadOf(employer)).toBe(2)
    expect((await listOf(employer)).conversations[0]?.unread).toBe(2)
    const half = await employer.put(`/api/conversations/${id}/read`, { number: number - 1 })
    expect(half.json()).toEqual({ unread: 1 })
    const all = await employer.put(`/api/conversations/${id}/read`, { number: 1_000 })
    expect(all.json()).toEqual({ unread: 0 })
    // Opening an older message again does not lower the number.
    await employer.put(`/api/conversations/${id}/read`, { number: 1 })
    expect((await open(seeker, id)).conversation.otherReadNumber).toBe(number)
  })

  test('older messages come page by page, newer ones after a number', async () => {
    const id = await openJob()
    for (let index = 1; index <= 65; index += 1) await send(seeker, id, `text ${index}`)
    const first = await open(employer, id)
    expect(first.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, index) => 36 + index),
    )
    expect(first.hasOlder).toBe(true)
    const page = async (query: string) => {
      const answer = await employer.get(`/api/conversations/${id}/messages?${query}`)
      const { messages, hasMore } = answer.json<{ messages: Message[]; hasMore: boolean }>()
      return [messages[0]?.number, messages.at(-1)?.number, hasMore]
    }
    expect(await page('before=36')).toEqual([6, 35, true])
    expect(await page('before=6')).toEqual([1, 5, false])
    expect(await page('after=1')).toEqual([2, 31, true])
    expect(await page('after=60')).toEqual([61, 65, false])
    expect(await page('after=65')).toEqual([undefined, undefined, false])
  })

  test("a person finds words in their own messages, in any spelling of Amharic, and not in others'", async () => {
    const id = await openJob()
    await sent(seeker, id, 'እሑድ ነጻ ነው?')
    const find = async (who: SignedIn, q: string) =>
      (await who.get(`/api/messages?q=${encodeURIComponent(q)}`)).json<FoundMessage[]>()
    expect((await find(employer, 'እሁድ')).map(({ conversationId }) => conversationId)).toEqual([id])
    expect(await find(employer, 'Monday')).toEqual([])
    expect(await find(employer, '%%')).toEqual([])
    const stranger = await signedIn(app, database, await makeSeekerWithProfile(database))
    expect(await find(stranger, 'እሁድ')).toEqual([])
  })
})

describe('contacts', () => {
  test('MSG-10 MSG-11 phone numbers and addresses are masked until the hire, for both', async () => {
    const id = await openJob()
    const message = await sent(seeker, id, 'Call 0911234567 or write to tigist@example.com')
    expect(message).toMatchObject({ text: 'Call ••• or write to •••', isMasked: true })
    expect(await textsOf(employer, id)).toEqual(['Call ••• or write to •••'])
    await hire()
    expect(await textsOf(employer, id)).toEqual(['Call 0911234567 or write to tigist@example.com'])
    expect((await open(employer, id)).conversation.isContactShown).toBe(true)
  })

  test('MSG-10 a number that comes in pieces is masked in all of them', async () => {
    const id = await openJob()
    await sent(seeker, id, 'my number is 0911')
    await sent(seeker, id, '23 45 67')
    expect(await textsOf(employer, id)).toEqual(['my number is •••', '•••'])
  })

  test('MSG-10 pieces stay masked in whatever order texts are masked again by newer rules', async () => {
    const id = await openJob()
    const ids: string[] = []
    for (const text of ['my number is 0911', '23 45 67', 'thanks'])
      ids.push((await sent(seeker, id, text)).id)
    await executor
      .updateTable('messages')
      .set({ masked_body: sql`body`, masking_version: 0 })
      .execute()
    for (const each of ids.toReversed())
      await executor.transaction().execute((transaction) => messageTexts.refresh(transaction, [each]))
    expect(await textsOf(employer, id)).toEqual(['my number is •••', '•••', 'thanks'])
  })

  test('MSG-10 pieces are shown and flagged to staff if the other side wrote in between', async () => {
    const id = await openJob()
    await sent(seeker, id, '0911')
    await sent(employer, id, 'Yes?')
    await sent(seeker, id, '23 45 67')
    const rows = await executor
      .selectFrom('messages')
      .select(['number', 'doubtful'])
      .orderBy('number')
      .execute()
    expect(rows.map(({ doubtful }) => doubtful)).toEqual([false, false, true])
  })
})

describe('notes', () => {
  test('HIR-14 every change of an application reaches the seeker as a message', async () => {
    await seeker.post(`/api/employer/jobs/${jobId}/apply`, {})
    const application = await executor.selectFrom('job_applications').select('id').executeTakeFirstOrThrow()
    await noteEvents(executor)
    expect(await unreadOf(seeker)).toBe(0)
    expect((await listOf(employer)).conversations).toEqual([])
    for (const [index, status] of ['REVIEWING', 'SHORTLISTED', 'INTERVIEWING', 'REJECTED'].entries()) {
      await employer.post('/api/job-applications/move', { ids: [application.id], status })
      await noteEvents(executor)
      expect(await unreadOf(seeker), status).toBe(index + 1)
    }
    const { conversations } = await listOf(seeker)
    const { messages } = await open(seeker, conversations[0]?.id ?? '')
    expect(messages.map(({ note }) => note?.transition)).toEqual([
      'apply',
      'review',
      'shortlist',
      'interview',
      'reject',
    ])
    expect(await unreadOf(employer)).toBe(0)
  })

  test('two tasks at the same time note each event once, in order', async () => {
    await hire()
    await Promise.all([noteEvents(executor), noteEvents(executor)])
    const rows = await executor
      .selectFrom('messages')
      .select(['number', 'note_subject', 'note_transition'])
      .orderBy('number')
      .execute()
    expect(rows.map(({ note_subject, note_transition }) => `${note_subject}.${note_transition}`)).toEqual([
      'offer.send',
      'offer.accept',
      'offer.hire',
      'placement.begin',
    ])
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('erasing an account deletes its conversations and its pending notes', async () => {
    const id = await openJob()
    await seeker.post(`/api/employer/jobs/${jobId}/apply`, {})
    await executor.deleteFrom('accounts').where('id', '=', seeker.person.id).execute()
    await noteEvents(executor)
    expect((await employer.get(`/api/conversations/${id}`)).statusCode).toBe(404)
    expect(await executor.selectFrom('unnoted_hiring_events').selectAll().execute()).toEqual([])
  })
})

test('API-37 the list names sender, receiver, content, time, state and offer of each newest message', async () => {
  const offerId = await hire()
  const id = await openJob()
  await sent(employer, id, 'Welcome!')
  const support = await openAbout(seeker, { about: 'support' })
  await sent(seeker, support, 'Thank you')
  const list = (await seeker.get('/api/job-preferences/jobs/messages')).json<NewestMessage[]>()
  expect(list).toMatchObject([
    { content: 'Thank you', receiverName: 'The Abronet team', isRead: true, jobOfferId: null },
    {
      senderName: employer.person.firstName,
      receiverName: seeker.person.firstName,
      content: 'Welcome!',
      isRead: false,
      jobOfferId: offerId,
    },
  ])
  expect(list.map((each) => Object.keys(each).toSorted().join(' '))).toEqual(
    Array.from({ length: 2 }, () => 'content id isRead jobOfferId receiverName senderName sentAt'),
  )
})

test('API-37 a note is worded for its reader', async () => {
  await hire()
  const list = (await seeker.get('/api/job-preferences/jobs/messages')).json<NewestMessage[]>()
  expect(list.map(({ content }) => content)).toEqual(['Your work began'])
})

describe('blocking', () => {
  test('by either side closes the conversation for both until it is unblocked', async () => {
    const id = await openJob()
    await sent(seeker, id, 'Hello')
    const block = (who: SignedIn, blocked: boolean) => who.put(`/api/conversations/${id}/block`, { blocked })
    for (const [one, other] of [
      [seeker, employer],
      [employer, seeker],
    ] as const) {
      expect((await block(one, true)).statusCode).toBe(200)
      for (const who of [one, other])
        expect(refusalOf(await send(who, id, 'x'))).toMatchObject({ code: 'conversation_closed' })
      expect((await open(one, id)).conversation.state).toBe('blockedByYou')
      expect((await open(other, id)).conversation.state).toBe('closed')
      await block(one, false)
      expect((await send(other, id, 'x')).statusCode).toBe(200)
    }
  })

  test('staff cannot be blocked', async () => {
    const id = await openAbout(seeker, { about: 'support' })
    const answer = await seeker.put(`/api/conversations/${id}/block`, { blocked: true })
    expect(refusalOf(answer)).toMatchObject({ code: 'not_allowed' })
  })
})

test('a message of an employer that asks for money warns the seeker, and staff see it until it is reviewed', async () => {
  const id = await openJob()
  await sent(employer, id, 'Please send a deposit of 500 birr first.')
  expect((await open(seeker, id)).messages[0]?.asksForMoney).toBe(true)
  expect((await open(employer, id)).messages[0]?.asksForMoney).toBe(false)
  const staff = await signedIn(app, database, await makePerson(database, 'admin'))
  const list = async () => (await staff.get('/api/admin/urgent')).json<UrgentLists>().moneyRequests
  const [found] = await list()
  expect(found).toMatchObject({ text: 'Please send a deposit of 500 birr first.', conversationId: id })
  for (let time = 0; time < 2; time += 1)
    expect((await staff.post(`/api/admin/money-requests/${found?.id}/review`, '')).statusCode).toBe(200)
  expect(await list()).toEqual([])
})
