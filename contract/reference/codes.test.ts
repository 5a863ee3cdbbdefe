import { expect, test } from 'vitest'
import { kindCodes, languageCodes, placeCodes, skillCodes } from './codes.ts'
import { jobTitles } from './job-titles.ts'
import { spokenLanguages } from './languages.ts'
import { ethiopianPlaces } from './places.ts'
import { skills } from './services.ts'

test.each([
  ['place', placeCodes, ethiopianPlaces],
  ['skill', skillCodes, skills],
  ['language', languageCodes, spokenLanguages],
  ['kind of work', kindCodes, jobTitles],
])('every %s has one code', (_what, codes, vocabulary) => {
  expect(new Set(codes).size).toBe(codes.length)
  expect(vocabulary.all.map(({ id }) => id).filter((id) => !codes.some((code) => code === id))).toEqual([])
})

test('skills fit an integer, languages a bigint, and kinds beside skills a bigint', () => {
  expect(skillCodes.length).toBeLessThanOrEqual(30)
  expect(kindCodes.length).toBeLessThanOrEqual(33)
  expect(languageCodes.length).toBeLessThanOrEqual(63)
})
