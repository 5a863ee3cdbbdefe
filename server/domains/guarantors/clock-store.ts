import { sql } from 'kysely'
import {
  guarantorKeptDays,
  guarantorReminderDays,
  type GuarantorState,
} from '../../../contract/rules/guarantors.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

/**
 * Those who have not answered for days, locked; one that somebody else holds is left out. Of a disabled seeker nobody is
 * reminded.
 */
export async function lockToRemind(transaction: Executor, most: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('guarantors')
    .innerJoin('accounts as seeker', 'seeker.id', 'guarantors.seeker_id')
    .select('guarantors.id')
    .where('seeker.disabled_at', 'is', null)
    .where('guarantors.state', '=', 'ASKED')
    .where('guarantors.reminded_at', 'is', null)
    .where('guarantors.asked_at', '<=', sql<Date>`now() - make_interval(days => ${guarantorReminderDays})`)
    // Where the seeker had it sent again a moment ago, that is enough for today.
    .where('guarantors.mailed_at', '<=', sql<Date>`now() - interval '1 day'`)
    .orderBy('guarantors.asked_at')
    .limit(most)
    .forNoKeyUpdate('guarantors')
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export async function markReminded(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('guarantors')
    .set({ reminded_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute()
}

/** Those who have not confirmed for so long that nothing of them is kept, locked. */
export async function lockForgotten(
  transaction: Executor,
  most: number,
): Promise<{ id: string; seekerId: string; state: GuarantorState }[]> {
  return transaction
    .selectFrom('guarantors')
    .select(['id', 'seeker_id as seekerId', 'state'])
    .where('state', '<>', 'CONFIRMED')
    .where(
      (build) => build.fn.coalesce('answered_at', 'asked_at', 'added_at'),
      '<=',
      sql<Date>`now() - make_interval(days => ${guarantorKeptDays})`,
    )
    .orderBy('added_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function removeAll(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('guarantors').where('id', '=', anyOf(ids, 'uuid')).execute()
}
