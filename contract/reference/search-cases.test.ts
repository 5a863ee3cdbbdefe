import { expect, test } from 'vitest'
import { languages, type Language } from '../rules/language.ts'
import { jobTitles } from './job-titles.ts'
import { spokenLanguages } from './languages.ts'
import { ethiopianPlaces } from './places.ts'
import { searchCases, type SearchCase } from './search-cases.ts'
import { skills } from './services.ts'

const suggest = ({ list, typed }: SearchCase, language: Language) =>
  ({
    place: () => ethiopianPlaces.suggest(typed, { match: 'prefix', language }),
    job: () => jobTitles.suggest(typed, { match: 'substring', language }),
    skill: () => skills.suggest(typed, { match: 'substring', language }),
    language: () => spokenLanguages.suggest(typed, { match: 'prefix', language }),
  })[list]()
const casesOf = (list: SearchCase['list']) => searchCases.filter((each) => each.list === list)

test('the cases are many, and none is there twice', () => {
  expect(casesOf('place').length).toBeGreaterThanOrEqual(80)
  expect(casesOf('job').length).toBeGreaterThanOrEqual(50)
  expect(casesOf('skill').length).toBeGreaterThanOrEqual(40)
  expect(casesOf('language').length).toBeGreaterThanOrEqual(30)
  expect(new Set(searchCases.map(({ list, typed }) => `${list} ${typed}`)).size).toBe(searchCases.length)
})

test.each([
  { ids: 'LNG-30 LNG-39', list: 'place' },
  { ids: 'LNG-30 LNG-40', list: 'job' },
  { ids: 'LNG-30 LNG-41', list: 'skill' },
  { ids: 'LNG-30 LNG-42', list: 'language' },
] as const)('$ids a $list is found as people type it, whatever their language', ({ list }) => {
  for (const each of casesOf(list))
    for (const language of languages) {
      const found = suggest(each, language).map(({ id }) => id)
      expect(found.slice(0, each.whole ? 1 : 5), `${each.typed} (${language})`).toContain(each.finds)
    }
})

test('a place is suggested in under 5 ms', () => {
  const cases = casesOf('place')
  for (const each of cases) suggest(each, 'en')
  const times = cases.map((each) => {
    const started = performance.now()
    suggest(each, 'en')
    return performance.now() - started
  })
  expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(5)
})
