import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { HiringEvent } from '../../../contract/hiring.ts'
import type { HiringParty, HiringSubject } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

export type NewEvent = {
  /** The application it belongs to, or that the offer answers. */
  applicationId: string | null
  offerId: string | null
  subject: HiringSubject
  transition: string
  party: HiringParty
  reason: string | null
  /** The moment of writing where it is left out. */
  happenedAt?: Date
}

/** Returns their ids. */
export async function addEvents(transaction: Executor, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return []
  const rows = await transaction
    .insertInto('hiring_events')
    .values(
      events.map((event) => ({
        id: newId(),
        application_id: event.applicationId,
        offer_id: event.offerId,
        subject: event.subject,
        transition: event.transition,
        party: event.party,
        reason: event.reason,
        // The moment of writing, when the locks are held: transactions may begin in another order than they write.
        happened_at: event.happenedAt ?? sql<Date>`clock_timestamp()`,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function addUnnoted(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .insertInto('unnoted_hiring_events')
    .values(ids.map((id) => ({ event_id: id })))
    .execute()
}

/** Locks: only one process notes events at a time, so that they keep their order. */
export async function lockNoting(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('unnoted_hiring_events'))`.execute(transaction)
}

/** Events to note, oldest first; if the event was erased with its account, only the id. */
export const readUnnoted = (executor: Executor, most: number, ids?: readonly string[]) =>
  executor
    .selectFrom('unnoted_hiring_events as unnoted')
    .leftJoin('hiring_events as event', 'event.id', 'unnoted.event_id')
    .leftJoin('job_applications as application', 'application.id', 'event.application_id')
    .leftJoin('jobs as job', 'job.id', 'application.job_id')
    .leftJoin('offers as offer', 'offer.id', 'event.offer_id')
    .select([
      'unnoted.event_id as id',
      'event.subject',
      'event.transition',
      'event.party',
      'event.reason',
      'event.happened_at as happenedAt',
      'event.offer_id as offerId',
    ])
    .select(({ fn }) => [
      fn.coalesce('application.seeker_id', 'offer.seeker_id').as('seekerId'),
      fn.coalesce('job.employer_id', 'offer.employer_id').as('employerId'),
      fn.coalesce('application.job_id', 'offer.job_id').as('jobId'),
    ])
    .$if(ids !== undefined, (query) => query.where('unnoted.event_id', '=', anyOf(ids ?? [], 'uuid')))
    .orderBy('event.happened_at')
    .orderBy('unnoted.event_id')
    .limit(most)
    .execute()

export async function removeUnnoted(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('unnoted_hiring_events').where('event_id', '=', anyOf(ids, 'uuid')).execute()
}

/** Of an application with the offers and interviews that belong to it, or of one offer; the oldest first. */
export async function readEvents(
  executor: Executor,
  of: { applicationId: string } | { offerId: string },
): Promise<HiringEvent[]> {
  const rows = await executor
    .selectFrom('hiring_events')
    .select(['subject', 'transition', 'party', 'reason', 'happened_at as happenedAt'])
    .where((build) =>
      'offerId' in of ? build('offer_id', '=', of.offerId) : build('application_id', '=', of.applicationId),
    )
    .orderBy('happened_at')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ happenedAt, ...event }) => ({ ...event, at: happenedAt.toISOString() }))
}
