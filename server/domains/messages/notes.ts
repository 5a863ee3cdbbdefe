import { hiringGraph, type HiringParty, type HiringSubject } from '../../../contract/rules/hiring.ts'
import { conversationParties, type ConversationParty } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { publishToBoth } from './live.ts'
import { addNote, countMessage } from './messages-store.ts'
import { addMissing, lockConversations, type Pair } from './store.ts'

/** Something that happened in hiring. */
export type Note = {
  jobId: string | null
  offerId: string | null
  subject: HiringSubject
  transition: string
  party: HiringParty
  reason: string | null
  happenedAt: Date
}

/** Creates the conversation if it is missing, without locking an existing one. The caller has locked both accounts. */
export const ensureConversation = (transaction: Executor, pair: Pair): Promise<void> =>
  addMissing(transaction, [pair])

/** Writes hiring events into the conversation of the seeker and the employer. */
export async function addNotes(transaction: Executor, pair: Pair, notes: readonly Note[]): Promise<void> {
  const [conversation] = await lockConversations(transaction, [pair])
  // One of the two accounts was erased.
  if (conversation === undefined) return
  const { id: conversationId } = conversation
  let number = conversation.lastNumber
  for (const note of notes) {
    number += 1
    const notifies = notifiedBy(note)
    await addNote(transaction, { ...note, conversation, number, notifies })
    const counted = { ...note, conversationId, number, notifies, sentAt: note.happenedAt, isText: false }
    await countMessage(transaction, counted)
  }
  await publishToBoth(transaction, conversation, 'message', { conversationId, number })
}

/** The parties that the hiring graph notifies, without the one who acted. */
export function notifiedBy({
  subject,
  transition,
  party,
}: Pick<Note, 'subject' | 'transition' | 'party'>): ConversationParty[] {
  const transitions: { readonly [name: string]: { notifies: readonly HiringParty[] } } = hiringGraph[subject]
  const notified = transitions[transition]?.notifies ?? []
  return conversationParties.filter((each) => each !== party && notified.includes(each))
}
