import { sql, type RawBuilder } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { prepareShapes } from '../../platform/database/statement.ts'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'
import { shapeOf, type Shape } from './search-shape-store.ts'
import { branchRows } from './search-store.ts'
import { valuesOf, type Give, type SearchValues } from './search-values.ts'
import { hasWords } from './search-words-store.ts'

/** What is told of a job in a mail. */
export type NewJobRow = {
  title: string
  anyPlace: boolean
  places: string[]
  monthlySalary: number | null
  hourlyRateCents: number | null
}

/** Nobody reads more of them in a mail: beyond this it is said that there are more. */
export const mostPosted = 100
/** One more than is counted, to see that there are more. */
const enough = mostPosted + 1
/** Among so many of a few days a word is looked for. */
const mostLooked = 20_000

/** Ids grow with time: all jobs posted from then on have this one or a greater. */
function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

type PostedValues = SearchValues & { from: string; until: string }
type PostedRow = NewJobRow & { total: number }
type GivePosted = Give<keyof PostedValues>

const within = (give: GivePosted) =>
  sql`and job_id >= ${give('from')}::uuid and job_id < ${give('until')}::uuid`

const posted = (give: GivePosted, found: RawBuilder<unknown>) => sql<PostedRow>`
  with listed as materialized (
    select found.job_id from ${found} order by found.job_id desc limit ${sql.lit(enough)}
  )
  select (select count(*)::integer from listed) as total, job.masked_title as title, job.any_place as "anyPlace", job.places,
    job.monthly_salary as "monthlySalary", job.hourly_rate_cents as "hourlyRateCents"
  from (select job_id from listed order by job_id desc limit ${give('limit')}::integer) page
    join jobs job on job.id = page.job_id
  order by job.id desc`

const plain = prepareShapes<PostedRow, PostedValues, Shape>((give, shape) =>
  posted(give, branchRows(give, shape, sql.lit(enough), { within: within(give) })),
)
const withWords = prepareShapes<PostedRow, PostedValues, Shape>((give, shape) =>
  posted(
    give,
    sql`${branchRows(give, shape, sql.lit(mostLooked), { within: within(give) })}
      join jobs job on job.id = found.job_id and ${hasWords(give)}`,
  ),
)

/** Those posted in a time, the newest of them and how many there are. Each part of the index is read within it alone. */
export async function findPosted(
  read: Reads,
  search: Search,
  branches: Branches,
  { from, until, shown }: { from: Date; until: Date; shown: number },
): Promise<{ rows: NewJobRow[]; total: number }> {
  const values = valuesOf(search, branches, { page: { limit: shown, offset: 0 } })
  const statement = search.words === null ? plain : withWords
  const rows = await read(
    statement(shapeOf(search, branches), { ...values, from: firstIdAt(from), until: firstIdAt(until) }),
  )
  return { rows, total: rows[0]?.total ?? 0 }
}
