import { replaceEqualDeep } from '@tanstack/react-query'
import type { Message, OpenConversation } from '../../../contract/messages.ts'

/** Merges by number; of a message that came twice the later version stays. */
export function mergeMessages(before: readonly Message[], now: readonly Message[]): Message[] {
  const all = new Map([...before, ...now].map((message) => [message.number, message]))
  return [...all.values()].toSorted((one, other) => one.number - other.number)
}

/** How many of the other side come after this number. */
export const countReceived = (messages: readonly Message[], after: number): number =>
  messages.filter(({ isOwn, number }) => !isOwn && number > after).length

/**
 * Keeps the messages loaded before, unless there is a gap between them and the newest page. What events brought while the
 * answer was on its way is newer than the answer, and stays.
 */
export function mergeOpened(before: OpenConversation, now: OpenConversation): OpenConversation {
  const [oldestBefore, newestBefore] = [before.messages[0]?.number, before.messages.at(-1)?.number]
  const [oldest, newest = 0] = [now.messages[0]?.number, now.messages.at(-1)?.number]
  const conversation = {
    ...now.conversation,
    unread: now.conversation.unread + countReceived(before.messages, newest),
    otherReadNumber: Math.max(before.conversation.otherReadNumber, now.conversation.otherReadNumber),
  }
  const later = before.messages.filter(({ number }) => number > newest)
  const withoutOlder = { ...now, conversation, messages: [...now.messages, ...later] }
  if (oldestBefore === undefined || newestBefore === undefined || oldest === undefined) return withoutOlder
  const isGap = now.hasOlder && oldest > newestBefore + 1
  // After the hire older messages must be read again, because they are no longer masked.
  if (isGap || before.conversation.isContactShown !== now.conversation.isContactShown) return withoutOlder
  return {
    conversation,
    messages: mergeMessages(before.messages, now.messages),
    hasOlder: oldestBefore < oldest ? before.hasOlder : now.hasOlder,
  }
}

const isOpened = (data: unknown): data is OpenConversation =>
  typeof data === 'object' && data !== null && 'conversation' in data && 'messages' in data

/** For the query cache: merges each answer into what it has. */
export const shareOpened = (before: unknown, now: unknown): unknown =>
  isOpened(before) && isOpened(now) ? replaceEqualDeep(before, mergeOpened(before, now)) : now
