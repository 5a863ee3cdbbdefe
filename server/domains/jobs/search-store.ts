import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepareShapes } from '../../platform/database/statement.ts'
import { everything } from '../../platform/search/codes.ts'
import { enough, facetOf, inOrder, listedAndCounted, notTooOld } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import type { RankedJob } from './matching/job.ts'
import type { Branches } from './search-branches.ts'
import { rankedLines, readLines } from './search-candidates-store.ts'
import type { Search } from './search-filters.ts'
import { jobColumns, jobSources, type JobRow } from './search-rows-store.ts'
import { fits, notEarlier, shapeOf, type Shape } from './search-shape-store.ts'
import { valuesOf, type GiveSearch, type SearchValues } from './search-values.ts'

export type Found = { rows: JobRow[]; total: number }
export type Order = 'newest' | 'pay'

type BranchOptions = {
  source?: 'all' | 'sample'
  /** More of the ids, where a part of the branch is enough. */
  within?: RawBuilder<unknown>
  /** A job that several branches hold comes from the first of them alone, else from each. */
  apart?: boolean
}

/**
 * The newest of each branch; read backwards, the index has them in this order. `inOrder` keeps the planner from reading
 * a whole branch to sort it, as it would where it knew how many rows are wanted, or guessed how few the filters leave.
 */
export const branchRows = (
  give: GiveSearch,
  shape: Shape,
  rows: RawBuilder<unknown>,
  { source = 'all', within = sql``, apart = true }: BranchOptions = {},
) => sql`
  unnest(${give('facets')}::smallint[], ${give('jobTypes')}::smallint[], ${give('earlier')}::bigint[])
    as branch (facet, job_type, earlier)
  cross join lateral (
    select facts.*
    from (
      select job_type, job_id, work_type, genders, skills, languages, ages, religions, places, pay, starts, verified
      from job_facets where facet = ${facetOf(source)} and job_type = branch.job_type ${within}
      order by job_id desc ${inOrder}
    ) facts
    where ${fits(give, shape, shape.driver)} and ${apart ? notEarlier(give, shape) : sql`true`}
    limit ${rows}::integer
  ) found`

const newestPage = prepareShapes<{ total: number; shown: boolean } & JobRow, SearchValues, Shape>(
  (give, shape) => sql`
    with ${listedAndCounted(
      sql`${shape.several ? sql`distinct` : sql``} found.job_id`,
      // To read past what another branch has would take longer than to leave it out afterwards.
      (source, rows) =>
        source === 'sample'
          ? branchRows(give, shape, rows, { source })
          : branchRows(give, shape, rows, { within: notTooOld('job_id'), apart: false }),
      give('end'),
      sql`found.job_id`,
    )}, page as (
      select job_id from listed order by job_id desc limit ${give('limit')}::integer offset ${give('offset')}::integer
    )
    select counted.total, job.id is not null as shown, ${jobColumns}
    from counted left join (page join (${jobSources(give('seekerId'))}) on job.id = page.job_id) on true
    order by job.id desc`,
)

/** Page and total in one statement; the total is counted only as far as it is told. */
export async function findNewest(
  read: Reads,
  seekerId: string,
  search: Search,
  branches: Branches,
  page: Page,
): Promise<Found> {
  const rows = await read(
    newestPage(shapeOf(search, branches), valuesOf(search, branches, { seekerId, page })),
  )
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}

/** A page of a list that is short, or made short; `before` is read first, and its length told as `looked`. */
export const pageAmong = (
  give: GiveSearch,
  order: Order,
  source: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql`select`,
) => {
  const by = order === 'pay' ? sql`pay desc, job_id desc` : sql`job_id desc`
  return sql<{ total: number; looked: number; shown: boolean } & JobRow>`
    with newest as materialized (${before}),
    listed as materialized (select job_id, pay from (${source}) source limit ${sql.lit(enough)}),
    page as (
      select job_id, pay, row_number() over (order by ${by}) as position from listed
      order by ${by} limit ${give('limit')}::integer offset ${give('offset')}::integer
    )
    select counted.total, counted.looked, job.id is not null as shown, ${jobColumns}
    from (select (select count(*)::integer from listed) as total, (select count(*)::integer from newest) as looked) counted
      left join (page join (${jobSources(give('seekerId'))}) on job.id = page.job_id) on true
    order by page.position`
}

const bestPaidOfFew = prepareShapes<{ total: number; shown: boolean } & JobRow, SearchValues, Shape>(
  (give, shape) =>
    pageAmong(give, 'pay', sql`select found.* from ${branchRows(give, shape, sql.lit(enough))}`),
)
/** The outer limit tells the planner that a page is short, whatever it is. */
const bestPaidOfMany = prepareShapes<JobRow, SearchValues, Shape>(
  (give, shape) => sql`
    with page as (
      select * from (
        select facts.job_id, facts.pay from job_facets facts
        where facts.facet = ${sql.lit(everything)} and facts.job_type = any(${give('filterJobTypes')}::smallint[])
          and ${fits(give, shape)}
        order by facts.pay desc, facts.job_id desc limit ${give('limit')}::integer offset ${give('offset')}::integer
      ) best limit ${sql.lit(enough)}
    )
    select ${jobColumns} from page join (${jobSources(give('seekerId'))}) on job.id = page.job_id
    order by page.pay desc, job.id desc`,
)

/** The best paid. Few are sorted; of many the index by pay is read until the page is full. */
export async function findBestPaid(
  read: Reads,
  seekerId: string,
  search: Search,
  branches: Branches,
  page: Page,
): Promise<Found> {
  const values = valuesOf(search, branches, { seekerId, page })
  const shape = shapeOf(search, branches)
  const few = await read(bestPaidOfFew(shape, values))
  const total = few[0]?.total ?? 0
  if (total <= mostCounted) return { rows: few.filter(({ shown }) => shown), total }
  return { rows: await read(bestPaidOfMany(shape, values)), total }
}

const candidates = prepareShapes<{ lines: string | null; total: number }, SearchValues, Shape>(
  (give, shape) => sql`
    with ${listedAndCounted(
      sql`found.*`,
      (source, rows) => branchRows(give, shape, rows, { source }),
      give('end'),
    )}
    select (
      select ${rankedLines} from (select * from listed order by job_id desc limit ${give('limit')}::integer) found
    ) as lines, counted.total from counted`,
)

/** The newest that fit, to be scored. Of many branches each gives some, twice as many as are wanted altogether. */
export async function findCandidates(
  read: Reads,
  search: Search,
  branches: Branches,
  wanted: number,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const page = { limit: wanted, offset: 0 }
  const end = Math.min(wanted, Math.ceil((2 * wanted) / branches.facets.length))
  const [row] = await read(candidates(shapeOf(search, branches), valuesOf(search, branches, { page, end })))
  return { jobs: readLines(row?.lines ?? null), total: row?.total ?? 0 }
}
