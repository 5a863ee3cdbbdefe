import { v7 as newId } from 'uuid'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { asksForMoney } from '../../../contract/rules/money-requests.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { maskMessage } from './masked-texts.ts'
import type { Written } from './messages-store.ts'
import { notifiedBy, type Note } from './notes.ts'
import { addConversations, type SeededRow, type SeededSide } from './seeding-store.ts'
import type { Pair } from './store.ts'

export type SeededText = { party: ConversationParty; text: string; sentAt: Date }
export type SeededNote = Omit<Note, 'happenedAt'> & { sentAt: Date }

/** A conversation of the demo, with its messages in order. */
export type SeededConversation = Pair & {
  messages: readonly (SeededText | SeededNote)[]
  /** When the hire was confirmed; null if it was not. */
  contactShownAt: Date | null
  /** The member of staff who wrote the texts of staff. */
  staffId: string
  /** How many of its newest messages each side has not read yet; 0 if left out. */
  unread?: { readonly [Party in ConversationParty]?: number }
}

/** Stores conversations in any state, without sending mails or events. */
export async function seedConversations(
  transaction: Executor,
  conversations: readonly SeededConversation[],
): Promise<void> {
  await addConversations(
    transaction,
    conversations
      .filter(({ messages }) => messages.length > 0)
      .map((conversation) => {
        const sides = sidesOf(conversation)
        const rows = rowsOf(conversation, sides)
        return {
          ...conversation,
          id: newId(),
          jobId: lastOf(rows, 'jobId'),
          offerId: lastOf(rows, 'offerId'),
          rows,
          sides: sides.map((party) => sideOf(conversation, party, rows)),
        }
      }),
  )
}

const sidesOf = ({ seekerId, employerId }: Pair): ConversationParty[] => [
  seekerId === null ? 'staff' : 'seeker',
  employerId === null ? 'staff' : 'employer',
]

const lastOf = (rows: readonly SeededRow[], column: 'jobId' | 'offerId'): string | null =>
  rows.findLast((row) => row[column] !== null)?.[column] ?? null

/** The same rows as sending the messages one by one would store. */
function rowsOf({ messages, staffId }: SeededConversation, sides: readonly ConversationParty[]): SeededRow[] {
  const rows: SeededRow[] = []
  for (const message of messages) {
    const start = { id: newId({ msecs: message.sentAt.getTime() }), number: rows.length + 1 }
    rows.push(
      'text' in message
        ? { ...start, ...textOf(message, { rows, sides, staffId }) }
        : { ...start, ...message, staffId: null, notifies: notifiedBy(message), text: null },
    )
  }
  return rows
}

function textOf(
  { party, text, sentAt }: SeededText,
  {
    rows,
    sides,
    staffId,
  }: { rows: readonly SeededRow[]; sides: readonly ConversationParty[]; staffId: string },
): Omit<SeededRow, 'id' | 'number'> {
  const { own, earlier } = maskMessage(rows.map(writtenOf).toReversed(), party, text)
  for (const { id, ...columns } of earlier) {
    const row = rows.find((each) => each.id === id)
    if (row?.text) Object.assign(row.text, columns)
  }
  const notifies = sides.filter((side) => side !== party)
  return {
    party,
    sentAt,
    notifies,
    staffId: party === 'staff' ? staffId : null,
    subject: null,
    transition: null,
    reason: null,
    jobId: null,
    offerId: null,
    text: {
      ...own,
      body: text,
      asks_for_money: party === 'employer' && notifies.includes('seeker') && asksForMoney(text),
    },
  }
}

const writtenOf = ({ id, number, party, text }: SeededRow): Written => ({
  id,
  number,
  party,
  body: text?.body ?? null,
  maskedBody: text?.masked_body ?? null,
})

function sideOf(
  { seekerId, employerId, unread = {} }: SeededConversation,
  party: ConversationParty,
  rows: readonly SeededRow[],
): SeededSide {
  const news = rows.filter(({ notifies }) => notifies.includes(party))
  const left = Math.min(unread[party] ?? 0, news.length)
  const firstUnread = news.at(news.length - left)
  const isListed = rows.some(({ text, notifies }) => text !== null || notifies.includes(party))
  return {
    party,
    accountId: { seeker: seekerId, employer: employerId, staff: null }[party],
    unread: left,
    readNumber: left === 0 || firstUnread === undefined ? rows.length : firstUnread.number - 1,
    listedAt: isListed ? (rows.at(-1)?.sentAt ?? null) : null,
  }
}
