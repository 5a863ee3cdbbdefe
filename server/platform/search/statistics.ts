import { sql } from 'kysely'
import type { Reads } from '../database/reads.ts'
import type { FacetShare } from './branches.ts'
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

export const createShares = (read: Reads, { table }: SearchIndex): (() => Promise<FacetShare>) =>
  cacheStatistics<FacetShare>(
    () => undefined,
    async () => {
      const rows = await read(sql<{ facet: number; share: number }>`
        select facet, share from pg_stats,
          unnest(most_common_vals::text::int[], most_common_freqs) as common (facet, share)
        where schemaname = current_schema() and tablename = ${table} and attname = 'facet'`)
      const shares = new Map(rows.map(({ facet, share }) => [facet, share]))
      return (facet) => shares.get(facet)
    },
  )
