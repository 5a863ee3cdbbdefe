import { v7 as newId } from 'uuid'
import { facetsOf, type Searchable } from '../domains/jobs/facets.ts'
import { withSample } from '../platform/search/sample.ts'
import type { Database } from '../platform/database/connection.ts'

export type JobDetails = Searchable & {
  employerId: string
  status: string
  title: string
  description: string
  startDate: string
  createdAt: Date
}

/** A job that nothing special is said of; lists are ids of the reference. */
const plain: Omit<JobDetails, 'employerId' | 'createdAt'> = {
  status: 'ACTIVE',
  title: 'Nanny for two children',
  description: 'Two children of three and five, school runs and lunch.',
  startDate: '2026-12-01',
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  gender: 'ANY',
  anyPlace: false,
  places: ['adama'],
  skills: ['childcare', 'cooking'],
  languages: ['am'],
  ageRanges: [],
  religions: [],
  monthlySalary: 5000,
  hourlyRateCents: null,
  hoursPerDay: null,
}

/** Jobs straight into the database, with what they are found by; the last one is the newest. Answers their ids. */
export async function makeJobs(
  { executor }: Database,
  employerId: string,
  changes: readonly Partial<Omit<JobDetails, 'employerId'>>[],
): Promise<string[]> {
  const jobs = changes.map((change) => {
    const createdAt = change.createdAt ?? new Date()
    const job = { ...plain, employerId, createdAt, ...change }
    // Within one millisecond, ids without a time of their own still grow.
    return { ...job, id: change.createdAt === undefined ? newId() : newId({ msecs: createdAt.getTime() }) }
  })
  const verified = await executor
    .selectFrom('employer_verifications')
    .select('employer_id')
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  const facets = jobs
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((job) => {
      const found = facetsOf(job)
      return withSample(job.id, found.facets).map((facet) => ({
        facet,
        job_id: job.id,
        starts: job.startDate,
        verified: verified !== undefined,
        ...found.entry,
      }))
    })
  await executor
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        id: job.id,
        employer_id: job.employerId,
        status: job.status,
        title: job.title,
        description: job.description,
        requirements: 'Patience',
        job_type: job.jobType,
        work_type: job.workType,
        gender: job.gender,
        start_date: job.startDate,
        monthly_salary: job.monthlySalary,
        hourly_rate_cents: job.hourlyRateCents,
        hours_per_day: job.hoursPerDay,
        any_place: job.anyPlace,
        places: [...job.places],
        skills: [...job.skills],
        languages: [...job.languages],
        age_ranges: [...job.ageRanges],
        religions: [...job.religions],
        created_at: job.createdAt,
      })),
    )
    .execute()
  if (facets.length > 0) await executor.insertInto('job_facets').values(facets).execute()
  return jobs.map(({ id }) => id)
}

export async function makeJob(
  database: Database,
  employerId: string,
  change: Partial<Omit<JobDetails, 'employerId'>> = {},
): Promise<string> {
  const [id = ''] = await makeJobs(database, employerId, [change])
  return id
}
