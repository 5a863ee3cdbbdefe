import { everyJob } from './facets.ts'
import type { Search } from './search-filters.ts'

/** How much of the index stands under a facet; undefined where that is not known. */
export type FacetShare = (facet: number) => number | undefined

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

type Driver = 'places' | 'skills' | 'languages' | 'all'

/** The filter that leaves the fewest jobs to look at. */
export function chooseDriver(search: Search, share: FacetShare): Driver {
  const candidates = (
    [
      ['places', search.places],
      ['skills', search.skills.facets],
      ['languages', search.languages.facets],
    ] as const
  ).filter(([, facets]) => facets.length > 0)
  const all = share(everyJob)
  // Before anything is known, places tell more than skills, and skills more than languages.
  if (all === undefined) return candidates[0]?.[0] ?? 'all'
  const costs = candidates.map(([driver, facets]) => ({
    driver,
    cost: sum(facets.map((f) => share(f) ?? 0)),
  }))
  return costs.reduce<{ driver: Driver; cost: number }>(
    (best, next) => (next.cost < best.cost ? next : best),
    { driver: 'all', cost: all },
  ).driver
}

export function branchesOf(search: Search, share: FacetShare): Branches {
  const driver = chooseDriver(search, share)
  const facets = { ...facetsOf(search), all: [everyJob] }[driver]
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

const facetsOf = (search: Search) => ({
  places: search.places,
  skills: search.skills.facets,
  languages: search.languages.facets,
})

/** Facets of a small set are numbered as its bits are, from a round thousand on. */
const bitsBefore = (facets: readonly number[], index: number): bigint =>
  facets.slice(0, index).reduce((bits, facet) => bits | (1n << BigInt(facet % 1000)), 0n)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
