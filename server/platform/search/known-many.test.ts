import { afterEach, expect, test, vi } from 'vitest'
import { createKnownMany, KnownMany } from './known-many.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a page of many is known for some seconds', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const known = new KnownMany()
  expect(known.find('nannies')).toBeNull()
  known.keep('nannies', { oldest: 'a' })
  vi.advanceTimersByTime(4_900)
  expect(known.find('nannies')).toMatchObject({ oldest: 'a' })
  vi.advanceTimersByTime(200)
  expect(known.find('nannies')).toBeNull()
})

test('what is forgotten is not known, and of too many pages the first is given up', () => {
  const known = new KnownMany()
  known.keep('forgotten', { oldest: null })
  known.forget('forgotten')
  expect(known.find('forgotten')).toBeNull()
  for (let page = 0; page <= 1_000; page += 1) known.keep(String(page), { oldest: null })
  expect(known.find('0')).toBeNull()
  expect(known.find('1')).not.toBeNull()
  expect(known.find('1000')).not.toBeNull()
})

test('a page that is kept again leaves all others where they are', () => {
  const known = new KnownMany()
  for (let page = 0; page < 1_000; page += 1) known.keep(String(page), { oldest: null })
  known.keep('999', { oldest: 'b' })
  expect(known.find('0')).not.toBeNull()
  expect(known.find('999')).toMatchObject({ oldest: 'b' })
})

test('each database has its own', () => {
  const knownOf = createKnownMany()
  const [one, other] = [async () => [], async () => []]
  knownOf(one).keep('nannies', { oldest: null })
  expect(knownOf(one).find('nannies')).not.toBeNull()
  expect(knownOf(other).find('nannies')).toBeNull()
})
