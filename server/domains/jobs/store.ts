import { sql, type Insertable } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'
import { selectJobs, type JobDetails, type JobRow } from './details-store.ts'
import { addFacets, removeFacets } from './facets-store.ts'
import { jobTexts } from './masked-texts.ts'

export type NewJob = JobDetails & { id: string; employerId: string; createdAt?: Date }

/** What decides whether an employer may offer a job: their address is proved, and staff have found them genuine. */
export type Standing = { emailVerified: boolean; verified: boolean }

/**
 * Locked until the transaction ends, so that of two calls that open a last job one comes first. Null where the account is
 * gone, or was disabled while the call was under way.
 */
export async function lockEmployer(transaction: Executor, employerId: string): Promise<Standing | null> {
  const row = await transaction
    .selectFrom('accounts')
    .select((build) => [
      asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'),
      asBoolean(
        build.exists(build.selectFrom('employer_verifications').whereRef('employer_id', '=', 'accounts.id')),
      ).as('verified'),
    ])
    .where('id', '=', employerId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function countActive(executor: Executor, employerId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('jobs')
    .select(({ fn }) => asInteger(fn.countAll()).as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return count
}

const ownJobs = (executor: Executor, employerId: string) =>
  selectJobs(executor).where('employer_id', '=', employerId)

/** One of this employer's own; null where it is none of theirs. */
export async function readOwnJob(executor: Executor, employerId: string, id: string): Promise<JobRow | null> {
  const row = await ownJobs(executor, employerId).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export type LockedJob = Pick<
  JobRow,
  'status' | 'monthlySalary' | 'hourlyRateCents' | 'hoursPerDay' | 'startDate'
> & {
  maskedTitle: string
  liveIn: boolean
}

/** One of this employer's own, which cannot be closed before the transaction ends; null where it is none of theirs. */
export async function lockOwnJob(
  transaction: Executor,
  employerId: string,
  id: string,
): Promise<LockedJob | null> {
  const row = await transaction
    .selectFrom('jobs')
    .select(['masked_title as maskedTitle', 'status', 'monthly_salary as monthlySalary'])
    .select(['hourly_rate_cents as hourlyRateCents', sql<boolean>`job_type = 'LIVE_IN'`.as('liveIn')])
    .select((build) => [
      build.cast<string>('start_date', 'text').as('startDate'),
      build.cast<number | null>('hours_per_day', 'float8').as('hoursPerDay'),
    ])
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function listOwnJobs(executor: Executor, employerId: string): Promise<JobRow[]> {
  return ownJobs(executor, employerId).orderBy('id', 'desc').execute()
}

type Columns = Omit<
  Insertable<DB['jobs']>,
  'id' | 'employer_id' | 'created_at' | 'updated_at' | 'asked_open_at'
>

const columnsOf = (job: JobDetails): Columns => {
  const details = detailColumns(job)
  return { ...details, ...jobTexts.of(details) }
}

const detailColumns = (job: JobDetails) => ({
  status: job.status,
  title: job.title,
  description: job.description,
  requirements: job.requirements,
  additional_notes: job.additionalNotes,
  job_type: job.jobType,
  work_type: job.workType,
  gender: job.gender,
  // As a text: a date of JavaScript would carry a time zone into it.
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
})

/** Each with what it is found by. */
export async function addJobs(transaction: Executor, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await transaction
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        id: job.id,
        employer_id: job.employerId,
        ...(job.createdAt === undefined ? {} : { created_at: job.createdAt }),
        ...columnsOf(job),
      })),
    )
    .execute()
  await addFacets(transaction, jobs)
}

export async function changeJob(transaction: Executor, id: string, job: JobDetails): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ ...columnsOf(job), updated_at: sql`now()`, asked_open_at: null })
    .where('id', '=', id)
    .execute()
  await removeFacets(transaction, [id])
  await addFacets(transaction, [{ ...job, id }])
}

/** Where it was asked for, that it is open is news. */
export async function keepOpen(transaction: Executor, id: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ asked_open_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('asked_open_at', 'is not', null)
    .execute()
}

/** Nobody has anything to do with it yet: it is inactive, nobody has applied, and nobody was offered it. */
export async function deleteDraft(transaction: Executor, id: string): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('status', '=', 'INACTIVE')
    .where((build) =>
      build.not(
        build.or([
          build.exists(build.selectFrom('job_applications').whereRef('job_id', '=', 'jobs.id')),
          build.exists(build.selectFrom('offers').whereRef('offers.job_id', '=', 'jobs.id')),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function storeClosed(transaction: Executor, id: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ status: 'CLOSED', asked_open_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  await removeFacets(transaction, [id])
}
