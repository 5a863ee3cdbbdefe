import { expect, test } from 'vitest'
import { daysFrom, firstProposals, instantOf, times, timesOf } from './interview-times.ts'

test('INT-01 the next three working days at ten are suggested', () => {
  // A Thursday.
  expect(firstProposals(new Date('2026-11-05T08:00:00Z'))).toEqual([
    { day: '2026-11-06', time: '10:00' },
    { day: '2026-11-09', time: '10:00' },
    { day: '2026-11-10', time: '10:00' },
  ])
})

test('days begin with tomorrow in Ethiopia, where it may be the next day already', () => {
  expect(daysFrom(new Date('2026-11-05T20:59:00Z'))[0]).toBe('2026-11-06')
  expect(daysFrom(new Date('2026-11-05T21:00:00Z'))[0]).toBe('2026-11-07')
})

test('a time is one of Ethiopia', () => {
  expect(instantOf({ day: '2026-11-06', time: '10:00' }).toISOString()).toBe('2026-11-06T07:00:00.000Z')
  expect([times[0], times[9], times.at(-1)]).toEqual(['06:00', '10:30', '20:00'])
})

test('what is sent is in order, and the same time once', () => {
  const late = { day: '2026-11-07', time: '09:00' }
  expect(timesOf([late, { day: '2026-11-06', time: '10:00' }, late])).toEqual([
    '2026-11-06T07:00:00.000Z',
    '2026-11-07T06:00:00.000Z',
  ])
})
