import { describe, expect, test } from 'vitest'
import { everything, skillFacets } from '../../../platform/search/codes.ts'
import { branchesOf, chooseDriver } from '../../../platform/search/branches.ts'
import { jobIndex } from './declaration.ts'
import { readFilters, type JobQuery } from './filters.ts'

const unknown = () => undefined
const driver = (query: JobQuery, share = (_facet: number): number | undefined => undefined) =>
  chooseDriver(jobIndex, readFilters(query), share)

describe('the filter that is read first', () => {
  test('is the place, then the skill, then the language, before anything is known', () => {
    expect(driver({})).toBe('all')
    expect(driver({ gender: 'FEMALE', workType: 'NANNY' })).toBe('all')
    expect(driver({ languages: ['English'] })).toBe('languages')
    expect(driver({ languages: ['English'], skills: ['Cooking'] })).toBe('skills')
    expect(driver({ languages: ['English'], skills: ['Cooking'], location: ['Adama'] })).toBe('places')
  })

  test('is the rarest where the shares are known, and none where each is as common as all', () => {
    const rareSkill = (facet: number) =>
      facet === everything ? 0.1 : facet >= 1000 && facet < 2000 ? 0.01 : 0.05
    expect(driver({ skills: ['Cooking'], location: ['Adama'] }, rareSkill)).toBe('skills')
    expect(driver({ languages: ['English', 'Amharic', 'Oromiffa'] }, rareSkill)).toBe('all')
    // Two are as common as both together.
    expect(driver({ skills: ['Cooking', 'Driving'], languages: ['English'] }, () => 0.01)).toBe('all')
  })

  test('one that was never counted is rare', () => {
    const counted = (facet: number) => (facet === everything ? 0.1 : undefined)
    expect(driver({ languages: ['Gumuz'] }, counted)).toBe('languages')
  })
})

describe('branches', () => {
  test('one for each value and job type, each leaving out what an earlier one has', () => {
    const search = readFilters({ skills: ['Cooking', 'Driving', 'Cooking'], jobType: 'LIVE_IN' })
    const [cooking = 0, driving = 0] = skillFacets(['cooking', 'driving'])
    expect(branchesOf(jobIndex, search, unknown)).toEqual({
      driver: 'skills',
      facets: [cooking, driving],
      partitions: [2, 2],
      earlier: ['0', String(2 ** (cooking - 1000))],
      skillWay: 'facets',
    })
  })

  test('of places by how many come before, of languages beyond the bits of a number too', () => {
    const places = branchesOf(
      jobIndex,
      readFilters({ location: ['Adama', 'Jimma'], jobType: 'LIVE_IN' }),
      unknown,
    )
    // The two, and jobs anywhere.
    expect(places.earlier).toEqual(['0', '1', '2'])
    const languages = branchesOf(
      jobIndex,
      readFilters({ languages: ['Wolaytta', 'Amharic'], jobType: 'LIVE_IN' }),
      unknown,
    )
    expect(languages.earlier).toEqual(['0', String(2n ** 42n)])
  })

  test('every job type where none is chosen', () => {
    expect(branchesOf(jobIndex, readFilters({}), unknown)).toMatchObject({
      facets: [everything, everything, everything, everything],
      partitions: [0, 1, 2, 3],
    })
  })
})

test('words that name nothing are stems, each quoted, the longer ones open', () => {
  const wordsOf = (q: string) => readFilters({ q }).typed.words
  expect(wordsOf('')).toBeNull()
  expect(wordsOf(" '&|!:* ")).toBeNull()
  expect(wordsOf('giraffes  PLEASE')).toBe("'giraf':*")
  expect(wordsOf("O'Neil")).toBe("'oneil':*")
  expect(wordsOf('ox')).toBe("'ox'")
  expect(wordsOf('nanny Adama')).toBeNull()
})
