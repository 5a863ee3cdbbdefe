import { sql } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import type { OpenJob } from './matching/people.ts'

/** The newest that are open, to look for people who suit them. */
export async function listOpenJobs(read: Reads, employerId: string, most: number): Promise<OpenJob[]> {
  // The employer's jobs are found first (offset 0): otherwise the planner may read all jobs until it has met enough of them.
  return read(sql<OpenJob>`
    select id, title, job_type as "jobType", work_type as "workType", gender, start_date::text as "startDate",
      monthly_salary as "monthlySalary", hourly_rate_cents as "hourlyRateCents",
      hours_per_day::float8 as "hoursPerDay", any_place as "anyPlace", places, skills, languages,
      age_ranges as "ageRanges", religions,
      exists (select from employer_verifications where employer_id = jobs.employer_id) as "employerVerified"
    from (select * from jobs where employer_id = ${employerId}::uuid and status = 'ACTIVE' offset 0) jobs
    order by id desc limit ${most}::integer`)
}
