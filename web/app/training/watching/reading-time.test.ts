import { expect, test } from 'vitest'
import { readFor, secondsLeft } from './reading-time.ts'
import { joined } from './ranges.ts'

test('what was seen is kept in order and without overlaps', () => {
  const ranges = [
    { from: 5, to: 9 },
    { from: 0, to: 3 },
    { from: 3, to: 4 },
    { from: 6, to: 7 },
    { from: 12, to: 12 },
  ]
  expect(joined(ranges)).toEqual([
    { from: 0, to: 4 },
    { from: 5, to: 9 },
  ])
})

test('time spent reading counts for what was not seen yet, and for no more than there is', () => {
  expect(readFor(1_000, [], 4_000)).toEqual([{ from: 0, to: 1_000 }])
  const covered = [
    { from: 0, to: 1_000 },
    { from: 1_500, to: 3_000 },
  ]
  expect(readFor(800, covered, 4_000)).toEqual([
    { from: 1_000, to: 1_500 },
    { from: 3_000, to: 3_300 },
  ])
  expect(readFor(9_000, covered, 4_000)).toEqual([
    { from: 1_000, to: 1_500 },
    { from: 3_000, to: 4_000 },
  ])
  expect(readFor(1_000, [{ from: 0, to: 4_000 }], 4_000)).toEqual([])
})

test('the seconds that are left end where enough has been seen', () => {
  expect(secondsLeft([], 60_000)).toBe(54)
  expect(secondsLeft([{ from: 0, to: 53_500 }], 60_000)).toBe(1)
  expect(secondsLeft([{ from: 0, to: 58_000 }], 60_000)).toBe(0)
})
