import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

export async function readFactor(
  executor: Executor,
  accountId: string,
): Promise<{ secret: Buffer; confirmed: boolean } | null> {
  const row = await executor
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { secret: row.secret, confirmed: row.confirmed_at !== null }
}

/** Answers false where one is confirmed already. */
export async function keepFactor(executor: Executor, accountId: string, secret: Buffer): Promise<boolean> {
  const row = await executor
    .insertInto('second_factors')
    .values({ account_id: accountId, secret })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: sql`now()`, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A code is good once: one that somebody else has seen is of no use. */
export async function takeStep(executor: Executor, accountId: string, step: number): Promise<boolean> {
  const row = await executor
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function takeRecoveryCode(
  executor: Executor,
  accountId: string,
  hash: Buffer,
): Promise<boolean> {
  const row = await executor
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** From now on it counts. */
export async function confirmFactor(
  transaction: Executor,
  accountId: string,
  recoveryHashes: readonly Buffer[],
): Promise<void> {
  await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: sql`now()` })
    .where('account_id', '=', accountId)
    .execute()
  await transaction
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

export function allFactors(executor: Executor): Promise<{ accountId: string; secret: Buffer }[]> {
  return executor.selectFrom('second_factors').select(['account_id as accountId', 'secret']).execute()
}

/** The same secret, encrypted anew. False where it has become another one meanwhile. */
export async function replaceSecret(
  executor: Executor,
  accountId: string,
  old: Buffer,
  fresh: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('second_factors')
    .set({ secret: fresh })
    .where('account_id', '=', accountId)
    .where('secret', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
