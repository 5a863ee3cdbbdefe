import type { HiringParty, HiringSubject } from '../../../contract/rules/hiring.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { MaskedMessage } from './rows-store.ts'
import type { Pair } from './store.ts'

export type SeededRow = {
  id: string
  number: number
  party: HiringParty
  staffId: string | null
  notifies: ConversationParty[]
  /** Null in a note. */
  text: (MaskedMessage & { body: string; asks_for_money: boolean }) | null
  /** This and the next fields are null in a text. */
  subject: HiringSubject | null
  transition: string | null
  reason: string | null
  jobId: string | null
  offerId: string | null
  sentAt: Date
}

export type SeededSide = {
  party: ConversationParty
  accountId: string | null
  unread: number
  readNumber: number
  listedAt: Date | null
}

type SeededRows = Pair & {
  id: string
  jobId: string | null
  offerId: string | null
  contactShownAt: Date | null
  rows: readonly SeededRow[]
  sides: readonly SeededSide[]
}

export async function addConversations(
  transaction: Executor,
  conversations: readonly SeededRows[],
): Promise<void> {
  if (conversations.length === 0) return
  await transaction
    .insertInto('conversations')
    .values(
      conversations.map(({ rows, ...conversation }) => ({
        id: conversation.id,
        seeker_id: conversation.seekerId,
        employer_id: conversation.employerId,
        job_id: conversation.jobId,
        offer_id: conversation.offerId,
        last_number: rows.length,
        contact_shown_at: conversation.contactShownAt,
        ...(rows[0] === undefined ? {} : { created_at: rows[0].sentAt }),
      })),
    )
    .execute()
  await transaction
    .insertInto('conversation_sides')
    .values(
      conversations.flatMap(({ id, sides }) =>
        sides.map((side) => ({
          conversation_id: id,
          party: side.party,
          account_id: side.accountId,
          unread: side.unread,
          read_number: side.readNumber,
          listed_at: side.listedAt,
        })),
      ),
    )
    .execute()
  await transaction
    .insertInto('messages')
    .values(
      conversations.flatMap(({ id, rows }) =>
        rows.map((row) => ({
          id: row.id,
          conversation_id: id,
          number: row.number,
          party: row.party,
          staff_id: row.staffId,
          notifies: row.notifies,
          ...row.text,
          note_subject: row.subject,
          note_transition: row.transition,
          note_reason: row.reason,
          job_id: row.jobId,
          offer_id: row.offerId,
          sent_at: row.sentAt,
        })),
      ),
    )
    .execute()
}
