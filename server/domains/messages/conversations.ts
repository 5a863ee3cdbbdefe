import type { ConversationList, FoundMessage, Message, OpenConversation } from '../../../contract/messages.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { fold } from '../../../contract/rules/fold.ts'
import { messagesPerPage, mostFoundMessages } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { findEmployerOfJob } from '../jobs/service.ts'
import { publishToBoth } from './live.ts'
import { countUnreadAfter, readMessages, searchMessages } from './messages-store.ts'
import { ownOf } from './policy.ts'
import {
  countConversations,
  countUnread,
  findConversation,
  findPair,
  hasChange,
  listConversations,
  lockAccounts,
  lockConversation,
  lockConversations,
  storeAbout,
  storeBlock,
  storeContactShown,
  storeRead,
  type Pair,
} from './store.ts'
import { conversationView, foundView, messageView } from './view.ts'

export async function listOwn(executor: Executor, caller: Caller, size: number): Promise<ConversationList> {
  const own = ownOf(caller)
  const rows = await listConversations(executor, own, size)
  // Only a full page can have more after it.
  const total = rows.length < size ? rows.length : await countConversations(executor, own)
  return { conversations: rows.map(conversationView), total }
}

export async function openConversation(
  executor: Executor,
  caller: Caller,
  id: string,
): Promise<OpenConversation> {
  const row = await requireConversation(executor, caller, id)
  // A message that was sent after this row was read is not counted in it as unread: its event is the one that brings it.
  const { messages, hasMore } = await pageOf(executor, row, { before: row.lastNumber + 1 })
  return { conversation: conversationView(row), messages, hasOlder: hasMore }
}

export async function readPage(
  executor: Executor,
  caller: Caller,
  { id, before, after }: { id: string; before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  return pageOf(executor, await requireConversation(executor, caller, id), { before, after })
}

type Found = Awaited<ReturnType<typeof requireConversation>>

/** For anybody but its two sides a conversation is not found. */
async function requireConversation(executor: Executor, caller: Caller, id: string) {
  const row = await findConversation(executor, ownOf(caller), id)
  if (row === null) throw new NamedError('not_found')
  return row
}

/** Reads one row more than it returns, to know whether there are more. */
async function pageOf(
  executor: Executor,
  { id, party }: Found,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const rows = await readMessages(executor, id, { ...range, most: messagesPerPage + 1 })
  const hasMore = rows.length > messagesPerPage
  const shown = !hasMore ? rows : range.after === undefined ? rows.slice(1) : rows.slice(0, -1)
  return { messages: shown.map((row) => messageView(row, party)), hasMore }
}

type About = { about: 'job' | 'seeker' | 'support'; id?: string | undefined }

/** Finds or creates the conversation; idempotent. */
export function openAbout(executor: Executor, caller: Caller, input: About): Promise<string> {
  return executor.transaction().execute(async (transaction) => {
    switch (input.about) {
      case 'support':
        return openFor(transaction, supportOf(caller))
      case 'job':
        return openWithEmployer(transaction, caller, requireId(input))
      case 'seeker':
        return openWithSeeker(transaction, caller, requireId(input))
    }
  })
}

function requireId({ id }: About): string {
  if (id === undefined) throw new NamedError('invalid_input', { id: { problem: 'required' } })
  return id
}

const supportOf = ({ accountId, type }: Caller): Pair =>
  isEmployer(type) ? { seekerId: null, employerId: accountId } : { seekerId: accountId, employerId: null }

/** A seeker may ask about every job that they may see. */
async function openWithEmployer(transaction: Executor, caller: Caller, jobId: string): Promise<string> {
  if (caller.type !== 'CAREER') throw new NamedError('not_allowed')
  const employerId = await findEmployerOfJob(transaction, caller, jobId)
  if (employerId === null) throw new NamedError('not_found')
  const id = await openFor(transaction, { seekerId: caller.accountId, employerId })
  await storeAbout(transaction, id, jobId)
  return id
}

/** Only an existing conversation, made by an application, an offer or a question: employers cannot write to strangers. */
async function openWithSeeker(transaction: Executor, caller: Caller, seekerId: string): Promise<string> {
  if (!isEmployer(caller.type)) throw new NamedError('not_allowed')
  const id = await findPair(transaction, { seekerId, employerId: caller.accountId })
  if (id === null) throw new NamedError('not_found')
  return id
}

async function openFor(transaction: Executor, pair: Pair): Promise<string> {
  const ids = [pair.seekerId, pair.employerId].filter((id) => id !== null)
  if ((await lockAccounts(transaction, ids)) < ids.length) throw new NamedError('not_found')
  const [conversation] = await lockConversations(transaction, [pair])
  if (conversation === undefined) throw new NamedError('not_found')
  return conversation.id
}

/** Returns the number of unread messages in all conversations. */
export async function markRead(
  executor: Executor,
  caller: Caller,
  { id, number }: { id: string; number: number },
): Promise<number> {
  const own = ownOf(caller)
  await executor.transaction().execute(async (transaction) => {
    // Locked, so that a message that is being sent is not counted as read.
    const conversation = await lockConversation(transaction, own, id)
    if (conversation === null) throw new NamedError('not_found')
    const { party, lastNumber, readNumber, unread } = conversation
    const upTo = Math.min(number, lastNumber)
    if (upTo < readNumber || (upTo === readNumber && unread === 0)) return
    const left =
      upTo === lastNumber
        ? 0
        : await countUnreadAfter(transaction, { conversationId: id, party, number: upTo })
    await storeRead(transaction, { id, party, number: upTo, unread: left })
    await publishToBoth(transaction, conversation, 'read', { conversationId: id, party, number: upTo })
  })
  return countUnread(executor, own)
}

/** Idempotent. Staff cannot be blocked. */
export const setBlocked = (
  executor: Executor,
  caller: Caller,
  { id, blocked }: { id: string; blocked: boolean },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const conversation = await lockConversation(transaction, ownOf(caller), id)
    if (conversation === null) throw new NamedError('not_found')
    const { party, seekerId, employerId, hasBlocked } = conversation
    if (seekerId === null || employerId === null) throw new NamedError('not_allowed')
    if (hasBlocked === blocked) return
    await storeBlock(transaction, { id, party, blocked })
    await publishToBoth(transaction, conversation, 'block', { conversationId: id })
  })

export const readUnread = (executor: Executor, caller: Caller): Promise<number> =>
  countUnread(executor, ownOf(caller))

export async function search(executor: Executor, caller: Caller, q: string): Promise<FoundMessage[]> {
  const words = fold(q)
  // A search of only punctuation finds nothing.
  if (words === '') return []
  return (await searchMessages(executor, ownOf(caller), words, mostFoundMessages)).map(foundView)
}

/** From the hire on both see each other's texts unmasked. */
export const showContacts = (transaction: Executor, { seekerId, employerId }: Pair): Promise<void> =>
  storeContactShown(transaction, { seekerId, employerId })

/** Whether a lost stream has missed anything. */
export const hasChanged = (executor: Executor, caller: Caller, since: Date): Promise<boolean> =>
  hasChange(executor, ownOf(caller), since)
