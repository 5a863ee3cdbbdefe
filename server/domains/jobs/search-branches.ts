import { everything } from '../../platform/search/codes.ts'
import { bitsBefore, chooseDriver, type FacetShare } from '../../platform/search/driver.ts'
import type { Search } from './search-filters.ts'

/** Parts of the index that together hold what is looked for, each in the order of time; columns of equal length. */
export type Branches = {
  facets: number[]
  jobTypes: number[]
  /** A job with several of the values is taken in the first of their branches alone. */
  earlierSkills: number[]
  earlierLanguages: string[]
  /** How many of the places of the search come before. */
  earlierPlaces: number[]
}

export function branchesOf(search: Search, share: FacetShare): Branches {
  const filters = filtersOf(search)
  const driver = chooseDriver(filters, share)
  const facets = filters.find(([name]) => name === driver)?.[1] ?? [everything]
  const rows = facets.flatMap((facet, index) =>
    search.jobTypes.map((jobType) => ({
      facet,
      jobType,
      skills: driver === 'skills' ? bitsBefore(facets, index) : 0n,
      languages: driver === 'languages' ? bitsBefore(facets, index) : 0n,
      places: driver === 'places' ? index : 0,
    })),
  )
  return {
    facets: rows.map(({ facet }) => facet),
    jobTypes: rows.map(({ jobType }) => jobType),
    earlierSkills: rows.map(({ skills }) => Number(skills)),
    earlierLanguages: rows.map(({ languages }) => String(languages)),
    earlierPlaces: rows.map(({ places }) => places),
  }
}

/** What tells more comes first: places before skills, and skills before languages. */
export const filtersOf = (search: Search) =>
  [
    ['places', search.places],
    ['skills', search.skills.facets],
    ['languages', search.languages.facets],
  ] as const
