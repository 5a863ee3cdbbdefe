import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  applicationTransitions,
  offerTransitions,
  type ApplicationState,
} from '../../../contract/rules/hiring.ts'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import { applicationTexts } from './masked-texts.ts'

const { apply, offer, withdraw } = applicationTransitions

/** The jobs of a disabled employer are not open. */
const isOpen = sql`jobs.status = 'ACTIVE' and exists (
  select from accounts where accounts.id = jobs.employer_id and accounts.disabled_at is null)`

/**
 * One row for one job and one seeker, however often it is sent. The job is locked, so that nobody applies after it was
 * closed. False where there is no such open job and no application.
 */
export async function addApplication(
  executor: Executor,
  { jobId, seekerId, coverLetter }: { jobId: string; seekerId: string; coverLetter: string },
): Promise<boolean> {
  const masked = applicationTexts.of({ cover_letter: coverLetter })
  // In raw SQL: a statement that writes and tells what was there before reads worse from the builder.
  const { rows } = await sql<{ applied: boolean }>`
    with open as (select id from jobs where id = ${jobId} and ${isOpen} for share),
    added as (
      insert into job_applications as application (id, job_id, seeker_id, status, cover_letter,
        masked_cover_letter, masking_version, doubtful)
      select ${newId()}::uuid, id, ${seekerId}::uuid, ${apply.to}, ${coverLetter}, ${masked.masked_cover_letter},
        ${masked.masking_version}::smallint, ${masked.doubtful}::boolean
      from open
      on conflict (job_id, seeker_id) do update
        set status = excluded.status, cover_letter = excluded.cover_letter,
          masked_cover_letter = excluded.masked_cover_letter, masking_version = excluded.masking_version,
          doubtful = excluded.doubtful, applied_at = now(), updated_at = now()
        where application.status = any(${apply.from}::text[])
      returning id
    )
    select exists (select from open) or exists (
      select from job_applications
      where job_id = ${jobId} and seeker_id = ${seekerId} and status <> all(${apply.from}::text[])
    ) as applied
    from (select count(*) from added) done`.execute(executor)
  return rows[0]?.applied === true
}

export async function jobExists(executor: Executor, jobId: string): Promise<boolean> {
  const row = await executor.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst()
  return row !== undefined
}

export type NewApplication = {
  id: string
  jobId: string
  seekerId: string
  status: ApplicationState
  coverLetter: string
  appliedAt: Date
}

/** Seekers who have applied already are left out. */
export async function addApplications(
  transaction: Executor,
  applications: readonly NewApplication[],
): Promise<void> {
  if (applications.length === 0) return
  await transaction
    .insertInto('job_applications')
    .values(
      applications.map((application) => ({
        id: application.id,
        job_id: application.jobId,
        seeker_id: application.seekerId,
        status: application.status,
        cover_letter: application.coverLetter,
        ...applicationTexts.of({ cover_letter: application.coverLetter }),
        applied_at: application.appliedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['job_id', 'seeker_id']).doNothing())
    .execute()
}

export type ApplicationRow = {
  id: string
  jobId: string
  jobTitle: string
  employerName: string
  employerType: AccountType
  status: ApplicationState
  appliedAt: Date
  experience: string | null
  coverLetter: string
}

/** More than this nobody reads, and no phone should load. */
const mostListed = 200

export async function readApplications(executor: Executor, seekerId: string): Promise<ApplicationRow[]> {
  return executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .innerJoin('accounts as employer', 'employer.id', 'job.employer_id')
    .leftJoin('seeker_profiles as seeker', 'seeker.account_id', 'application.seeker_id')
    .select([
      'application.id',
      'application.job_id as jobId',
      'application.status',
      'application.applied_at as appliedAt',
      'application.cover_letter as coverLetter',
      'job.masked_title as jobTitle',
      'employer.masked_name as employerName',
      'employer.type as employerType',
      'seeker.experience',
    ])
    .where('application.seeker_id', '=', seekerId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(mostListed)
    .execute()
}

/** Answers the state after it; null where there is no such application of that seeker. */
export async function withdrawApplication(
  executor: Executor,
  seekerId: string,
  id: string,
): Promise<ApplicationState | null> {
  const row = await executor
    .updateTable('job_applications')
    .set((build) => {
      const isWithdrawable = build('status', '=', anyOf(withdraw.from, 'text'))
      return {
        status: build.case().when(isWithdrawable).then(withdraw.to).else(build.ref('status')).end(),
        updated_at: build
          .case()
          .when(isWithdrawable)
          .then(sql<Date>`now()`)
          .else(build.ref('updated_at'))
          .end(),
      }
    })
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .returning('status')
    .executeTakeFirst()
  return row?.status ?? null
}

/** An application for a job that the seeker was offered before is answered already. Called after the job is locked. */
export async function setOfferedBefore(
  transaction: Executor,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<void> {
  await transaction
    .updateTable('job_applications')
    .set({ status: offer.to })
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .where('status', '=', apply.to)
    .where((build) =>
      build.exists(
        build
          .selectFrom('offers')
          .where('offers.job_id', '=', jobId)
          .where('offers.seeker_id', '=', seekerId)
          .where('offers.status', '=', offerTransitions.send.to),
      ),
    )
    .execute()
}

export async function setOffered(
  transaction: Executor,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<void> {
  await transaction
    .updateTable('job_applications')
    .set({ status: offer.to, updated_at: sql`now()` })
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .where('status', '=', anyOf(offer.from, 'text'))
    .execute()
}
