import { everything } from '../../platform/search/codes.ts'
import { bitsBefore, chooseDriver, type FacetShare } from '../../platform/search/driver.ts'
import type { Search } from './search-filters.ts'

/** Parts of the index that together hold who is looked for, each in the order of names; columns of equal length. */
export type Branches = {
  facets: readonly number[]
  /** Somebody with several of the values is taken in the first of their branches alone. */
  earlierSkills: number[]
  earlierLanguages: string[]
  /** How many of the places of the search come before. */
  earlierPlaces: number[]
}

/** What tells more comes first; that decides before anything is counted. */
const filtersOf = (search: Search) =>
  [
    ['places', search.places],
    ['skills', search.skills.facets],
    ['born', search.born.facets],
    ['religion', search.religion.facets],
    ['salary', search.salary.facets],
    ['languages', search.languages.facets],
    ['gender', search.gender.facets],
  ] as const

/** How many filters are set. */
export const countFilters = (search: Search): number =>
  filtersOf(search).filter(([, facets]) => facets.length > 0).length

export function branchesOf(search: Search, share: FacetShare): Branches {
  const filters = filtersOf(search)
  const driver = chooseDriver(filters, share)
  const facets = filters.find(([name]) => name === driver)?.[1] ?? [everything]
  return {
    facets,
    earlierSkills: facets.map((_, index) => (driver === 'skills' ? Number(bitsBefore(facets, index)) : 0)),
    earlierLanguages: facets.map((_, index) =>
      driver === 'languages' ? String(bitsBefore(facets, index)) : '0',
    ),
    // Of the others everyone has one alone.
    earlierPlaces: facets.map((_, index) => (driver === 'places' ? index : 0)),
  }
}
