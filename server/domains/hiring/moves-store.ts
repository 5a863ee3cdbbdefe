import { sql } from 'kysely'
import {
  applicationTransitions,
  statesAfter,
  type ApplicationState,
  type ApplicationTransition,
  type HiringParty,
  type RejectionReason,
} from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

const { return: returning } = applicationTransitions

/** An application as its employer moves it; the title is masked. */
export type LockedApplication = {
  id: string
  status: ApplicationState
  jobId: string
  jobTitle: string
  employerId: string
  seekerId: string
}

const locked = (transaction: Executor) =>
  transaction
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .select([
      'application.id',
      'application.status',
      'application.job_id as jobId',
      'application.seeker_id as seekerId',
      'job.masked_title as jobTitle',
      'job.employer_id as employerId',
    ])
    // In one order, so that two calls over the same rows wait for each other and never both.
    .orderBy('application.id')
    .forNoKeyUpdate('application')

/** Those of these that belong to jobs of the employer, locked. */
export const lockApplications = (
  transaction: Executor,
  employerId: string,
  ids: readonly string[],
): Promise<LockedApplication[]> =>
  locked(transaction)
    .where('application.id', '=', anyOf(ids, 'uuid'))
    .where('job.employer_id', '=', employerId)
    .execute()

/** The application of a seeker for a job, locked. */
export async function lockApplicationFor(
  transaction: Executor,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<LockedApplication | null> {
  const row = await locked(transaction)
    .where('application.job_id', '=', jobId)
    .where('application.seeker_id', '=', seekerId)
    .executeTakeFirst()
  return row ?? null
}

/** Some for a job in these states, locked. */
export const lockApplicationsOfJob = (
  transaction: Executor,
  jobId: string,
  states: readonly ApplicationState[],
  most: number,
): Promise<LockedApplication[]> =>
  locked(transaction)
    .where('application.job_id', '=', jobId)
    .where('application.status', '=', anyOf(states, 'text'))
    .limit(most)
    .execute()

/** An application of the seeker, locked. */
export async function lockOwnApplication(
  transaction: Executor,
  seekerId: string,
  id: string,
): Promise<LockedApplication | null> {
  const row = await locked(transaction)
    .where('application.id', '=', id)
    .where('application.seeker_id', '=', seekerId)
    .executeTakeFirst()
  return row ?? null
}

/** Not locked: the job and the offer are locked before. */
export const listApplicationsToOffer = (
  executor: Executor,
  employerId: string,
  ids: readonly string[],
): Promise<{ id: string; jobId: string; seekerId: string; status: ApplicationState; isOpen: boolean }[]> =>
  executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .select([
      'application.id',
      'application.job_id as jobId',
      'application.seeker_id as seekerId',
      'application.status',
      sql<boolean>`job.status = 'ACTIVE'`.as('isOpen'),
    ])
    .where('application.id', '=', anyOf(ids, 'uuid'))
    .where('job.employer_id', '=', employerId)
    .orderBy('application.id')
    .execute()

/** Whose application it is, and for whose job. */
export async function findParties(
  executor: Executor,
  id: string,
): Promise<{ seekerId: string; employerId: string } | null> {
  const row = await executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .select(['application.seeker_id as seekerId', 'job.employer_id as employerId'])
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Writes the state after a transition; false where the graph has no such move from the present one. */
export async function storeMove(
  transaction: Executor,
  move: {
    id: string
    transition: ApplicationTransition
    party: HiringParty
    reason: RejectionReason | null
  },
): Promise<boolean> {
  const { from } = applicationTransitions[move.transition]
  const [first] = statesAfter<ApplicationState>(applicationTransitions[move.transition])
  const row = await transaction
    .updateTable('job_applications')
    .set((build) => ({
      status:
        move.transition === 'return'
          ? // Offers of an earlier version did not keep it.
            build.fn.coalesce('status_before_offer', build.val(returning.to[0]))
          : first,
      updated_at: sql`now()`,
      ...(move.transition === 'offer' ? { status_before_offer: sql`status` } : {}),
      ...(move.transition === 'return' ? { status_before_offer: null } : {}),
      ...(move.transition === 'reject' ? { rejection_reason: move.reason } : {}),
      // A job that was filled is an answer of its employer too.
      ...(move.party === 'employer' || move.reason === 'FILLED'
        ? { answered_at: sql`coalesce(answered_at, now())` }
        : {}),
    }))
    .where('id', '=', move.id)
    .where('status', '=', anyOf<ApplicationState>(from, 'text'))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
