import { expect, test } from 'vitest'
import { creditedRange, readRanges, writeRange } from './film-ranges.ts'

test.each([
  ['a report in time is believed whole', 0, 10_000, 10_000, { from: 0, to: 10_000 }],
  ['one that came late too', 0, 10_000, 60_000, { from: 0, to: 10_000 }],
  ['of one that claims too much its last part', 0, 60_000, 10_000, { from: 50_000, to: 60_000 }],
  ['beyond the film there is nothing', 55_000, 90_000, 60_000, { from: 55_000, to: 60_000 }],
  [
    'nor is what lies beyond it counted as time of the film',
    0,
    2_147_483_647,
    10_000,
    { from: 50_000, to: 60_000 },
  ],
  ['a report wholly beyond the film', 70_000, 90_000, 60_000, null],
  ['backwards', 30_000, 10_000, 60_000, null],
  ['no part', 30_000, 30_000, 60_000, null],
  ['no time', 0, 10_000, 0, null],
  ['less than a millisecond', 0, 10_000, 0.9, null],
  ['a clock that was set back', 0, 10_000, -5, null],
  ['time that cannot be counted', 0, 10_000, null, null],
])('%s', (_what, from, to, elapsed, expected) => {
  expect(creditedRange({ from, to }, elapsed, 60_000)).toEqual(expected)
})

test('ranges are read as PostgreSQL writes them', () => {
  expect(readRanges('{}')).toEqual([])
  expect(readRanges('{[0,10),[20,30)}')).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 30 },
  ])
  expect(readRanges(writeRange({ from: 5, to: 6 }))).toEqual([{ from: 5, to: 6 }])
  expect(writeRange(null)).toBe('{}')
})
