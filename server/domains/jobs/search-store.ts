import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { everything } from '../../platform/search/codes.ts'
import { bitsMeet, enough, inOrder } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import { jobTypeCodes } from './facets.ts'
import type { RankedJob } from './matching/job.ts'
import type { Branches } from './search-branches.ts'
import { rankedColumns } from './search-candidates-store.ts'
import type { Search } from './search-filters.ts'
import { jobColumns, jobSources, type JobRow } from './search-rows-store.ts'

type Found = { rows: JobRow[]; total: number }
/** Among so many of the newest a common word is found without a look at all the others. */
const newestLooked = 3000

const isUnfiltered = (search: Search): boolean =>
  search.jobTypes.length === jobTypeCodes.length &&
  search.workType === null &&
  search.places.length === 0 &&
  search.languages.facets.length === 0 &&
  (search.genders | search.skills.bits | search.ages | search.religions) === 0

/** Every filter is in the text, whether it is set or not, so that there is one text to plan. */
const fits = (search: Search) => sql`
  (${search.workType}::smallint is null or facts.work_type = ${search.workType}::smallint)
  and ${bitsMeet('genders', search.genders, 'smallint')}
  and ${bitsMeet('skills', search.skills.bits, 'integer')}
  and ${bitsMeet('languages', search.languages.bits, 'bigint')}
  and ${bitsMeet('ages', search.ages, 'integer')}
  and ${bitsMeet('religions', search.religions, 'smallint')}
  and (cardinality(${search.places}::smallint[]) = 0 or facts.places && ${search.places}::smallint[])`

/**
 * The newest of each branch; read backwards, the index has them in this order. `inOrder` keeps the planner from reading
 * a whole branch to sort it, as it would where it knew how many rows are wanted, or guessed how few the filters leave.
 */
const branchRows = (search: Search, branches: Branches, rows: number) => sql`
  unnest(${branches.facets}::smallint[], ${branches.jobTypes}::smallint[], ${branches.earlierSkills}::integer[],
    ${branches.earlierLanguages}::bigint[], ${branches.earlierPlaces}::integer[])
    as branch (facet, job_type, earlier_skills, earlier_languages, earlier_places)
  cross join lateral (
    select facts.*
    from (
      select job_type, job_id, work_type, genders, skills, languages, ages, religions, places, pay, starts, verified
      from job_facets where facet = branch.facet and job_type = branch.job_type
      order by job_id desc ${inOrder}
    ) facts
    where facts.skills & branch.earlier_skills = 0 and facts.languages & branch.earlier_languages = 0
      and (branch.earlier_places = 0
        or not facts.places && (${search.places}::smallint[])[1 : branch.earlier_places])
      and ${fits(search)}
    limit ${rows}::integer
  ) found`

/** Page and total in one statement; the total is counted only as far as it is told. */
export async function findNewest(
  read: Reads,
  seekerId: string,
  search: Search,
  branches: Branches,
  { limit, offset }: Page,
): Promise<Found> {
  const rows = await read(sql<{ total: number; shown: boolean } & JobRow>`
    with page as (
      select found.job_id from ${branchRows(search, branches, offset + limit)}
      order by found.job_id desc limit ${limit}::integer offset ${offset}::integer
    ), counted as (
      select count(*)::integer as total
      from (select from ${branchRows(search, branches, enough)} limit ${sql.lit(enough)}) counting
    )
    select counted.total, job.id is not null as shown, ${jobColumns}
    from counted left join (page join (${jobSources(seekerId)}) on job.id = page.job_id) on true
    order by job.id desc`)
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}

/** The best paid. Few are sorted; of many the index by pay is read until the page is full. */
export async function findBestPaid(
  read: Reads,
  seekerId: string,
  search: Search,
  branches: Branches,
  page: Page,
): Promise<Found> {
  const few = await findAmong(
    read,
    seekerId,
    { source: sql`select found.* from ${branchRows(search, branches, enough)}` },
    page,
    'pay',
  )
  if (few.total <= mostCounted) return few
  const rows = await read(sql<JobRow>`
    with page as (
      select facts.job_id, facts.pay from job_facets facts
      where facts.facet = ${sql.lit(everything)} and facts.job_type = any(${search.jobTypes}::smallint[])
        and ${fits(search)}
      order by facts.pay desc, facts.job_id desc limit ${page.limit}::integer offset ${page.offset}::integer
    )
    select ${jobColumns} from page join (${jobSources(seekerId)}) on job.id = page.job_id
    order by page.pay desc, job.id desc`)
  return { rows, total: few.total }
}

/**
 * Those with the words in title or description. A common word is met soon among the newest; only where it is not, or
 * where the exact total asks for it, are all hits looked at and sorted.
 */
