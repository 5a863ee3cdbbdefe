import { expect, test } from 'vitest'
import english from '../../locales/en/hiringHistory.json' with { type: 'json' }
import { declineReasons, endReasons, hiringGraph, rejectionReasons } from '../../../contract/rules/hiring.ts'
import { lineOf, reasonOf } from './history-lines.ts'

const at = '2026-11-03T11:05:00.000Z'

test('every way in which something can happen has its words for both readers, and no other', () => {
  const all = Object.entries(hiringGraph).flatMap(([subject, moves]) =>
    Object.entries(moves).flatMap(([name, { by }]: [string, { by: readonly string[] }]) =>
      by.map((party) => `${subject}-${name}-${party}`),
    ),
  )
  expect(Object.keys(english.seeker).toSorted()).toEqual(all.toSorted())
  expect(Object.keys(english.employer).toSorted()).toEqual(all.toSorted())
})

test('every reason has its words', () => {
  const all = [
    ...rejectionReasons.map((reason) => `reject-${reason}`),
    ...declineReasons.map((reason) => `decline-${reason}`),
    ...endReasons.map((reason) => `end-${reason}`),
  ]
  expect(Object.keys(english.reasons).toSorted()).toEqual(all.toSorted())
})

test('an event is named by what moved, how, and by whom; one that nobody knows is left out', () => {
  const event = { subject: 'offer', transition: 'decline', party: 'seeker', reason: 'PAY', at } as const
  expect(lineOf(event)).toBe('offer-decline-seeker')
  expect(reasonOf(event)).toBe('decline-PAY')
  expect(lineOf({ ...event, party: 'employer' })).toBeNull()
  expect(lineOf({ ...event, transition: 'renamed' })).toBeNull()
  expect(reasonOf({ ...event, reason: null })).toBeNull()
  expect(reasonOf({ ...event, reason: 'SAFETY' })).toBeNull()
})
