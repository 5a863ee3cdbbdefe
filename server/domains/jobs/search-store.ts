import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'
import { everything } from '../../platform/search/codes.ts'
import { bitsMeet, enough, inOrder } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import type { RankedJob } from './matching/job.ts'
import type { Branches } from './search-branches.ts'
import { rankedLines, readLines } from './search-candidates-store.ts'
import type { Search } from './search-filters.ts'
import { jobColumns, jobSources, type JobRow } from './search-rows-store.ts'
import { valuesOf, type GiveSearch, type SearchValues } from './search-values.ts'

export type Found = { rows: JobRow[]; total: number }
export type Order = 'newest' | 'pay'

/** Every filter is in the text, whether it is set or not, so that there is one text to plan. */
export const fits = (give: GiveSearch) => sql`
  (${give('workType')}::smallint is null or facts.work_type = ${give('workType')}::smallint)
  and ${bitsMeet('genders', give('genders'), 'smallint')}
  and ${bitsMeet('skills', give('skills'), 'integer')}
  and ${bitsMeet('languages', give('languages'), 'bigint')}
  and ${bitsMeet('ages', give('ages'), 'integer')}
  and ${bitsMeet('religions', give('religions'), 'smallint')}
  and (cardinality(${give('places')}::smallint[]) = 0 or facts.places && ${give('places')}::smallint[])`

/**
 * The newest of each branch; read backwards, the index has them in this order. `inOrder` keeps the planner from reading
 * a whole branch to sort it, as it would where it knew how many rows are wanted, or guessed how few the filters leave.
 * `within` says more of the ids, where a part of the branch is enough.
 */
export const branchRows = (give: GiveSearch, rows: RawBuilder<unknown>, within = sql``) => sql`
  unnest(${give('facets')}::smallint[], ${give('jobTypes')}::smallint[], ${give('earlierSkills')}::integer[],
    ${give('earlierLanguages')}::bigint[], ${give('earlierPlaces')}::integer[])
    as branch (facet, job_type, earlier_skills, earlier_languages, earlier_places)
  cross join lateral (
    select facts.*
    from (
      select job_type, job_id, work_type, genders, skills, languages, ages, religions, places, pay, starts, verified
      from job_facets where facet = branch.facet and job_type = branch.job_type ${within}
      order by job_id desc ${inOrder}
    ) facts
    where facts.skills & branch.earlier_skills = 0 and facts.languages & branch.earlier_languages = 0
      and (branch.earlier_places = 0
        or not facts.places && (${give('places')}::smallint[])[1 : branch.earlier_places])
      and ${fits(give)}
    limit ${rows}::integer
  ) found`

const counted = (give: GiveSearch) => sql`
  select count(*)::integer as total
  from (select from ${branchRows(give, sql.lit(enough))} limit ${sql.lit(enough)}) counting`

const newestPage = prepare<{ total: number; shown: boolean } & JobRow, SearchValues>(
  (give) => sql`
    with page as (
      select found.job_id from ${branchRows(give, give('end'))}
      order by found.job_id desc limit ${give('limit')}::integer offset ${give('offset')}::integer
    ), counted as (${counted(give)})
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
  const rows = await read(newestPage(valuesOf(search, branches, { seekerId, page })))
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

const bestPaidOfFew = prepare<{ total: number; shown: boolean } & JobRow, SearchValues>((give) =>
  pageAmong(give, 'pay', sql`select found.* from ${branchRows(give, sql.lit(enough))}`),
)
const bestPaidOfMany = prepare<JobRow, SearchValues>(
  (give) => sql`
    with page as (
      select facts.job_id, facts.pay from job_facets facts
      where facts.facet = ${sql.lit(everything)} and facts.job_type = any(${give('filterJobTypes')}::smallint[])
        and ${fits(give)}
      order by facts.pay desc, facts.job_id desc limit ${give('limit')}::integer offset ${give('offset')}::integer
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
  const few = await read(bestPaidOfFew(values))
  const total = few[0]?.total ?? 0
  if (total <= mostCounted) return { rows: few.filter(({ shown }) => shown), total }
  return { rows: await read(bestPaidOfMany(values)), total }
}

const candidates = prepare<{ lines: string | null; total: number }, SearchValues>(
  (give) => sql`
    select (
      select ${rankedLines} from (
        select found.* from ${branchRows(give, give('limit'))}
        order by found.job_id desc limit ${give('limit')}::integer
      ) found
    ) as lines, (${counted(give)}) as total`,
)

/** The newest that fit, to be scored. */
export async function findCandidates(
  read: Reads,
  search: Search,
  branches: Branches,
  wanted: number,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const page = { limit: wanted, offset: 0 }
  const [row] = await read(candidates(valuesOf(search, branches, { page })))
  return { jobs: readLines(row?.lines ?? null), total: row?.total ?? 0 }
}
