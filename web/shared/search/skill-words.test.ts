import { expect, test } from 'vitest'
import searching from '../../locales/en/searching.json' with { type: 'json' }
import { createTexts } from '../../lib/texts.tsx'
import { skillWords } from './skill-words.ts'

const texts = createTexts('en', { searching })
const words = (withAllSkills: number | null, totalElements = 500, totalIsLowerBound = false) =>
  skillWords({ withAllSkills, totalElements, totalIsLowerBound }, true, texts)

test('of several skills it says how many have all of them, up to a hundred', () => {
  expect(words(1)).toBe('1 with all of these skills comes first.')
  expect(words(100)).toBe('100 with all of these skills come first.')
  expect(words(101)).toBe('100+ with all of these skills come first.')
  expect(words(101, 1000, true)).toBe('100+ with all of these skills come first.')
})

test('that none or each has them is said in words, and nothing where it was not asked', () => {
  expect(words(0)).toBe('None with all of these skills. These have some of them.')
  expect(words(20, 20)).toBe('Each with all of these skills.')
  expect(words(null)).toBeNull()
  expect(words(0, 0)).toBeNull()
})
