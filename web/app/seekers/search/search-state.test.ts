import { expect, test } from 'vitest'
import { changed, countFilters, modeOf, noFilters, readState, sortOf, writeState } from './search-state.ts'

const nothing = { ...noFilters, q: '', page: 1, saved: false }

test('the address holds all of a search, and gives it back', () => {
  const state = {
    language: ['Amharic'],
    skill: ['Cooking'],
    gender: 'FEMALE' as const,
    ageRange: '56+' as const,
    religion: 'Islam' as const,
    salaryRange: '5000+' as const,
    location: 'Adama, East Shewa',
    q: 'ሞግዚት adama',
    page: 3,
    saved: false,
  }
  expect(readState(writeState(state))).toEqual(state)
  expect(countFilters(state)).toBe(7)
  expect(writeState(nothing)).toBe('')
  expect(readState('')).toEqual(nothing)
})

test('other names of a place are understood, and what no list knows is forgotten', () => {
  expect(readState('?location=Adama').location).toBe('Adama, East Shewa')
  expect(
    readState('?location=Atlantis&skill=Juggling&gender=ANY&ageRange=1&religion=y&salaryRange=1&page=0'),
  ).toEqual(nothing)
})

test('SEM-13 without a filter the best matches are shown; the saved ones are beside, and keep the filters', () => {
  expect(modeOf(nothing)).toBe('recommended')
  expect(modeOf(readState('?page=2'))).toBe('recommended')
  expect(modeOf(readState('?gender=MALE'))).toBe('filtered')
  const saved = changed(readState('?gender=MALE&page=2'), { saved: true })
  expect(modeOf(saved)).toBe('saved')
  expect(changed(saved, { saved: false })).toMatchObject({ gender: 'MALE', page: 1 })
})

test('TXS-08 what is typed is a search by itself, and orders the people by how well they fit', () => {
  const typed = readState('?q=%20nanny%20')
  expect(typed.q).toBe('nanny')
  expect(modeOf(typed)).toBe('filtered')
  expect(sortOf(typed)).toBe('')
  expect(changed(readState('?q=nanny&page=3'), { q: 'cook' })).toMatchObject({ q: 'cook', page: 1 })
  expect(countFilters(typed)).toBe(0)
})

test('SEM-12 filters alone order by first name; several skills put those first who have them all', () => {
  expect(sortOf(readState('?gender=MALE&skill=Cooking'))).toBe('user.firstName,asc')
  expect(sortOf(readState('?skill=Cooking&skill=Driving'))).toBe('')
})
