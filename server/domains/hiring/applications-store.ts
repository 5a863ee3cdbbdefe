import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  applicationTransitions,
  type ApplicationState,
  type OfferState,
  type RejectionReason,
} from '../../../contract/rules/hiring.ts'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { applicationTexts } from './masked-texts.ts'
import { holdAccounts } from './placements-store.ts'

const { apply } = applicationTransitions

/** The jobs of a disabled employer are not open. */
const isOpen = sql`jobs.status = 'ACTIVE' and exists (
  select from accounts where accounts.id = jobs.employer_id and accounts.disabled_at is null)`

/**
 * One row for one job and one seeker, however often it is sent. The job is locked, so that nobody applies after it was
 * closed. Answers the id of what was sent now, and whether there is an open job or an application.
 */
export async function addApplication(
  executor: Executor,
  { jobId, seekerId, coverLetter }: { jobId: string; seekerId: string; coverLetter: string },
): Promise<{ addedId: string | null; isApplied: boolean }> {
  const masked = applicationTexts.of({ cover_letter: coverLetter })
  // In raw SQL: a statement that writes and tells what was there before reads worse from the builder.
  const { rows } = await sql<{ addedId: string | null; isApplied: boolean }>`
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
          doubtful = excluded.doubtful, applied_at = now(), updated_at = now(), rejection_reason = null,
          answered_at = null, digested_at = null, nudged_at = null, told_at = null
        where application.status = any(${apply.from}::text[])
      returning id
    )
    select (select id from added) as "addedId", exists (select from open) or exists (
      select from job_applications
      where job_id = ${jobId} and seeker_id = ${seekerId} and status <> all(${apply.from}::text[])
    ) as "isApplied"`.execute(executor)
  return rows[0] ?? { addedId: null, isApplied: false }
}

/** Locks both accounts before the job, to wait for one that is being erased. Null if there is no such job. */
export async function lockPartiesOfJob(
  transaction: Executor,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<string | null> {
  const job = await transaction
    .selectFrom('jobs')
    .select('employer_id as employerId')
    .where('id', '=', jobId)
    .executeTakeFirst()
  if (job === undefined) return null
  await holdAccounts(transaction, [job.employerId, seekerId])
  return job.employerId
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
  /** Where an offer brought it to its state. */
  statusBeforeOffer: StateBeforeOffer | null
  rejectionReason: RejectionReason | null
  coverLetter: string
  appliedAt: Date
  /** The employer's first act. */
  answeredAt: Date | null
}
type StateBeforeOffer = (typeof applicationTransitions.return.to)[number]

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
        status_before_offer: application.statusBeforeOffer,
        rejection_reason: application.rejectionReason,
        applied_at: application.appliedAt,
        answered_at: application.answeredAt,
        // Nobody is mailed of it.
        digested_at: application.appliedAt,
        nudged_at: application.appliedAt,
        told_at: null,
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
  identityChecked: Date | null
  guarantorConfirmed: Date | null
  coverLetter: string
  rejectionReason: RejectionReason | null
  toldAt: Date | null
  offer: LastOffer | null
}
/** The newest of the very job. */
export type LastOffer = { id: string; status: OfferState }

/** Of `application`: the newest offer of its job to its seeker. */
export const lastOffer = sql<LastOffer | null>`(
  select json_build_object('id', offer.id, 'status', offer.status) from offers offer
  where offer.job_id = application.job_id and offer.seeker_id = application.seeker_id
  order by offer.created_at desc limit 1)`

/** More than this nobody reads, and no phone should load. */
const mostListed = 200

export async function readApplications(executor: Executor, seekerId: string): Promise<ApplicationRow[]> {
  return executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .innerJoin('accounts as employer', 'employer.id', 'job.employer_id')
    .leftJoin('seeker_profiles as seeker', 'seeker.account_id', 'application.seeker_id')
    .leftJoin('seeker_verifications as verification', 'verification.account_id', 'application.seeker_id')
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
      'verification.identity_checked_at as identityChecked',
      'verification.guarantor_confirmed_at as guarantorConfirmed',
      'application.rejection_reason as rejectionReason',
      'application.told_at as toldAt',
      lastOffer.as('offer'),
    ])
    .where('application.seeker_id', '=', seekerId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(mostListed)
    .execute()
}
