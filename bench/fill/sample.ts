import { sql } from 'kysely'
import { sampleOffset } from '../../server/platform/search/sample.ts'

/** The facets of a copy: as its `original` has them, and once more where its own id is one of the sample. */
export const withSample = sql`
  cross join lateral (
    select original.facet union all
    select original.facet + ${sql.lit(sampleOffset)} where right(copied.id::text, 1) = '0'
  ) kept
  where original.facet < ${sql.lit(sampleOffset)}`