export async function findWords(
  read: Reads,
  seekerId: string,
  search: WordSearch,
  branches: Branches,
  page: Page,
  order: 'newest' | 'pay',
): Promise<Found> {
  const all = () => findAmong(read, seekerId, { source: anyWithWords(search) }, page, order)
  const listed = { before: newest(search, branches), source: newestWithWords(search.words) }
  const near = await findAmong(read, seekerId, listed, page, order)
  if (near.looked < newestLooked || near.total > mostCounted) return near
  // Without another filter every hit counts, and of many it is enough to know that they are many.
  const mayDo = isUnfiltered(search) && order === 'newest' && near.rows.length === page.limit
  const isMany = mayDo && (await countHits(read, search.words)) > fewHits
  return isMany ? { rows: near.rows, total: enough } : all()
}

type WordSearch = Search & { words: string }
/** As many are sorted without being felt. */
const fewHits = 5000

const hasWords = (words: string) => sql`job.words @@ to_tsquery('simple', ${words})`

async function countHits(read: Reads, words: string): Promise<number> {
  const rows = await read(sql<{ hits: number }>`
    select count(*)::integer as hits from (
      select from jobs job where job.status = 'ACTIVE' and ${hasWords(words)} limit ${sql.lit(fewHits + 1)}
    ) counting`)
  return rows[0]?.hits ?? 0
}

const newest = (search: Search, branches: Branches) => sql`
  select found.* from ${branchRows(search, branches, newestLooked)}
  order by found.job_id desc limit ${sql.lit(newestLooked)}`

const newestWithWords = (words: string) => sql`
  select newest.* from newest join jobs job on job.id = newest.job_id where ${hasWords(words)}`

/** Kept apart, so that nobody walks all jobs by age in the hope to meet the word soon. */
const anyWithWords = (search: WordSearch) => sql`
  select facts.*
  from (select id from jobs job where job.status = 'ACTIVE' and ${hasWords(search.words)} offset 0) hit
    join job_facets facts on facts.facet = ${sql.lit(everything)}
      and facts.job_type = any(${search.jobTypes}::smallint[]) and facts.job_id = hit.id
  where ${fits(search)}
  order by facts.job_id desc`

/** A page of a list that is short, or made short; `before` is read first, and its length told as `looked`. */
async function findAmong(
  read: Reads,
  seekerId: string,
  { before = sql`select`, source }: { before?: RawBuilder<unknown>; source: RawBuilder<unknown> },
  { limit, offset }: Page,
  order: 'newest' | 'pay',
): Promise<Found & { looked: number }> {
  const by = order === 'pay' ? sql`pay desc, job_id desc` : sql`job_id desc`
  const rows = await read(sql<{ total: number; looked: number; shown: boolean } & JobRow>`
    with newest as materialized (${before}),
    listed as materialized (select job_id, pay from (${source}) source limit ${sql.lit(enough)}),
    page as (
      select job_id, pay, row_number() over (order by ${by}) as position from listed
      order by ${by} limit ${limit}::integer offset ${offset}::integer
    )
    select counted.total, counted.looked, job.id is not null as shown, ${jobColumns}
    from (select (select count(*)::integer from listed) as total, (select count(*)::integer from newest) as looked) counted
      left join (page join (${jobSources(seekerId)}) on job.id = page.job_id) on true
    order by page.position`)
  const [first] = rows
  return {
    rows: rows.filter(({ shown }) => shown),
    total: first?.total ?? 0,
    looked: first?.looked ?? 0,
  }
}

/** The newest that fit, to be scored. */
export async function findCandidates(
  read: Reads,
  search: Search,
  branches: Branches,
  wanted: number,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const { words } = search
  if (words !== null) return findCandidatesWithWords(read, { ...search, words }, branches, wanted)
  const rows = await read(sql<RankedJob & { total: number }>`
    select ${rankedColumns}, counted.total
    from (
      select found.* from ${branchRows(search, branches, wanted)}
      order by found.job_id desc limit ${wanted}::integer
    ) found, (
      select count(*)::integer as total
      from (select from ${branchRows(search, branches, enough)} limit ${sql.lit(enough)}) counting
    ) counted`)
  return { jobs: rows, total: rows[0]?.total ?? 0 }
}

async function findCandidatesWithWords(
  read: Reads,
  search: WordSearch,
  branches: Branches,
  wanted: number,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const among = async (before: RawBuilder<unknown>, source: RawBuilder<unknown>) => {
    const rows = await read(sql<RankedJob>`
      with newest as materialized (${before})
      select ${rankedColumns} from (${source}) found order by found.job_id desc limit ${sql.lit(enough)}`)
    return { jobs: rows.slice(0, wanted), total: rows.length }
  }
  const near = await among(newest(search, branches), newestWithWords(search.words))
  return near.total > mostCounted ? near : among(sql`select`, anyWithWords(search))
}
