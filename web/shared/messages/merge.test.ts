import { expect, test } from 'vitest'
import type { Message, OpenConversation } from '../../../contract/messages.ts'
import { mergeMessages, mergeOpened, shareOpened } from './merge.ts'

const message = (number: number, text = `text ${number}`): Message => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  party: 'employer',
  isOwn: false,
  text,
  isMasked: false,
  asksForMoney: false,
  note: null,
  jobTitle: null,
  offerId: null,
  sentAt: '2026-11-03T11:05:00.000Z',
  clientId: null,
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

function opened(messages: Message[], hasOlder: boolean, isContactShown = false): OpenConversation {
  return {
    conversation: {
      id: '00000000-0000-4000-8000-00000000aaaa',
      party: 'seeker',
      with: { party: 'employer', name: 'Enat', kind: 'household', accountId: null, isVerified: true },
      job: null,
      offerId: null,
      last: messages.at(-1) ?? null,
      unread: 0,
      otherReadNumber: 0,
      state: 'open',
      isContactShown,
    },
    messages,
    hasOlder,
  }
}
const numbers = ({ messages }: { messages: readonly Message[] }) => messages.map(({ number }) => number)

test('messages that came twice are kept once, in order, in their newest version', () => {
  const merged = mergeMessages([message(1), message(2, 'old')], [message(3), message(2, 'new')])
  expect(merged.map(({ number, text }) => [number, text])).toEqual([
    [1, 'text 1'],
    [2, 'new'],
    [3, 'text 3'],
  ])
})

test('older messages stay when the newest page is loaded again', () => {
  const merged = mergeOpened(opened(range(1, 6), false), opened(range(5, 8), true))
  expect(numbers(merged)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(merged.hasOlder).toBe(false)
})

test('a page of older messages says whether there are more', () => {
  const before = opened(range(5, 8), true)
  const merged = mergeOpened(before, { ...before, messages: range(3, 8), hasOlder: false })
  expect(numbers(merged)).toEqual([3, 4, 5, 6, 7, 8])
  expect(merged.hasOlder).toBe(false)
})

test('if there is a gap between the pages, only the newest page is shown', () => {
  const merged = mergeOpened(opened(range(1, 3), false), opened(range(7, 9), true))
  expect(numbers(merged)).toEqual([7, 8, 9])
  expect(merged.hasOlder).toBe(true)
})

test('after the hire messages read before it are dropped', () => {
  const merged = mergeOpened(opened(range(1, 6), false), opened(range(5, 6), true, true))
  expect(numbers(merged)).toEqual([5, 6])
  expect(merged.hasOlder).toBe(true)
})

test.each([
  ['without any message', opened([], false)],
  ['with fewer messages', opened(range(1, 2), false)],
  ['that is the first after the hire', opened(range(1, 2), false, true)],
])('an answer %s takes back nothing that events brought while it was on its way', (_which, older) => {
  const known = opened(range(1, 3), false)
  const merged = mergeOpened({ ...known, conversation: { ...known.conversation, otherReadNumber: 2 } }, older)
  expect(numbers(merged)).toEqual([1, 2, 3])
  expect(merged.conversation).toMatchObject({ otherReadNumber: 2, unread: 3 - older.messages.length })
})

test('an answer without changes is the same object, so that nothing renders again', () => {
  const before = opened(range(1, 6), false)
  expect(shareOpened(before, opened(range(4, 6), true))).toBe(before)
  expect(shareOpened(undefined, before)).toBe(before)
})
