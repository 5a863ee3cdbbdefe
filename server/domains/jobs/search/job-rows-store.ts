import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '../../../../contract/rules/hiring.ts'
import type { SeekerFacts } from '../../../../contract/rules/seekers.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare, prepareLookup } from '../../../platform/database/statement.ts'
import type { RowSource } from '../../../platform/search/pages.ts'
import { seekerFacts } from './seeker-store.ts'
import type { JobRow as OwnJobRow } from '../store.ts'

/** A job with what its reader has to do with it; of the employer nothing that tells who they are. */
export type JobRow = OwnJobRow & {
  employerType: 'HOUSEHOLD' | 'BUSINESS'
  verified: boolean
  applicationStatus: ApplicationState | null
  saved: boolean
}

const jobColumns = sql`
  job.id, job.masked_title as title, job.masked_description as description, job.any_place as "anyPlace", job.places, job.job_type as "jobType",
  job.work_type as "workType", job.start_date::text as "startDate", job.hours_per_day::float8 as "hoursPerDay",
  job.monthly_salary as "monthlySalary", job.hourly_rate_cents as "hourlyRateCents", job.masked_requirements as requirements,
  job.masked_additional_notes as "additionalNotes", job.status, job.gender, job.skills, job.languages,
  job.age_ranges as "ageRanges", job.religions, job.created_at as "createdAt", employer.type as "employerType",
  verification.employer_id is not null as verified, application.status as "applicationStatus",
  kept.job_id is not null as saved`

const jobSources = (seekerId: RawBuilder<unknown>) => sql`
  jobs job join accounts employer on employer.id = job.employer_id
  left join employer_verifications verification on verification.employer_id = job.employer_id
  left join job_applications application
    on application.job_id = job.id and application.seeker_id = ${seekerId}
  left join saved_jobs kept on kept.job_id = job.id and kept.seeker_id = ${seekerId}`

/** A page of a search. */
export const jobRows: RowSource = { id: sql`job.id`, columns: jobColumns, from: jobSources }

/** Of an employer who is shut out nothing is open. */
const isOpen = sql`job.status = 'ACTIVE' and employer.disabled_at is null`

const listed = prepare<JobRow, { seekerId: string; ids: readonly string[] }>(
  (param) => sql`
    select ${jobColumns} from ${jobSources(param('seekerId', 'uuid'))}
    where job.id = any(${param('ids', 'uuid[]')}::uuid[]) and ${isOpen}`,
)

/** In the order of the ids; those that are gone are left out. */
export async function readJobs(read: Reads, seekerId: string, ids: readonly string[]): Promise<JobRow[]> {
  const rows = await read(listed({ seekerId, ids }))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

type VisibleJob = JobRow & { seeker: SeekerFacts }
const visible = prepareLookup<VisibleJob, { seekerId: string; id: string }>(
  (param) => sql`
    select ${jobColumns}, to_json(seeker) as seeker
    from ${jobSources(param('seekerId', 'uuid'))} cross join (${seekerFacts(param('seekerId', 'uuid'))}) seeker
    where job.id = ${param('id', 'uuid')} and (${isOpen} or application.id is not null)`,
)

/** Open, or applied for before: whoever has applied may look at it later too. With who looks at it. */
export async function readVisibleJob(read: Reads, seekerId: string, id: string): Promise<VisibleJob | null> {
  const rows = await read(visible({ seekerId, id }))
  return rows[0] ?? null
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
    select counted.total, job.id is not null as shown, ${jobColumns}
    from (select count(*)::integer as total from listed) counted
      left join (page join (${jobSources(param('seekerId', 'uuid'))}) on job.id = page.job_id) on true
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
