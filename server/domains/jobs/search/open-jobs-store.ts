import { sql } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepareLookup } from '../../../platform/database/statement.ts'
import { indexedKinds } from './candidates-store.ts'
import { jobToScore, type StoredJob } from './matching/job.ts'
import type { OpenJob } from './matching/people.ts'

type Row = StoredJob & { employerVerified: boolean; kinds: number | null }

const columns = sql`
  id, title, description, job_type as "jobType", work_type as "workType", gender, start_date::text as "startDate",
  monthly_salary as "monthlySalary", hourly_rate_cents as "hourlyRateCents",
  hours_per_day::float8 as "hoursPerDay", any_place as "anyPlace", places, skills, languages,
  age_ranges as "ageRanges", religions, ${indexedKinds(sql`jobs`)} as kinds,
  exists (select from employer_verifications where employer_id = jobs.employer_id) as "employerVerified"`

const newest = prepareLookup<Row, { employerId: string; most: number }>(
  (param) => sql`
    select ${columns}
    -- The employer's jobs are found first (offset 0): otherwise the planner may read all jobs until it has met enough of them.
    from (
      select * from jobs where employer_id = ${param('employerId', 'uuid')} and status = 'ACTIVE' offset 0
    ) jobs
    order by id desc limit ${param('most', 'integer')}`,
)

const asOpen = (job: Row): OpenJob => ({ ...job, ranked: jobToScore(job, job.employerVerified, job.kinds) })

/** The newest that are open, to look for people who suit them. */
export async function listOpenJobs(read: Reads, employerId: string, most: number): Promise<OpenJob[]> {
  return (await read(newest({ employerId, most }))).map(asOpen)
}

/** One job in any state; what is closed is not in the index. */
export async function readJobToScore(read: Reads, id: string): Promise<OpenJob[]> {
  return (await read(sql<Row>`select ${columns} from jobs where id = ${id}::uuid`)).map(asOpen)
}
