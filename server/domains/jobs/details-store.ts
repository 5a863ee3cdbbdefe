import type { Job } from '../../../contract/jobs.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Searchable } from './search/facets.ts'

/** A job as it is kept; lists are ids of the reference. */
export type JobDetails = Searchable & {
  title: string
  description: string
  requirements: string
  additionalNotes: string
  status: Job['status']
  jobType: Job['jobType']
  workType: Job['workType']
  gender: Job['gender']
  startDate: string
}
export type JobRow = JobDetails & { id: string; createdAt: Date }

export const selectJobs = (executor: Executor) =>
  executor
    .selectFrom('jobs')
    .select([
      'id',
      'status',
      'title',
      'description',
      'requirements',
      'additional_notes as additionalNotes',
      'job_type as jobType',
      'work_type as workType',
      'gender',
      'monthly_salary as monthlySalary',
      'hourly_rate_cents as hourlyRateCents',
      'any_place as anyPlace',
      'places',
      'skills',
      'languages',
      'age_ranges as ageRanges',
      'religions',
      'created_at as createdAt',
    ])
    .select((build) => [
      build.cast<string>('start_date', 'text').as('startDate'),
      build.cast<number | null>('hours_per_day', 'float8').as('hoursPerDay'),
    ])
