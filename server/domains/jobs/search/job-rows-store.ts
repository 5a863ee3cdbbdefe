import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '../../../../contract/rules/hiring.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare, prepareLookup } from '../../../platform/database/statement.ts'
import type { RowSource } from '../../../platform/search/pages.ts'
import type { JobRow as OwnJobRow } from '../details-store.ts'
import { isIndexEntry } from './candidates-store.ts'

/** A job with what its reader has to do with it; of the employer nothing that tells who they are. */
export type JobRow = OwnJobRow & {
  employerType: 'HOUSEHOLD' | 'BUSINESS'
  verified: boolean
  applicationStatus: ApplicationState | null
  saved: boolean
  /** What the work is, as bits; null where the job is not open. */
  kinds: number | null
  /** Of the employer; null where nothing was counted yet. */
  figures: { reviews: number; stars: number; cases: number; answers: number; hours: number | null } | null
}

/** What the index has of a job. */
type Indexed = { verified: RawBuilder<unknown>; kinds: RawBuilder<unknown> }
/** Joined where a job is found in another way; a job that is not open has none. */
const joinedIndex: Indexed = {
  verified: sql`coalesce(facts.verified, exists (select from employer_verifications where employer_id = job.employer_id))`,
  kinds: sql`facts.kinds::float8`,
}

/** What few rows need of other tables is looked up per row: joined, each table costs about as much again as its row. */
const jobColumns = (seekerId: RawBuilder<unknown>, { verified, kinds }: Indexed = joinedIndex) => sql`
  job.id, job.masked_title as title, job.masked_description as description, job.any_place as "anyPlace", job.places, job.job_type as "jobType",
  job.work_type as "workType", job.start_date::text as "startDate", job.hours_per_day::float8 as "hoursPerDay",
  job.monthly_salary as "monthlySalary", job.hourly_rate_cents as "hourlyRateCents", job.masked_requirements as requirements,
  job.masked_additional_notes as "additionalNotes", job.status, job.gender, job.skills, job.languages,
  job.age_ranges as "ageRanges", job.religions, job.created_at as "createdAt", employer.type as "employerType",
  ${verified} as verified, ${applicationOf(seekerId)} as "applicationStatus",
  exists (select from saved_jobs where job_id = job.id and seeker_id = ${seekerId}) as saved,
  ${kinds} as kinds,
  (select json_build_object('reviews', reviews, 'stars', stars, 'cases', answer_cases, 'answers', answers, 'hours', answer_hours)
   from account_figures where account_id = job.employer_id) as figures`

const applicationOf = (seekerId: RawBuilder<unknown>) => sql`
  (select application.status from job_applications application
   where application.job_id = job.id and application.seeker_id = ${seekerId})`

const jobsAndEmployers = sql`jobs job join accounts employer on employer.id = job.employer_id`
const jobSources = sql`${jobsAndEmployers} left join job_facets facts on ${isIndexEntry(sql`facts`, sql`job`)}`

/** Of an employer who is shut out nothing is open. */
const isOpen = sql`job.status = 'ACTIVE' and employer.disabled_at is null`

/** One value instead of thirty columns, each of which both sides would describe and read by itself. */
type JobJson = Omit<JobRow, 'createdAt'> & { createdAt: string }
const fromJson = (job: JobJson): JobRow => ({ ...job, createdAt: new Date(job.createdAt) })

/** A page of a search. */
export const jobRows: RowSource = {
  id: sql`job.id`,
  indexed: ['verified', 'kinds'],
  columns: (seekerId) =>
    jobColumns(seekerId, { verified: sql`page.verified`, kinds: sql`page.kinds::float8` }),
  from: () => jobsAndEmployers,
}

/** The planner does not see how many ids there are, so that one plan is kept. */
const listed = prepareLookup<{ found: JobJson }, { seekerId: string; ids: readonly string[] }>(
  (param) => sql`
    select to_json(listed) as found from (
      select ${jobColumns(param('seekerId', 'uuid'))} from ${jobSources}
      where job.id = any((select ${param('ids', 'uuid[]')})::uuid[]) and ${isOpen}
    ) listed`,
)

/** In the order of the ids; those that are gone are left out. */
export async function readJobs(read: Reads, seekerId: string, ids: readonly string[]): Promise<JobRow[]> {
  const rows = await read(listed({ seekerId, ids }))
  const found = new Map(rows.map((row) => [row.found.id, row.found]))
  return ids.flatMap((id) => found.get(id) ?? []).map(fromJson)
}

const visible = prepareLookup<{ found: JobJson }, { seekerId: string; id: string }>(
  (param) => sql`
    select to_json(visible) as found from (
      select ${jobColumns(param('seekerId', 'uuid'))} from ${jobSources}
      where job.id = ${param('id', 'uuid')} and (${isOpen} or ${applicationOf(param('seekerId', 'uuid'))} is not null)
    ) visible`,
)

/** Open, or applied for before: somebody who has applied may look at it later too. */
export async function readVisibleJob(read: Reads, seekerId: string, id: string): Promise<JobRow | null> {
  const [row] = await read(visible({ seekerId, id }))
  return row === undefined ? null : fromJson(row.found)
}

const saved = prepare<
  { total: number; shown: boolean } & JobRow,
  { seekerId: string; limit: number; offset: number }
>(
  (param) => sql`
    with listed as materialized (
      select saved.job_id, saved.saved_at from saved_jobs saved join jobs job on job.id = saved.job_id
        join accounts employer on employer.id = job.employer_id
      where saved.seeker_id = ${param('seekerId', 'uuid')} and ${isOpen}
      order by saved.saved_at desc limit 1001
    ), page as (
      select * from listed order by saved_at desc limit ${param('limit', 'integer')} offset ${param('offset', 'integer')}
    )
    select counted.total, job.id is not null as shown, ${jobColumns(param('seekerId', 'uuid'))}
    from (select count(*)::integer as total from listed) counted
      left join (page join (${jobSources}) on job.id = page.job_id) on true
    order by page.saved_at desc`,
)

export async function readSavedJobs(
  read: Reads,
  seekerId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const rows = await read(saved({ seekerId, ...page }))
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}
