import { sql, type Insertable } from 'kysely'
import type { Job } from '../../../contract/jobs.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'
import { jobTexts } from './masked-texts.ts'
import { facetsOf, type Searchable } from './search/facets.ts'

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
    .where('employer_id', '=', employerId)

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
  'id' | 'employer_id' | 'created_at' | 'updated_at' | 'asked_open_at' | 'words'
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
  await transaction.deleteFrom('job_facets').where('job_id', '=', id).execute()
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
  await transaction.deleteFrom('job_facets').where('job_id', '=', id).execute()
}

export async function removeFacets(transaction: Executor, employerId: string): Promise<void> {
  await transaction
    .deleteFrom('job_facets')
    .using('jobs')
    .whereRef('jobs.id', '=', 'job_facets.job_id')
    .where('jobs.employer_id', '=', employerId)
    .execute()
}

/** In one statement for all of them. Only what is active can be found. */
export async function addFacets(
  transaction: Executor,
  jobs: readonly (JobDetails & { id: string })[],
): Promise<void> {
  const active = jobs.filter(({ status }) => status === 'ACTIVE')
  if (active.length === 0) return
  const entries = active.map((job) => {
    const { facets, entry } = facetsOf(job)
    return { job_id: job.id, starts: job.startDate, facets, ...entry }
  })
  await sql`
    insert into job_facets (facet, job_type, job_id, work_type, genders, skills, languages, ages, religions,
      places, pay, starts, verified)
    select facet, entry.job_type, entry.job_id, entry.work_type, entry.genders, entry.skills, entry.languages,
      entry.ages, entry.religions, entry.places, entry.pay, entry.starts,
      exists (
        select from jobs join employer_verifications using (employer_id) where jobs.id = entry.job_id
      )
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (job_id uuid, facets smallint[],
        job_type smallint, work_type smallint, genders smallint, skills integer, languages bigint, ages integer,
        religions smallint, places smallint[], pay integer, starts date),
      unnest(entry.facets) as facet`.execute(transaction)
}
