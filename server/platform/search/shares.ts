import { sql } from 'kysely'
import type { Reads } from '../database/reads.ts'
import type { FacetShare } from './driver.ts'

const minutesKept = 10

/** What PostgreSQL itself has counted, read now and then. A wrong share makes a search slower, never wrong. */
export function createShares(read: Reads, table: 'job_facets' | 'seeker_facets'): () => Promise<FacetShare> {
  let known: Promise<ReadonlyMap<number, number>> = Promise.resolve(new Map())
  let readAt = -Infinity
  return async () => {
    if (Date.now() - readAt > minutesKept * 60_000) {
      readAt = Date.now()
      const before = known
      known = readShares(read, table).catch(() => before)
    }
    const shares = await known
    return (facet) => shares.get(facet)
  }
}

async function readShares(read: Reads, table: string): Promise<ReadonlyMap<number, number>> {
  const rows = await read(sql<{ facet: number; share: number }>`
    select facet, share from pg_stats,
      unnest(most_common_vals::text::int[], most_common_freqs) as common (facet, share)
    where schemaname = current_schema() and tablename = ${table} and attname = 'facet'`)
  return new Map(rows.map(({ facet, share }) => [facet, share]))
}
