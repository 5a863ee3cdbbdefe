import { sql } from 'kysely'
import { applicationTransitions, hiringDays } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

export type UnansweredApplication = { id: string; seekerId: string; jobTitle: string }

/** Those without an answer for so long that their seekers are to know, locked; one that somebody else holds is left out. */
export async function lockUnanswered(transaction: Executor, most: number): Promise<UnansweredApplication[]> {
  return transaction
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .select(['application.id', 'application.seeker_id as seekerId', 'job.masked_title as jobTitle'])
    .where('application.status', '=', applicationTransitions.apply.to)
    .where('application.answered_at', 'is', null)
    .where('application.told_at', 'is', null)
    .where(
      'application.applied_at',
      '<=',
      sql<Date>`now() - make_interval(days => ${hiringDays.seekerIsTold})`,
    )
    .orderBy('application.applied_at')
    .limit(most)
    .forNoKeyUpdate('application')
    .skipLocked()
    .execute()
}

export async function markTold(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('job_applications')
    .set({ told_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute()
}
