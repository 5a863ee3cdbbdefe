import { everything } from '../../platform/search/codes.ts'
import { bitsBefore, chooseDriver, type FacetShare } from '../../platform/search/driver.ts'
import type { Search } from './search-filters.ts'

export type Filter = 'places' | 'skills' | 'born' | 'religion' | 'salary' | 'languages' | 'gender'

/** Parts of the index that together hold who is looked for, each in the order of names; columns of equal length. */
export type Branches = {
  driver: Filter | 'all'
  facets: readonly number[]
  /** Which values of the driver come before: their bits, and of places their number. */
  earlier: string[]
}

/** What tells more comes first; that decides before anything is counted. */
const filtersOf = (search: Search): readonly (readonly [Filter, readonly number[]])[] => [
  ['places', search.places],
  ['skills', search.skills.facets],
  ['born', search.born.facets],
  ['religion', search.religion.facets],
  ['salary', search.salary.facets],
  ['languages', search.languages.facets],
  ['gender', search.gender.facets],
]

/** The filters that are set. */
export const filtersIn = (search: Search): readonly Filter[] =>
  filtersOf(search).flatMap(([name, facets]) => (facets.length > 0 ? [name] : []))

export function branchesOf(search: Search, share: FacetShare): Branches {
  const filters = filtersOf(search)
  const driver = chooseDriver(filters, share)
  const facets = filters.find(([name]) => name === driver)?.[1] ?? [everything]
  return {
    driver,
    facets,
    // Of the others everyone has one alone.
    earlier: facets.map((_, index) =>
      driver === 'places'
        ? String(index)
        : driver === 'skills' || driver === 'languages'
          ? String(bitsBefore(facets, index))
          : '0',
    ),
  }
}
