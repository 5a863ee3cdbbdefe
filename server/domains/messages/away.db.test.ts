import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { OpenConversation } from '../../../contract/messages.ts'
import { languages } from '../../../contract/rules/language.ts'
import { mailMinutes } from '../../../contract/rules/messages.ts'
import type { NoticePreferences } from '../../../contract/notices.ts'
import { emptyAccounts, mailsTo, makePerson, signedIn, type TestPerson } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { addConversation, addMessage } from '../../testing/messages.ts'
import { noticeTools } from '../../testing/notices.ts'
import { createAwayMails } from './away.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const tools = { ...noticeTools, database }
const mail = createAwayMails(tools)
const { unread, apart } = mailMinutes

beforeEach(() => emptyAccounts(database))

/** A seeker and an employer who have a conversation. */
async function makePair(changes: { seeker?: TestPerson; employer?: TestPerson } = {}) {
  const seeker = changes.seeker ?? (await makePerson(database, 'seeker'))
  const employer = changes.employer ?? (await makePerson(database, 'household'))
  const id = await addConversation(database, { seekerId: seeker.id, employerId: employer.id })
  return { seeker, employer, id }
}

/** Moves all times back, as if these minutes had passed. */
async function wait(minutes: number): Promise<void> {
  const earlier = sql`make_interval(secs => ${minutes * 60})`
  await sql`update conversation_sides set waiting_since = waiting_since - ${earlier}`.execute(executor)
  await sql`update message_mails set mailed_at = mailed_at - ${earlier}`.execute(executor)
}

/** Marks as read, as the browser does while the conversation is open. */
async function openConversation(id: string, reader: TestPerson): Promise<void> {
  const who = await signedIn(app, database, reader)
  const { messages } = (await who.get(`/api/conversations/${id}`)).json<OpenConversation>()
  const answer = await who.put(`/api/conversations/${id}/read`, { number: messages.at(-1)?.number })
  expect(answer.statusCode).toBe(200)
}

async function write(id: string, writer: TestPerson): Promise<void> {
  const who = await signedIn(app, database, writer)
  const message = { clientId: newId(), text: 'Are the Sundays free?' }
  expect((await who.post(`/api/conversations/${id}/messages`, message)).statusCode).toBe(200)
}

async function mailsOf({ email }: TestPerson) {
  const mails = await mailsTo(database, email)
  return mails.filter(({ template }) => template === 'unread-messages').map(({ values }) => values)
}

async function countWaiting(): Promise<number> {
  const rows = await executor
    .selectFrom('conversation_sides')
    .where('waiting_since', 'is not', null)
    .where('account_id', 'is not', null)
    .execute()
  return rows.length
}

describe('when', () => {
  test('one mail is sent about a message that is unread for fifteen minutes', async () => {
    const { seeker, employer, id } = await makePair()
    await write(id, employer)
    await wait(unread - 1)
    await mail()
    expect(await mailsOf(seeker)).toEqual([])
    await wait(1)
    for (let time = 0; time < 2; time += 1) await mail()
    await wait(apart * 24)
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ people: 1, messages: 1 }])
    expect(await mailsOf(employer)).toEqual([])
    expect(await countWaiting()).toBe(0)
  })

  test('the next mail comes an hour after the last, about everything unread by then', async () => {
    const { seeker, id } = await makePair()
    await addMessage(database, id, { party: 'employer', ago: unread })
    await mail()
    await addMessage(database, id, { party: 'employer' })
    for (const minutes of [unread, apart - unread - 1]) {
      await wait(minutes)
      await mail()
    }
    expect(await mailsOf(seeker)).toHaveLength(1)
    await wait(1)
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ messages: 1 }, { people: 1, messages: 2 }])
  })

  test('no mail is sent about messages that were read meanwhile', async () => {
    const { seeker, employer, id } = await makePair()
    await write(id, employer)
    await wait(unread - 1)
    await openConversation(id, seeker)
    await wait(1)
    await mail()
    expect(await mailsOf(seeker)).toEqual([])
    await addMessage(database, id, { party: 'employer', ago: unread })
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ messages: 1 }])
  })

  test('one mail covers all conversations, also those unread for less time', async () => {
    const { seeker, id } = await makePair()
    const second = await makePair({ seeker })
    const support = await addConversation(database, { seekerId: seeker.id })
    await addMessage(database, id, { party: 'employer', ago: unread })
    await addMessage(database, id, { party: 'employer' })
    await addMessage(database, second.id, { party: 'employer', ago: 1 })
    await addMessage(database, support, { party: 'staff', ago: 2 })
    await mail()
    await wait(apart)
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ people: 3, messages: 4 }])
  })

  test('notes are not counted, because hiring sends its own mails', async () => {
    const { seeker, id } = await makePair()
    await addMessage(database, id, { party: 'employer', ago: unread })
    await addMessage(database, id, { party: 'employer' })
    await sql`update messages set body = null, masked_body = null, search_text = null, note_subject = 'offer',
      note_transition = 'send' where number = 2`.execute(executor)
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ people: 1, messages: 1 }])
  })

  test('people are processed in batches', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, () => makePair()))
    for (const { id } of pairs) await addMessage(database, id, { party: 'employer', ago: unread })
    await createAwayMails({ ...tools, batch: 2 })()
    const mails = await Promise.all(pairs.map(({ seeker }) => mailsOf(seeker)))
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
  })
})

