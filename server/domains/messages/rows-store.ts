import { sql, type RawBuilder } from 'kysely'
import type { HiringParty, HiringSubject } from '../../../contract/rules/hiring.ts'

/** Selects conversations: those of one account, or all conversations with staff. */
export type Own = { accountId: string } | 'staff'

/** A condition on the joined side `own`. The side of staff has no account, which the indexes know. */
export const isOwn = (own: Own): RawBuilder<boolean> =>
  own === 'staff'
    ? sql`(own.party = 'staff' and own.account_id is null)`
    : sql`own.account_id = ${own.accountId}`

export type MessageRow = {
  id: string
  number: number
  party: HiringParty
  /** Masked until the hire; null in a note. */
  text: string | null
  isMasked: boolean
  asksForMoney: boolean
  subject: HiringSubject | null
  transition: string | null
  reason: string | null
  jobTitle: string | null
  offerId: string | null
  clientId: string | null
  /** A string when it is read from JSON. */
  sentAt: Date | string
}

/** A condition on `conversation`: after the hire, and with staff, nothing is hidden. */
const isOpen = sql<boolean>`(conversation.contact_shown_at is not null or conversation.seeker_id is null
  or conversation.employer_id is null)`
/** The text of `message` as its readers may see it. */
export const shownText = sql<
  string | null
>`case when ${isOpen} then message.body else message.masked_body end`
export const isMasked = sql<boolean>`(message.body is not null and not ${isOpen} and message.body <> message.masked_body)`

/** The newest message of `conversation`, as a subquery of the list. */
export const lastMessage = sql<MessageRow | null>`(
  select json_build_object('id', message.id, 'number', message.number, 'party', message.party, 'text', ${shownText},
    'isMasked', ${isMasked}, 'asksForMoney', message.asks_for_money, 'subject', message.note_subject,
    'transition', message.note_transition, 'reason', message.note_reason, 'jobTitle', note_job.masked_title,
    'offerId', message.offer_id, 'clientId', message.client_id, 'sentAt', message.sent_at)
  from messages message left join jobs note_job on note_job.id = message.job_id
  where message.conversation_id = conversation.id and message.number = conversation.last_number)`

/** The columns that masking fills. */
export type MaskedMessage = {
  masked_body: string
  search_text: string
  masking_version: number
  doubtful: boolean
}
