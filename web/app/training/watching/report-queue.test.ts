import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Watched } from '../../../../contract/training.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { createReportQueue, type Report } from './report-queue.ts'

const watched: Watched = { covered: [], watchedMilliseconds: 0, position: 0, seen: false }
const report = (from: number, to: number, changes: Partial<Report> = {}): Report => ({
  moduleId: 'one',
  version: 1,
  from,
  to,
  position: to,
  ...changes,
})

function open(kept: readonly Report[] = []) {
  const state = {
    answer: (_report: Report): Promise<Watched> => Promise.resolve(watched),
    sent: [] as Report[],
    stored: [] as readonly Report[],
    changed: [] as string[],
    isOpen: true,
  }
  const queue = createReportQueue({
    kept,
    keep: (reports) => (state.stored = reports),
    send: (each) => {
      state.sent.push(each)
      return state.answer(each)
    },
    onCounted: () => {},
    onChanged: (moduleId) => state.changed.push(moduleId),
    isOpen: () => state.isOpen,
  })
  return { queue, state }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('TRN-15 without a connection what was seen is kept as one part, and sent when it is back', async () => {
  const { queue, state } = open()
  state.answer = () => Promise.reject(new ApiError(0))
  queue.add(report(0, 10_000))
  await vi.advanceTimersByTimeAsync(0)
  queue.add(report(10_000, 20_000))
  queue.add(report(20_000, 24_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(state.stored).toEqual([report(0, 24_000)])
  expect(queue.isWaiting('one')).toBe(true)
  state.answer = () => Promise.resolve(watched)
  queue.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.sent.at(-1)).toEqual(report(0, 24_000))
  expect(state.stored).toEqual([])
  expect(queue.isWaiting('one')).toBe(false)
})

test('TRN-15 it is also tried again by itself, each time after a longer delay', async () => {
  const { queue, state } = open()
  state.answer = () => Promise.reject(new ApiError(503))
  queue.add(report(0, 10_000))
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000)
  expect(state.sent).toHaveLength(4)
})

test('TRN-15 what a closed page did not send is sent by the next one', async () => {
  const { queue, state } = open([report(0, 7_000)])
  queue.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.sent).toEqual([report(0, 7_000)])
})

test('parts with a gap between them and parts of other films stay apart', async () => {
  const { queue, state } = open()
  state.answer = () => Promise.reject(new ApiError(0))
  queue.add(report(0, 1_000))
  await vi.advanceTimersByTimeAsync(0)
  for (const each of [report(3_000, 4_000), report(4_000, 5_000, { moduleId: 'two' })]) queue.add(each)
  expect(state.stored).toHaveLength(3)
})

test('after a long pause a report without length begins, from which the server counts', async () => {
  const { queue, state } = open()
  queue.begin(report(0, 0))
  await vi.advanceTimersByTimeAsync(20_000)
  queue.begin(report(20_000, 20_000))
  await vi.advanceTimersByTimeAsync(301_000)
  queue.begin(report(30_000, 30_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(state.sent).toEqual([report(0, 0), report(30_000, 30_000)])
})

test('a film that is another one by now is said, and nothing more of the old one is sent', async () => {
  const { queue, state } = open()
  state.answer = () => Promise.reject(new ApiError(409, { code: 'training_changed' }))
  queue.add(report(0, 1_000))
  queue.add(report(3_000, 4_000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.changed).toEqual(['one'])
  expect(state.sent).toHaveLength(1)
  expect(state.stored).toEqual([])
})

test('after log-out nothing is sent or kept', async () => {
  const { queue, state } = open()
  state.isOpen = false
  queue.add(report(0, 1_000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([state.sent, state.stored]).toEqual([[], []])
})