describe('who', () => {
  test('each mail links to the messages screen of its reader, in their language', async () => {
    for (const language of languages) {
      const seeker = await makePerson(database, 'seeker', { language })
      const employer = await makePerson(database, 'business', { language })
      const { id } = await makePair({ seeker, employer })
      await addMessage(database, id, { party: 'employer', ago: unread })
      await addMessage(database, id, { party: 'seeker', ago: unread })
      await mail()
      const site = `${noticeTools.publicUrl}${language === 'en' ? '' : `/${language}`}`
      expect(await mailsOf(seeker)).toMatchObject([{ reader: 'seeker', link: `${site}/jobseeker/messages` }])
      expect(await mailsOf(employer)).toMatchObject([
        { reader: 'employer', link: `${site}/employer/messages` },
      ])
    }
  })

  test('no mail goes to staff or to the writer', async () => {
    const admin = await makePerson(database, 'admin')
    const seeker = await makePerson(database, 'seeker')
    const id = await addConversation(database, { seekerId: seeker.id })
    await addMessage(database, id, { party: 'seeker', ago: unread })
    await mail()
    expect([await mailsOf(admin), await mailsOf(seeker)]).toEqual([[], []])
  })

  test('no mail goes to disabled accounts or to people who stopped these mails, also not later', async () => {
    const pairs = await Promise.all(Array.from({ length: 3 }, () => makePair()))
    const [disabled, stopped, other] = pairs
    await sql`update accounts set disabled_at = now() where id = ${disabled?.seeker.id}`.execute(executor)
    await sql`insert into notice_stops (account_id, kind) values (${stopped?.seeker.id}, 'messages'),
      (${other?.seeker.id}, 'offers')`.execute(executor)
    for (const { id } of pairs) await addMessage(database, id, { party: 'employer', ago: unread })
    const counts = async () =>
      (await Promise.all(pairs.map(({ seeker }) => mailsOf(seeker)))).map(({ length }) => length)
    await mail()
    expect([await counts(), await countWaiting()]).toEqual([[0, 0, 1], 0])
    await sql`update accounts set disabled_at = null`.execute(executor)
    await sql`delete from notice_stops`.execute(executor)
    await wait(apart)
    await mail()
    expect(await counts()).toEqual([0, 0, 1])
  })

  test('no mail is sent about a person that the reader has blocked', async () => {
    const { seeker, id } = await makePair()
    await addMessage(database, id, { party: 'employer', ago: unread })
    await sql`update conversation_sides set blocked_at = now() where party = 'seeker'`.execute(executor)
    await mail()
    expect([await mailsOf(seeker), await countWaiting()]).toEqual([[], 0])
    const other = await makePair({ seeker })
    await addMessage(database, other.id, { party: 'employer', ago: unread })
    await mail()
    expect(await mailsOf(seeker)).toMatchObject([{ people: 1, messages: 1 }])
  })
})

describe('stopping', () => {
  const ways = {
    'one click in the mail': {
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
      status: 200,
    },
    'the button on the page of its link': {
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      payload: '',
      status: 303,
    },
  } as const

  test.each(Object.entries(ways))('takes %s, and is seen in settings and export', async (_, way) => {
    const { seeker, id } = await makePair()
    await addMessage(database, id, { party: 'employer', ago: unread })
    await mail()
    const [first] = await mailsOf(seeker)
    expect(new URL(first?.['unsubscribeUrl'] ?? '').pathname).toBe('/notices/stop')
    const { pathname, search } = new URL(first?.['unsubscribeOneClickUrl'] ?? '')
    const answer = await app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...way.headers },
      payload: way.payload,
    })
    expect(answer.statusCode).toBe(way.status)
    const who = await signedIn(app, database, seeker)
    const preferences = await who.get('/api/notices/preferences')
    expect(preferences.json<NoticePreferences>()).toEqual({ stopped: ['messages'] })
    const { records } = (await who.get('/api/account/data')).json<OwnData>()
    expect(records).toMatchObject({ stoppedNotices: { stopped: ['messages'] } })
    expect(records).toHaveProperty('lastMessageMail.mailedAt')
    await addMessage(database, id, { party: 'employer' })
    await wait(apart)
    await mail()
    expect(await mailsOf(seeker)).toHaveLength(1)
  })
})

describe('never twice, never lost', () => {
  test('several nodes at the same time send one mail to each person', async () => {
    const pairs = await Promise.all(Array.from({ length: 6 }, () => makePair()))
    for (const { id } of pairs) await addMessage(database, id, { party: 'employer', ago: unread })
    await Promise.all(Array.from({ length: 4 }, () => mail()))
    const mails = await Promise.all(pairs.map(({ seeker }) => mailsOf(seeker)))
    expect(mails.map(({ length }) => length)).toEqual(pairs.map(() => 1))
  })

  test.each(['before', 'after'] as const)(
    'a connection that is killed %s the mail is written sends none, and the next run one',
    async (moment) => {
      const { seeker, id } = await makePair()
      await addMessage(database, id, { party: 'employer', ago: unread })
      const dying = createAwayMails({
        ...tools,
        mailer: {
          send: async (transaction, letter) => {
            if (moment === 'after') await noticeTools.mailer.send(transaction, letter)
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
          },
        },
      })
      await expect(dying()).rejects.toThrow(/terminat/)
      expect([await mailsOf(seeker), await countWaiting()]).toEqual([[], 1])
      for (let time = 0; time < 2; time += 1) await mail()
      expect(await mailsOf(seeker)).toHaveLength(1)
    },
  )

  test('a conversation that is locked by a writer is skipped, and mailed about later', async () => {
    const { seeker, id } = await makePair()
    await addMessage(database, id, { party: 'employer', ago: unread })
    await executor.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('conversation_sides')
        .where('conversation_id', '=', id)
        .forNoKeyUpdate()
        .execute()
      await mail()
      expect(await mailsOf(seeker)).toEqual([])
    })
    await mail()
    expect(await mailsOf(seeker)).toHaveLength(1)
  })
})
