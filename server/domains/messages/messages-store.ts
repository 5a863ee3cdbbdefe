import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { HiringParty, HiringSubject } from '../../../contract/rules/hiring.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger } from '../../platform/database/expressions.ts'
import { isMasked, isOwn, shownText, type MaskedMessage, type MessageRow, type Own } from './rows-store.ts'
import type { LockedConversation } from './store.ts'

const messages = (executor: Executor) =>
  executor
    .selectFrom('messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .leftJoin('jobs as job', 'job.id', 'message.job_id')
    .select([
      'message.id',
      'message.number',
      'message.party',
      shownText.as('text'),
      isMasked.as('isMasked'),
      'message.asks_for_money as asksForMoney',
      'message.note_subject as subject',
      'message.note_transition as transition',
      'message.note_reason as reason',
      'job.masked_title as jobTitle',
      'message.offer_id as offerId',
      'message.client_id as clientId',
      'message.sent_at as sentAt',
    ])

/** Oldest first: the last ones before a number, or the first ones after it. */
export async function readMessages(
  executor: Executor,
  conversationId: string,
  { before, after, most }: { before?: number | undefined; after?: number | undefined; most: number },
): Promise<MessageRow[]> {
  const rows = await messages(executor)
    .where('message.conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('message.number', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('message.number', '>', after ?? 0))
    .orderBy('message.number', after === undefined ? 'desc' : 'asc')
    .limit(most)
    .execute()
  return after === undefined ? rows.toReversed() : rows
}

/** Finds a message by the id that the browser gave it. */
export async function findSent(
  executor: Executor,
  { conversationId, party, clientId }: { conversationId: string; party: ConversationParty; clientId: string },
): Promise<MessageRow | null> {
  const row = await messages(executor)
    .where('message.conversation_id', '=', conversationId)
    .where('message.party', '=', party)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** The original and the masked text; both are null in a note. */
export type Written = {
  id: string
  number: number
  party: HiringParty
  body: string | null
  maskedBody: string | null
}

/** Original texts, newest first. */
export const readNewest = (
  executor: Executor,
  conversationId: string,
  { before, most }: { before?: number; most: number },
): Promise<Written[]> =>
  executor
    .selectFrom('messages')
    .select(['id', 'number', 'party', 'body', 'masked_body as maskedBody'])
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(most)
    .execute()

/** Original texts of a side after one of theirs, oldest first, until the other side wrote. */
export const readLater = async (
  executor: Executor,
  {
    conversationId,
    number,
    party,
    most,
  }: { conversationId: string; number: number; party: HiringParty; most: number },
): Promise<{ number: number; body: string }[]> => {
  const rows = await executor
    .selectFrom('messages')
    .select(['number', 'party', sql<string>`body`.as('body')])
    .where('conversation_id', '=', conversationId)
    .where('number', '>', number)
    .where('body', 'is not', null)
    .orderBy('number')
    .limit(most)
    .execute()
  const other = rows.findIndex((row) => row.party !== party)
  return other === -1 ? rows : rows.slice(0, other)
}

export type NewText = MaskedMessage & {
  conversationId: string
  number: number
  party: ConversationParty
  staffId: string | null
  clientId: string
  notifies: readonly ConversationParty[]
  body: string
  asksForMoney: boolean
}

/** Null if this side has already sent a message with this `clientId`. */
export async function addText(
  transaction: Executor,
  text: NewText,
): Promise<{ id: string; sentAt: Date } | null> {
  const row = await transaction
    .insertInto('messages')
    .values({
      id: newId(),
      conversation_id: text.conversationId,
      number: text.number,
      party: text.party,
      staff_id: text.staffId,
      client_id: text.clientId,
      notifies: [...text.notifies],
      body: text.body,
      masked_body: text.masked_body,
      search_text: text.search_text,
      masking_version: text.masking_version,
      doubtful: text.doubtful,
      asks_for_money: text.asksForMoney,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'party', 'client_id'])
        .where('client_id', 'is not', null)
        .doNothing(),
    )
    .returning(['id', 'sent_at as sentAt'])
    .executeTakeFirst()
  return row ?? null
}

export type NewNote = {
  conversation: LockedConversation
  number: number
  notifies: readonly ConversationParty[]
  subject: HiringSubject
  transition: string
  party: HiringParty
  reason: string | null
  jobId: string | null
  offerId: string | null
  happenedAt: Date
}

export async function addNote(transaction: Executor, note: NewNote): Promise<void> {
  await transaction
    .insertInto('messages')
    .values({
      id: newId(),
      conversation_id: note.conversation.id,
      number: note.number,
      party: note.party,
      notifies: [...note.notifies],
      note_subject: note.subject,
      note_transition: note.transition,
      note_reason: note.reason,
      job_id: note.jobId,
      offer_id: note.offerId,
      sent_at: note.happenedAt,
    })
    .execute()
}

/** Updates the conversation and its sides after a new message. The caller has locked the conversation. */
export async function countMessage(
  transaction: Executor,
  message: {
    conversationId: string
    number: number
    notifies: readonly ConversationParty[]
    sentAt: Date
    /** Written by a person: both sides list the conversation, and a mail may follow. */
    isText: boolean
    jobId?: string | null
    offerId?: string | null
  },
): Promise<void> {
  const { conversationId, number, sentAt, isText, jobId = null, offerId = null } = message
  await transaction
    .updateTable('conversations')
    .set({
      last_number: number,
      ...(jobId === null ? {} : { job_id: jobId }),
      ...(offerId === null ? {} : { offer_id: offerId }),
    })
    .where('id', '=', conversationId)
    .execute()
  const isNews = sql<boolean>`party = any(${message.notifies}::text[])`
  await transaction
    .updateTable('conversation_sides')
    .set({
      unread: sql<number>`unread + case when ${isNews} then 1 else 0 end`,
      // A note can be added later than a message that came after its event.
      listed_at: isText
        ? sentAt
        : sql<Date | null>`case when ${isNews} or listed_at is not null
            then greatest(listed_at, ${sentAt}::timestamptz) end`,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(isText
        ? {
            waiting_since: sql<Date | null>`case when ${isNews} then coalesce(waiting_since, ${sentAt}::timestamptz)
              else waiting_since end`,
          }
        : {}),
    })
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** Counts messages after a number that notify this side. */
export async function countUnreadAfter(
  executor: Executor,
  { conversationId, party, number }: { conversationId: string; party: ConversationParty; number: number },
): Promise<number> {
  const { unread } = await executor
    .selectFrom('messages')
    .select(({ fn }) => asInteger(fn.countAll()).as('unread'))
    .where('conversation_id', '=', conversationId)
    .where('number', '>', number)
    .where(sql<boolean>`${party} = any(notifies)`)
    .executeTakeFirstOrThrow()
  return unread
}

export type FoundRow = MessageRow & {
  conversationId: string
  ownParty: ConversationParty
  name: string | null
}

/** Messages in the caller's conversations, with the name of the other side. */
const ownMessages = (executor: Executor, own: Own) =>
  messages(executor)
    .innerJoin('conversation_sides as own', 'own.conversation_id', 'conversation.id')
    .innerJoin('conversation_sides as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.party', '<>', 'own.party'),
    )
    .leftJoin('accounts as person', 'person.id', 'other.account_id')
    .select(['conversation.id as conversationId', 'own.party as ownParty', 'person.masked_name as name'])
    .where(isOwn(own))

/** Texts in the caller's conversations that contain these folded words, newest first. */
export const searchMessages = (
  executor: Executor,
  own: Own,
  words: string,
  most: number,
): Promise<FoundRow[]> =>
  ownMessages(executor, own)
    .where('message.search_text', 'like', `%${words}%`)
    .orderBy('message.sent_at', 'desc')
    .limit(most)
    .execute()

/** All messages of an account, for its data export: own texts as written. */
export const readAllMessages = (
  executor: Executor,
  accountId: string,
): Promise<(FoundRow & { ownBody: string | null })[]> =>
  ownMessages(executor, { accountId })
    .select((build) =>
      build
        .case()
        .when('message.party', '=', build.ref('own.party'))
        .then(build.ref('message.body'))
        .end()
        .as('ownBody'),
    )
    .orderBy('conversation.id')
    .orderBy('message.number')
    .execute()

/** Whether an account may report it: the other side of its conversation wrote it. */
export async function isReceived(executor: Executor, accountId: string, messageId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('messages as message')
    .innerJoin('conversation_sides as own', 'own.conversation_id', 'message.conversation_id')
    .select((build) => asBoolean(build('message.body', 'is not', null)).as('isText'))
    .where('message.id', '=', messageId)
    .where('own.account_id', '=', accountId)
    .whereRef('own.party', '<>', 'message.party')
    .executeTakeFirst()
  return row?.isText === true
}
