import { expect, test } from 'vitest'
import { changed, countFilters, modeOf, noFilters, readState, writeState } from './search-state.ts'

const names = {
  places: (text: string) => ({ Adama: 'Adama, East Shewa', 'Adama, East Shewa': 'Adama, East Shewa' })[text],
  skills: (text: string) => (text === 'Cooking' ? text : undefined),
  languages: (text: string) => (text === 'Amharic' ? text : undefined),
}
const read = (query: string) => readState(query, names)
const nothing = { ...noFilters, page: 1, saved: false }

test('the address holds all of a search, and gives it back', () => {
  const state = {
    language: ['Amharic'],
    skill: ['Cooking'],
    gender: 'FEMALE' as const,
    ageRange: '56+' as const,
    religion: 'Islam' as const,
    salaryRange: '5000+' as const,
    location: 'Adama, East Shewa',
    page: 3,
    saved: false,
  }
  expect(read(writeState(state))).toEqual(state)
  expect(countFilters(state)).toBe(7)
  expect(writeState(nothing)).toBe('')
  expect(read('')).toEqual(nothing)
})

test('other names of a place are understood, and what no list knows is forgotten', () => {
  expect(read('?location=Adama').location).toBe('Adama, East Shewa')
  expect(
    read('?location=Atlantis&skill=Juggling&gender=ANY&ageRange=1&religion=y&salaryRange=1&page=0'),
  ).toEqual(nothing)
})

test('SEM-13 without a filter the best matches are shown; the saved ones are beside, and keep the filters', () => {
  expect(modeOf(nothing)).toBe('recommended')
  expect(modeOf(read('?page=2'))).toBe('recommended')
  expect(modeOf(read('?gender=MALE'))).toBe('filtered')
  const saved = changed(read('?gender=MALE&page=2'), { saved: true })
  expect(modeOf(saved)).toBe('saved')
  expect(changed(saved, { saved: false })).toMatchObject({ gender: 'MALE', page: 1 })
})
