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
  const { rows } =
    await sql`insert into second_factors as known (account_id, secret) values (${accountId}, ${secret})
    on conflict (account_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where known.confirmed_at is null
    returning account_id`.execute(executor)
  return rows.length > 0
}

/** A code is good once: whoever looked over a shoulder comes too late. */
export async function takeStep(executor: Executor, accountId: string, step: number): Promise<boolean> {
  const { rows } = await sql`update second_factors set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step} returning account_id`.execute(executor)
  return rows.length > 0
}

export async function takeRecoveryCode(
  executor: Executor,
  accountId: string,
  hash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`update recovery_codes set used_at = now()
    where account_id = ${accountId} and code_hash = ${hash} and used_at is null returning account_id`.execute(
    executor,
  )
  return rows.length > 0
}

/** From now on it counts. */
export async function confirmFactor(
  transaction: Executor,
  accountId: string,
  recoveryHashes: readonly Buffer[],
): Promise<void> {
  await sql`update second_factors set confirmed_at = now() where account_id = ${accountId}`.execute(
    transaction,
  )
  await transaction
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}
