import { v7 as newId } from 'uuid'
import { seedJobs, type NewJob } from '../domains/jobs/service.ts'
import type { Database } from '../platform/database/connection.ts'
import { dayFromNow } from './days.ts'

export type JobDetails = Required<Omit<NewJob, 'id'>>

/** A job that nothing special is said of; lists are ids of the reference. */
const plain: Omit<JobDetails, 'employerId' | 'createdAt'> = {
  status: 'ACTIVE',
  title: 'Nanny for two children',
  description: 'Two children of three and five, school runs and lunch.',
  requirements: 'Patience',
  additionalNotes: '',
  startDate: dayFromNow(12),
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
  await executor.transaction().execute((transaction) => seedJobs(transaction, jobs))
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
