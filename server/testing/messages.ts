import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ConversationParty } from '../../contract/rules/messages.ts'
import type { Database } from '../platform/database/connection.ts'

/** Inserts a conversation; with staff if one of the two is left out. Returns its id. */
export async function addConversation(
  { executor }: Database,
  { seekerId = null, employerId = null }: { seekerId?: string | null; employerId?: string | null },
): Promise<string> {
  const id = newId()
  const parties = [
    { party: 'seeker', account_id: seekerId },
    { party: 'employer', account_id: employerId },
  ] as const
  const sides = parties.map((side) =>
    side.account_id === null ? { ...side, party: 'staff' as const } : side,
  )
  await executor
    .insertInto('conversations')
    .values({ id, seeker_id: seekerId, employer_id: employerId })
    .execute()
  await executor
    .insertInto('conversation_sides')
    .values(sides.map((side) => ({ conversation_id: id, ...side })))
    .execute()
  return id
}

/** Inserts a text, unread by the other side, sent this many minutes ago. Returns its number. */
export async function addMessage(
  { executor }: Database,
  conversationId: string,
  { party, text = 'Hello', ago = 0 }: { party: ConversationParty; text?: string; ago?: number },
): Promise<number> {
  const sentAt = new Date(Date.now() - ago * 60_000)
  const { last_number: number } = await executor
    .updateTable('conversations')
    .set((build) => ({ last_number: build('last_number', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const others = await executor
    .updateTable('conversation_sides')
    .set((build) => ({
      unread: build('unread', '+', 1),
      listed_at: sentAt,
      waiting_since: sql<Date>`coalesce(waiting_since, ${sentAt})`,
    }))
    .where('conversation_id', '=', conversationId)
    .where('party', '<>', party)
    .returning('party')
    .execute()
  await executor
    .insertInto('messages')
    .values({
      id: newId(),
      conversation_id: conversationId,
      number,
      party,
      notifies: others.map((side) => side.party),
      body: text,
      masked_body: text,
      search_text: text,
      sent_at: sentAt,
    })
    .execute()
  return number
}
