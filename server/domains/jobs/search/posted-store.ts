import { sql, type RawBuilder } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import type { Branches } from '../../../platform/search/branches.ts'
import { branchRows, prepareSearch, type Scope } from '../../../platform/search/statements.ts'
import { joinWords } from '../../../platform/search/words.ts'
import { jobIndex, type JobSearch } from './declaration.ts'

/** What a mail says of a job. */
export type NewJobRow = {
  title: string
  anyPlace: boolean
  places: string[]
  monthlySalary: number | null
  hourlyRateCents: number | null
}

/** A mail counts up to this many. */
export const mostPosted = 100
/** One more than is counted, to see that there are more. */
const enough = mostPosted + 1
/** Among so many jobs of a few days words are looked for. */
const mostLooked = 20_000

/** Ids grow with time: all jobs posted from then on have this one or a greater. */
function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

type PostedRow = NewJobRow & { total: number }

const within = ({ param }: Scope) =>
  sql`and job_id >= ${param('from', 'uuid')} and job_id < ${param('until', 'uuid')}`

const posted = ({ param }: Scope, found: RawBuilder<unknown>) => sql<PostedRow>`
  with listed as materialized (
    select found.job_id from ${found} order by found.job_id desc limit ${sql.lit(enough)}
  )
  select (select count(*)::integer from listed) as total, job.masked_title as title, job.any_place as "anyPlace", job.places,
    job.monthly_salary as "monthlySalary", job.hourly_rate_cents as "hourlyRateCents"
  from (select job_id from listed order by job_id desc limit ${param('limit', 'integer')}) page
    join jobs job on job.id = page.job_id
  order by job.id desc`

const withoutWords = prepareSearch<PostedRow>(jobIndex, (scope) =>
  posted(scope, branchRows(scope, sql.lit(enough), { within: within(scope) })),
)
const withWords = prepareSearch<PostedRow>(jobIndex, (scope) =>
  posted(
    scope,
    sql`${branchRows(scope, sql.lit(mostLooked), { within: within(scope) })}
      ${joinWords(scope)}`,
  ),
)

/** Those posted in a time, the newest of them and how many there are. Of each branch only that time is read. */
export async function findPosted(
  read: Reads,
  search: JobSearch,
  branches: Branches,
  { from, until, shown }: { from: Date; until: Date; shown: number },
): Promise<{ rows: NewJobRow[]; total: number }> {
  const params = { limit: shown, words: search.typed.words, from: firstIdAt(from), until: firstIdAt(until) }
  const statement = search.typed.words === null ? withoutWords : withWords
  const rows = await read(statement(search, branches, params))
  return { rows, total: rows[0]?.total ?? 0 }
}
