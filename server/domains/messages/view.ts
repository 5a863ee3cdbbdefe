import type { Conversation, FoundMessage, Message } from '../../../contract/messages.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import type { FoundRow } from './messages-store.ts'
import type { MessageRow } from './rows-store.ts'
import type { ConversationRow } from './store.ts'

/** A message as one side of its conversation sees it; the store has masked its text. */
export function messageView(row: MessageRow, reader: ConversationParty): Message {
  const { subject, transition, party } = row
  const sentAt = new Date(row.sentAt).toISOString()
  const isOwn = party === reader
  return {
    id: row.id,
    number: row.number,
    party,
    isOwn,
    text: row.text ?? '',
    isMasked: row.isMasked,
    asksForMoney: row.asksForMoney && reader === 'seeker',
    note:
      subject === null || transition === null
        ? null
        : { subject, transition, party, reason: row.reason, at: sentAt },
    jobTitle: row.jobTitle,
    offerId: row.offerId,
    sentAt,
    clientId: isOwn ? row.clientId : null,
  }
}

export const conversationView = (row: ConversationRow): Conversation => ({
  id: row.id,
  party: row.party,
  with: {
    party: row.otherParty,
    name: row.otherName ?? '',
    kind: kindOf(row),
    accountId: row.otherAccountId,
    isVerified: row.otherVerified,
  },
  job: row.jobId === null || row.jobTitle === null ? null : { id: row.jobId, title: row.jobTitle },
  offerId: row.offerId,
  last: row.last === null ? null : messageView(row.last, row.party),
  unread: row.unread,
  otherReadNumber: row.otherReadNumber,
  state: row.hasBlocked ? 'blockedByYou' : row.isBlocked ? 'closed' : 'open',
  isContactShown: row.isContactShown,
})

function kindOf({ otherParty, otherType }: ConversationRow): Conversation['with']['kind'] {
  switch (otherParty) {
    case 'staff':
    case 'seeker':
      return otherParty
    case 'employer':
      return otherType === 'BUSINESS' ? 'business' : 'household'
  }
}

export const foundView = (row: FoundRow): FoundMessage => ({
  conversationId: row.conversationId,
  name: row.name ?? '',
  message: messageView(row, row.ownParty),
})
