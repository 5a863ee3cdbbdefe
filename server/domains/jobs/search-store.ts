import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { everyJob } from './facets.ts'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'
import { jobColumns, jobSources, type JobRow } from './search-rows-store.ts'

export type Page = { limit: number; offset: number }
type Found = { rows: JobRow[]; total: number }
/** One more than is counted, to see that there are more. */
const enough = mostCounted + 1
/** Among so many of the newest a common word is found without a look at all the others. */
const newestLooked = 5000

const bitsMeet = (column: string, bits: number | string, type: 'smallint' | 'integer' | 'bigint') => {
  const given = sql`${bits}::${sql.raw(type)}`
  return sql`(${given} = 0 or facts.${sql.ref(column)} & ${given} <> 0)`
}

/** Every filter is in the text, whether it is set or not, so that there is one text to plan. */
const fits = (search: Search) => sql`
  (${search.workType}::smallint is null or facts.work_type = ${search.workType}::smallint)
  and ${bitsMeet('genders', search.genders, 'smallint')}
  and ${bitsMeet('skills', search.skills.bits, 'integer')}
  and ${bitsMeet('languages', search.languages.bits, 'bigint')}
  and ${bitsMeet('ages', search.ages, 'integer')}
  and ${bitsMeet('religions', search.religions, 'smallint')}
  and (cardinality(${search.places}::smallint[]) = 0 or facts.places && ${search.places}::smallint[])`

/** The newest of each branch; read backwards, the index has them in this order. */
const branchRows = (search: Search, branches: Branches, most: number) => sql`
  unnest(${branches.facets}::smallint[], ${branches.jobTypes}::smallint[], ${branches.earlierSkills}::integer[],
    ${branches.earlierLanguages}::bigint[], ${branches.earlierPlaces}::integer[])
    as branch (facet, job_type, earlier_skills, earlier_languages, earlier_places)
  cross join lateral (
    select facts.job_type, facts.job_id, facts.pay from job_facets facts
    where facts.facet = branch.facet and facts.job_type = branch.job_type
      and facts.skills & branch.earlier_skills = 0 and facts.languages & branch.earlier_languages = 0
      and (branch.earlier_places = 0
        or not facts.places && (${search.places}::smallint[])[1 : branch.earlier_places])
      and ${fits(search)}
    order by facts.job_id desc limit ${most}::integer
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
      from (select from ${branchRows(search, branches, enough)} limit ${enough}::integer) counting
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
    sql`select * from ${branchRows(search, branches, enough)}`,
    page,
    'pay',
  )
  if (few.total <= mostCounted) return few
  const rows = await read(sql<JobRow>`
    with page as (
      select facts.job_id, facts.pay from job_facets facts
      where facts.facet = ${sql.lit(everyJob)} and facts.job_type = any(${search.jobTypes}::smallint[])
        and ${fits(search)}
      order by facts.pay desc, facts.job_id desc limit ${page.limit}::integer offset ${page.offset}::integer
    )
    select ${jobColumns} from page join (${jobSources(seekerId)}) on job.id = page.job_id
    order by page.pay desc, job.id desc`)
  return { rows, total: few.total }
}

/** Those with the words in title or description: among the newest first, in the index of words where that is not enough. */
export async function findWords(
  read: Reads,
  seekerId: string,
  search: Search & { words: string },
  branches: Branches,
  page: Page,
  order: 'newest' | 'pay',
): Promise<Found> {
  const { looked, found } = await lookAtNewest(read, search, branches)
  if (looked < newestLooked || found > mostCounted) {
    return findAmong(read, seekerId, newestWithWords(search, branches), page, order)
  }
  return findAmong(read, seekerId, anyWithWords(search), page, order)
}

async function lookAtNewest(read: Reads, search: Search & { words: string }, branches: Branches) {
  const rows = await read(sql<{ looked: number; found: number }>`
    with newest as materialized (${newest(search, branches)})
    select (select count(*)::integer from newest) as looked,
      (select count(*)::integer from (
        select from newest join jobs job on job.id = newest.job_id
        where job.words @@ to_tsquery('simple', ${search.words}) limit ${enough}::integer) counting) as found`)
  return rows[0] ?? { looked: 0, found: 0 }
}

const newest = (search: Search, branches: Branches) => sql`
  select found.* from ${branchRows(search, branches, newestLooked)}
  order by found.job_id desc limit ${newestLooked}::integer`

const newestWithWords = (search: Search & { words: string }, branches: Branches) => sql`
  select newest.* from (${newest(search, branches)}) newest join jobs job on job.id = newest.job_id
  where job.words @@ to_tsquery('simple', ${search.words})
  order by newest.job_id desc`

/** Kept apart, so that nobody walks all jobs by age in the hope to meet the word soon. */
const anyWithWords = (search: Search & { words: string }) => sql`
  select facts.job_type, facts.job_id, facts.pay
  from (select id from jobs where status = 'ACTIVE' and words @@ to_tsquery('simple', ${search.words}) offset 0) hit
    join job_facets facts on facts.facet = ${sql.lit(everyJob)}
      and facts.job_type = any(${search.jobTypes}::smallint[]) and facts.job_id = hit.id
  where ${fits(search)}
  order by facts.job_id desc`

/** A page of a list that is short, or made short. */
async function findAmong(
  read: Reads,
  seekerId: string,
  source: RawBuilder<unknown>,
  { limit, offset }: Page,
  order: 'newest' | 'pay',
): Promise<Found> {
  const by = order === 'pay' ? sql`pay desc, job_id desc` : sql`job_id desc`
  const rows = await read(sql<{ total: number; shown: boolean } & JobRow>`
    with listed as materialized (select job_id, pay from (${source}) source limit ${enough}::integer),
    page as (
      select job_id, pay, row_number() over (order by ${by}) as position from listed
      order by ${by} limit ${limit}::integer offset ${offset}::integer
    )
    select counted.total, job.id is not null as shown, ${jobColumns}
    from (select count(*)::integer as total from listed) counted
      left join (page join (${jobSources(seekerId)}) on job.id = page.job_id) on true
    order by page.position`)
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}

/** The newest that fit, by their ids, to be scored. */
export async function findIds(
  read: Reads,
  search: Search,
  branches: Branches,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const source =
    search.words === null
      ? sql`select found.* from ${branchRows(search, branches, enough)}`
      : newestWithWords({ ...search, words: search.words }, branches)
  const rows = await read(sql<{ total: number; ids: string[] }>`
    with listed as materialized (select job_id from (${source}) source order by job_id desc limit ${enough}::integer)
    select (select count(*)::integer from listed) as total,
      array(select job_id::text from listed order by job_id desc limit ${most}::integer) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}
