import { replaceEqualDeep } from '@tanstack/react-query'
import type { Message, OpenConversation } from '../../../contract/messages.ts'

/** Merges by number; of a message that came twice the later version stays. */
export function mergeMessages(before: readonly Message[], now: readonly Message[]): Message[] {
  const all = new Map([...before, ...now].map((message) => [message.number, message]))
  return [...all.values()].toSorted((one, other) => one.number - other.number)
}

/** Keeps the messages loaded before, unless there is a gap between them and the newest page. */
export function mergeOpened(before: OpenConversation, now: OpenConversation): OpenConversation {
  const [oldestBefore, newestBefore] = [before.messages[0]?.number, before.messages.at(-1)?.number]
  const oldest = now.messages[0]?.number
  if (oldestBefore === undefined || newestBefore === undefined || oldest === undefined) return now
  const isGap = now.hasOlder && oldest > newestBefore + 1
  // After the hire older messages must be read again, because they are no longer masked.
  if (isGap || before.conversation.isContactShown !== now.conversation.isContactShown) return now
  return {
    conversation: now.conversation,
    messages: mergeMessages(before.messages, now.messages),
    hasOlder: oldestBefore < oldest ? before.hasOlder : now.hasOlder,
  }
}

const isOpened = (data: unknown): data is OpenConversation =>
  typeof data === 'object' && data !== null && 'conversation' in data && 'messages' in data

/** For the query cache: merges each answer into what it has. */
export const shareOpened = (before: unknown, now: unknown): unknown =>
  isOpened(before) && isOpened(now) ? replaceEqualDeep(before, mergeOpened(before, now)) : now
