import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { HiringEvent } from '../../../contract/hiring.ts'
import type { HiringParty, HiringSubject } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'

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

export async function addEvents(transaction: Executor, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await transaction
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
    .execute()
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
