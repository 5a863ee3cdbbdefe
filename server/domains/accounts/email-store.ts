import { sql } from 'kysely'
import pg from 'pg'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'

/** Proves the address the link was sent to; null where it is no longer the account's. */
export async function verifyEmail(
  executor: Executor,
  accountId: string,
  email: string,
): Promise<{ type: AccountType; isFirst: boolean } | null> {
  const row = await executor
    .updateTable('accounts')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    // The time of a transaction does not move on.
    .returning(['type', asBoolean(sql`email_verified_at = now()`).as('isFirst')])
    .executeTakeFirst()
  return row ?? null
}

export async function setPendingEmail(
  executor: Executor,
  accountId: string,
  email: string | null,
): Promise<void> {
  await executor.updateTable('accounts').set({ pending_email: email }).where('id', '=', accountId).execute()
}

/**
 * The address that was waiting becomes the account's, proved. Null where it waits no more, or has an owner by now, after
 * which the transaction is of no more use.
 */
export async function adoptEmail(
  transaction: Executor,
  accountId: string,
  email: string,
): Promise<{ oldEmail: string; language: Language; type: AccountType } | null> {
  try {
    const row = await transaction
      .updateTable('accounts')
      .from((build) =>
        build
          .selectFrom('accounts')
          .select(['id', 'email'])
          .where('id', '=', accountId)
          .forNoKeyUpdate()
          .as('before'),
      )
      .set({ email, pending_email: null, email_verified_at: sql`now()` })
      .whereRef('accounts.id', '=', 'before.id')
      .where('accounts.pending_email', '=', email)
      .where('accounts.disabled_at', 'is', null)
      .returning(['before.email as oldEmail', 'accounts.language', 'accounts.type'])
      .executeTakeFirst()
    return row ?? null
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'accounts_email_key'
    if (!isTaken) throw error
    return null
  }
}
