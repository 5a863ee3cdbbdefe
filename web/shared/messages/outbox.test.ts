import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { createOutbox, type Unsent } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that gives these answers, one per call, and then accepts everything. */
function open(answers: readonly (number | 'accept')[] = [], kept: readonly Unsent[] = []) {
  const left = [...answers]
  const sent: Unsent[] = []
  const state = { kept, isOpen: true }
  const outbox = createOutbox({
    kept,
    keep: (all) => (state.kept = all),
    send: async (unsent) => {
      sent.push(unsent)
      const answer = left.shift() ?? 'accept'
      if (answer !== 'accept') throw new ApiError(answer, { message: `refused ${answer}` })
      await Promise.resolve()
    },
    isOpen: () => state.isOpen,
  })
  return { outbox, sent, state, texts: () => sent.map(({ text }) => text) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const states = (all: readonly Unsent[]) => all.map(({ text, state }) => `${text} ${state}`)

test('a message stays in the outbox until the server has stored it', async () => {
  const { outbox, state } = open()
  outbox.add('a', 'hello')
  expect(states(outbox.all())).toEqual(['hello sending'])
  expect(states(state.kept)).toEqual(['hello sending'])
  await settle()
  expect(outbox.all()).toEqual([])
  expect(state.kept).toEqual([])
})

test('without a connection it is retried with backoff and the same id, without a limit', async () => {
  const { outbox, sent } = open([0, 0, 0, 0, 0])
  outbox.add('a', 'hello')
  await settle()
  expect(states(outbox.all())).toEqual(['hello waiting'])
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3000 + 9000 + 27_000 + 30_000)
  expect(sent).toHaveLength(6)
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1)
  expect(outbox.all()).toEqual([])
})

test('when the connection is back it is sent immediately', async () => {
  const { outbox, sent } = open([0])
  outbox.add('a', 'hello')
  await settle()
  outbox.wake()
  await settle()
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test('messages of a conversation are sent in order; another conversation does not wait', async () => {
  const { outbox, texts } = open([0])
  outbox.add('a', 'one')
  outbox.add('a', 'two')
  outbox.add('b', 'three')
  await settle()
  expect(texts()).toEqual(['one', 'three'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(texts()).toEqual(['one', 'three', 'one', 'two'])
})

test.each([408, 429, 502, 503, 504])(
  'while the server answers %i a message is retried without a limit, and later ones wait',
  async (status) => {
    const { outbox, texts } = open(Array.from({ length: 6 }, () => status))
    outbox.add('a', 'one')
    outbox.add('a', 'two')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states(outbox.all())).toEqual(['one waiting', 'two waiting'])
    await vi.advanceTimersByTimeAsync(120_000)
    expect(outbox.all()).toEqual([])
    expect(texts().slice(-2)).toEqual(['one', 'two'])
  },
)

test('after three answers of a fault the message has failed', async () => {
  const { outbox, sent } = open([500, 500, 500])
  outbox.add('a', 'hello')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states(outbox.all())).toEqual(['hello failed'])
  expect(sent).toHaveLength(3)
  outbox.retry(outbox.all()[0]?.clientId ?? '')
  await settle()
  expect(outbox.all()).toEqual([])
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1)
})

test('a refused message fails with its reason and can be deleted, and the next message is sent', async () => {
  const { outbox, texts } = open([409])
  outbox.add('a', 'one')
  outbox.add('a', 'two')
  await settle()
  expect(texts()).toEqual(['one', 'two'])
  expect(outbox.all()).toMatchObject([{ text: 'one', state: 'failed', reason: 'refused 409' }])
  outbox.remove(outbox.all()[0]?.clientId ?? '')
  expect(outbox.all()).toEqual([])
})

test('after a reload unsent messages are sent with the same id, and failed ones stay failed', async () => {
  const before = open([0, 409])
  before.outbox.add('a', 'one')
  before.outbox.add('b', 'two')
  await settle()
  const { outbox, sent } = open([], before.state.kept)
  expect(states(outbox.all())).toEqual(['one waiting', 'two failed'])
  outbox.wake()
  await settle()
  expect(sent).toMatchObject([{ text: 'one', clientId: before.sent[0]?.clientId }])
  expect(states(outbox.all())).toEqual(['two failed'])
})

test('after log-out nothing is sent or stored', async () => {
  const { outbox, sent, state } = open([0])
  outbox.add('a', 'hello')
  await settle()
  const { kept } = state
  state.isOpen = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  outbox.remove(outbox.all()[0]?.clientId ?? '')
  expect(state.kept).toBe(kept)
})
