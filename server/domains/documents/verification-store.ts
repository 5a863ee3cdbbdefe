import { sql } from 'kysely'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asInteger } from '../../platform/database/expressions.ts'

type OwnerType = Extract<AccountType, 'CAREER' | 'HOUSEHOLD' | 'BUSINESS'>

/** Something is required, and all of it is verified. */
export async function isComplete(executor: Executor, accountId: string): Promise<boolean> {
  const { required, verified } = await executor
    .selectFrom('accounts as person')
    .innerJoin('document_catalogue as entry', 'entry.account_type', 'person.type')
    .leftJoin('documents as document', (join) =>
      join.onRef('document.catalogue_id', '=', 'entry.id').onRef('document.account_id', '=', 'person.id'),
    )
    .select(({ fn }) => [
      asInteger(fn.countAll()).as('required'),
      asInteger(fn.countAll().filterWhere('document.state', '=', 'VERIFIED')).as('verified'),
    ])
    .where('person.id', '=', accountId)
    .where('entry.required', '=', true)
    .where('entry.retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return required > 0 && verified === required
}

/** Kept once it is set; false where it was set before. */
export async function setIdentityChecked(transaction: Executor, accountId: string): Promise<boolean> {
  const row = await transaction
    .insertInto('seeker_verifications')
    .values({ account_id: accountId, identity_checked_at: sql`now()` })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ identity_checked_at: sql`now()` })
        .where('seeker_verifications.identity_checked_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The day of the first answer stays while anybody vouches for them. */
export async function setGuarantorConfirmed(
  transaction: Executor,
  accountId: string,
  confirmedAt: Date | null,
): Promise<void> {
  await transaction
    .insertInto('seeker_verifications')
    .values({ account_id: accountId, guarantor_confirmed_at: confirmedAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ guarantor_confirmed_at: confirmedAt }),
    )
    .execute()
}

export async function setTrained(
  transaction: Executor,
  accountId: string,
  trainedAt: Date | null,
): Promise<void> {
  await transaction
    .insertInto('seeker_verifications')
    .values({ account_id: accountId, trained_at: trainedAt })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ trained_at: trainedAt }))
    .execute()
}

export async function findVerification(executor: Executor, accountId: string) {
  const row = await executor
    .selectFrom('seeker_verifications')
    .select([
      'identity_checked_at as identityCheckedAt',
      'guarantor_confirmed_at as guarantorConfirmedAt',
      'trained_at as trainedAt',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** People of a type who have a verified document, a batch in the order of their ids. */
export async function listWithVerified(
  executor: Executor,
  type: OwnerType,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  let query = executor
    .selectFrom('documents as document')
    .innerJoin('document_catalogue as entry', 'entry.id', 'document.catalogue_id')
    .select('document.account_id as accountId')
    .distinct()
    .where('entry.account_type', '=', type)
    .where('document.state', '=', 'VERIFIED')
    .orderBy('document.account_id')
    .limit(most)
  if (after !== null) query = query.where('document.account_id', '>', after)
  return (await query.execute()).map(({ accountId }) => accountId)
}
