import { expect, test } from 'vitest'
import { languageCodes, placeCodes, skillCodes } from './codes.ts'
import { spokenLanguages } from './languages.ts'
import { ethiopianPlaces } from './places.ts'
import { skills } from './services.ts'

test.each([
  ['place', placeCodes, ethiopianPlaces],
  ['skill', skillCodes, skills],
  ['language', languageCodes, spokenLanguages],
])('every %s has one code', (_what, codes, vocabulary) => {
  expect(new Set(codes).size).toBe(codes.length)
  expect(vocabulary.all.map(({ id }) => id).filter((id) => !codes.some((code) => code === id))).toEqual([])
})

test('skills fit an integer, and languages a bigint', () => {
  expect(skillCodes.length).toBeLessThanOrEqual(31)
  expect(languageCodes.length).toBeLessThanOrEqual(63)
})
