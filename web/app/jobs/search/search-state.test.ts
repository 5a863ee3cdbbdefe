import { describe, expect, test } from 'vitest'
import { changed, countFilters, modeOf, noFilters, readState, sortOf, writeState } from './search-state.ts'

const names = {
  places: (text: string) => ({ Adama: 'Adama, East Shewa', 'Adama, East Shewa': 'Adama, East Shewa' })[text],
  skills: (text: string) => (text === 'Cooking' ? text : undefined),
  languages: (text: string) => (text === 'Amharic' ? text : undefined),
}
const read = (query: string) => readState(query, names)

describe('the address', () => {
  test('JOB-41 JOB-43 holds all of a search, and gives it back', () => {
    const state = {
      ...noFilters,
      location: ['Adama, East Shewa'],
      skills: ['Cooking'],
      languages: ['Amharic'],
      ageRanges: ['26-27', '56+'] as const,
      religions: ['Islam'] as const,
      jobType: 'LIVE_IN' as const,
      workType: 'NANNY' as const,
      gender: 'FEMALE' as const,
      q: 'ሞግዚት & more',
      sort: 'pay' as const,
      page: 3,
    }
    expect(read(writeState(state))).toEqual(state)
    expect(countFilters(state)).toBe(9)
  })

  test('is bare where nothing is asked for', () => {
    expect(writeState(noFilters)).toBe('')
    expect(read('')).toEqual(noFilters)
    expect(read(writeState({ ...noFilters, saved: true })).saved).toBe(true)
  })

  test('understands other names of a place, and forgets what no list knows', () => {
    expect(read('?location=Adama&location=Atlantis&skills=Juggling').location).toEqual(['Adama, East Shewa'])
    expect(read('?jobType=x&gender=ANY&sort=salary&ageRanges=1&religions=y&page=-3&skills=Juggling')).toEqual(
      noFilters,
    )
    expect(read('?page=201').page).toBe(200)
    expect(read('?page=2.5').page).toBe(1)
  })
})

describe('the mode', () => {
  test('JOB-19 JOB-20 is recommended without filters and filtered with any; pages and orders are no filters', () => {
    expect(modeOf(noFilters)).toBe('recommended')
    expect(modeOf(read('?page=2&sort=pay'))).toBe('recommended')
    expect(countFilters(read('?q=cook'))).toBe(0)
    for (const query of [
      '?q=cook',
      '?gender=MALE',
      '?location=Adama',
      '?ageRanges=56%2B',
      '?workType=NANNY',
    ]) {
      expect(modeOf(read(query)), query).toBe('filtered')
    }
  })

  test('decides the order where none is chosen', () => {
    expect(sortOf(noFilters)).toBe('match')
    expect(sortOf(read('?location=Adama'))).toBe('newest')
    expect(sortOf(read('?q=cook'))).toBe('match')
    expect(sortOf(read('?q=cook&sort=newest'))).toBe('newest')
  })
})

test('JOB-23 JOB-24 whatever is changed leads to the first page', () => {
  const third = read('?page=3&jobType=LIVE_IN')
  expect(changed(third, { jobType: 'PART_TIME' }).page).toBe(1)
  expect(changed(third, { gender: 'MALE' }).page).toBe(1)
  expect(changed(third, { sort: 'pay' }).page).toBe(1)
  expect(changed(third, { page: 4 }).page).toBe(4)
})
