import { everything } from './codes.ts'
import type { Search, SearchIndex, Shape } from './search-index.ts'

/** The filter that is met by those with all of several skills. */
export const allSkills = 'allSkills'

/** The share of an index that is under a facet; undefined where it is not known. */
export type FacetShare = {
  (facet: number): number | undefined
  /** About how many rows of these partitions have all skills of a bit mask. */
  withAllSkills?: (skills: number, partitions: readonly number[] | undefined) => number
}

/** Ranges of the index that together hold everything that matches, each in order; columns of equal length. */
export type Branches = {
  /** The filter that is read from, or `all`. */
  driver: string
  facets: number[]
  partitions: number[]
  /** Which facets of the driver come before, as its field encodes them. */
  earlier: string[]
  /** How those with all of several skills are found: in branches, by sets of skills unless a sample shows many, or by the sets alone. */
  skillWay: 'facets' | 'sampled sets' | 'sets'
}

export function branchesOf(index: SearchIndex, search: Search, share: FacetShare): Branches {
  const driver = chooseDriver(index, search, share)
  const facets = readFacets(index, search, driver, share)
  const severalFacets = index.fields[driver]?.severalFacets
  const rows = facets.flatMap((facet, at) =>
    (search.partitions ?? [0]).map((partition) => ({
      facet,
      partition,
      earlier: String(severalFacets?.earlier(facets, at) ?? 0),
    })),
  )
  return {
    driver,
    facets: rows.map(({ facet }) => facet),
    partitions: rows.map(({ partition }) => partition),
    earlier: rows.map(({ earlier }) => earlier),
    skillWay: skillWayOf(index, search, facets, share),
  }
}

/** So many rows of skill sets are read in some 6 ms; more of them may take longer than a sample and a page in order. */
const fewWithSkills = 20_000

function skillWayOf(
  index: SearchIndex,
  { filters, partitions }: Search,
  facets: readonly number[],
  share: FacetShare,
): Branches['skillWay'] {
  const skills = filters[allSkills]?.value
  const all = share(everything)
  if (typeof skills !== 'number' || all === undefined || share.withAllSkills === undefined) return 'facets'
  const shareOf = (of: readonly number[]) => sum(of.map((facet) => share(facet) ?? 0)) / all
  // The key of the index of sets has these too.
  const compared = Object.entries(filters).flatMap(([name, filter]) =>
    index.fields[name]?.comparedByIndex === true ? [filter?.facets ?? [everything]] : [],
  )
  const bySets = compared.reduce((rows, of) => rows * shareOf(of), share.withAllSkills(skills, partitions))
  if (bySets >= share.withAllSkills(0, partitions) * shareOf(facets)) return 'facets'
  return bySets > fewWithSkills ? 'sampled sets' : 'sets'
}

/** Those of a filter that have to be read to find all that matches. */
function readFacets(
  index: SearchIndex,
  { filters }: Search,
  name: string,
  share: FacetShare,
): readonly number[] {
  const facets = filters[name]?.facets ?? [everything]
  if (index.fields[name]?.eachFacetHasAll !== true) return facets
  const size = (facet: number) => share(facet) ?? 0
  return [facets.reduce((smallest, facet) => (size(facet) < size(smallest) ? facet : smallest))]
}

/** The filter that leaves the fewest rows to read. Before statistics are known it is the first that is set. */
export function chooseDriver(index: SearchIndex, { filters }: Search, share: FacetShare): string {
  const set = index.drivers.filter((name) => (filters[name]?.facets ?? []).length > 0)
  const all = share(everything)
  if (all === undefined) return set[0] ?? 'all'
  const cost = (name: string) =>
    sum(readFacets(index, { filters }, name, share).map((facet) => share(facet) ?? 0))
  return set.reduce(
    (best, name) => {
      const next = { name, cost: cost(name) }
      return next.cost < best.cost ? next : best
    },
    { name: 'all', cost: all },
  ).name
}

export function shapeOf(index: SearchIndex, search: Search, { driver, facets }: Branches): Shape {
  const filters = Object.keys(index.fields).filter((name) => search.filters[name] !== undefined)
  const overlapping =
    index.fields[driver]?.severalFacets !== undefined && facets.some((facet) => facet !== facets[0])
  return { key: [driver, overlapping, ...filters].join(' '), filters, driver, overlapping }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
