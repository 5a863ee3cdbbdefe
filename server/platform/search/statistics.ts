import { sql } from 'kysely'
import type { Reads } from '../database/reads.ts'
import type { FacetShare } from './branches.ts'
import { everything } from './codes.ts'
import type { SearchIndex } from './search-index.ts'

const minutesCached = 10

/** Statistics of PostgreSQL, cached for some minutes. Outdated ones make a search slower, never wrong. */
export function cacheStatistics<Statistics>(
  initial: Statistics,
  load: () => Promise<Statistics>,
): () => Promise<Statistics> {
  let cached: Promise<Statistics> = Promise.resolve(initial)
  let loadedAt = -Infinity
  return () => {
    if (Date.now() - loadedAt > minutesCached * 60_000) {
      loadedAt = Date.now()
      const before = cached
      cached = load().catch(() => before)
    }
    return cached
  }
}

type Common = { column: string; value: number; share: number; rows: number }

export const createShares = (read: Reads, { table, partition }: SearchIndex): (() => Promise<FacetShare>) =>
  cacheStatistics<FacetShare>(
    () => undefined,
    async () => {
      const columns = ['facet', 'skills', ...(partition === undefined ? [] : [partition])]
      const common = await read(sql<Common>`
        select attname as column, value, share, greatest(reltuples, 0) as rows
        from pg_stats join pg_class on pg_class.oid = ${table}::regclass,
          unnest(most_common_vals::text::int[], most_common_freqs) as common (value, share)
        where schemaname = current_schema() and tablename = ${table} and attname = any(${columns})`)
      const ofColumn = (name: string) => common.filter(({ column }) => column === name)
      const shares = new Map(ofColumn('facet').map(({ value, share }) => [value, share]))
      const rows = (common[0]?.rows ?? 0) * (shares.get(everything) ?? 0)
      const [sets, parts] = [ofColumn('skills'), ofColumn(partition ?? '')]
      return Object.assign((facet: number) => shares.get(facet), {
        withAllSkills: (skills: number, partitions: readonly number[] | undefined) =>
          rows *
          shareOf(sets, (set) => (set & skills) === skills) *
          shareOf(parts, (part) => partitions?.includes(part) !== false),
      })
    },
  )

/** Values that are not common are taken to be like those that are. */
function shareOf(common: readonly Common[], isMeant: (value: number) => boolean): number {
  const sum = (of: readonly Common[]) => of.reduce((total, { share }) => total + share, 0)
  return common.length === 0 ? 1 : sum(common.filter(({ value }) => isMeant(value))) / sum(common)
}
