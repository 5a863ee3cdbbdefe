import { everything } from '../../platform/search/codes.ts'
import { bitsBefore, chooseDriver, type FacetShare } from '../../platform/search/driver.ts'
import type { Search } from './search-filters.ts'

/** Parts of the index that together hold what is looked for, each in the order of time; columns of equal length. */
export type Branches = {
  driver: 'places' | 'skills' | 'languages' | 'all'
  facets: number[]
  jobTypes: number[]
  /** Which values of the driver come before: their bits, and of places their number. */
  earlier: string[]
}

export function branchesOf(search: Search, share: FacetShare): Branches {
  const filters = filtersOf(search)
  const driver = chooseDriver(filters, share)
  const facets = filters.find(([name]) => name === driver)?.[1] ?? [everything]
  const rows = facets.flatMap((facet, index) =>
    search.jobTypes.map((jobType) => ({
      facet,
      jobType,
      earlier: String(driver === 'places' ? index : bitsBefore(facets, index)),
    })),
  )
  return {
    driver,
    facets: rows.map(({ facet }) => facet),
    jobTypes: rows.map(({ jobType }) => jobType),
    earlier: rows.map(({ earlier }) => earlier),
  }
}

/** What tells more comes first: places before skills, and skills before languages. */
export const filtersOf = (search: Search) =>
  [
    ['places', search.places],
    ['skills', search.skills.facets],
    ['languages', search.languages.facets],
  ] as const
