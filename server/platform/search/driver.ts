import { everything } from './codes.ts'

/** How much of an index stands under a facet; undefined where that is not known. */
export type FacetShare = (facet: number) => number | undefined

/** The filter that leaves the fewest to look at. Before anything is known it is the first of them. */
export function chooseDriver<Driver extends string>(
  filters: readonly (readonly [Driver, readonly number[]])[],
  share: FacetShare,
): Driver | 'all' {
  const set = filters.filter(([, facets]) => facets.length > 0)
  const all = share(everything)
  if (all === undefined) return set[0]?.[0] ?? 'all'
  const costs = set.map(([driver, facets]) => ({ driver, cost: sum(facets.map((f) => share(f) ?? 0)) }))
  return costs.reduce<{ driver: Driver | 'all'; cost: number }>(
    (best, next) => (next.cost < best.cost ? next : best),
    { driver: 'all', cost: all },
  ).driver
}

/** Facets of a small set are numbered as its bits are, from a round thousand on. */
export const bitsBefore = (facets: readonly number[], index: number): bigint =>
  facets.slice(0, index).reduce((bits, facet) => bits | (1n << BigInt(facet % 1000)), 0n)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
