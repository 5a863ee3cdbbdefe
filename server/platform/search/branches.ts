import { everything } from './codes.ts'
import type { Search, SearchIndex, Shape } from './search-index.ts'

/** The share of an index that is under a facet; undefined where it is not known. */
export type FacetShare = (facet: number) => number | undefined

/** Ranges of the index that together hold everything that matches, each in order; columns of equal length. */
export type Branches = {
  /** The filter that is read from, or `all`. */
  driver: string
  facets: number[]
  partitions: number[]
  /** Which facets of the driver come before, as its field encodes them. */
  earlier: string[]
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
  }
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
