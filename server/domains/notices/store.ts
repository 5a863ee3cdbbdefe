import { sql } from 'kysely'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { ChosenHabits } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { NoticeKind } from '../../../contract/rules/notices.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean } from '../../platform/database/expressions.ts'
import type { Stop } from './links.ts'

export type Reader = ChosenHabits & {
  id: string
  type: AccountType
  email: string
  emailVerified: boolean
  language: Language
}

/** Null where nobody is to be mailed: the account is disabled or gone, or its owner has stopped this kind. */
export async function findReader(executor: Executor, { accountId, kind }: Stop): Promise<Reader | null> {
  const row = await executor
    .selectFrom('accounts')
    .select(['id', 'type', 'email', 'language', 'calendar', 'clock'])
    .select((build) => asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'))
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('notice_stops')
            .whereRef('notice_stops.account_id', '=', 'accounts.id')
            .where('notice_stops.kind', '=', kind),
        ),
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

export async function readStops(executor: Executor, accountId: string): Promise<NoticeKind[]> {
  const rows = await executor
    .selectFrom('notice_stops')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Locked until the transaction ends, so that two tabs save one after the other; false where the account is gone. */
export async function lockAccount(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Where the account is gone, or has stopped this kind before, nothing changes. */
export async function addStops(
  executor: Executor,
  accountId: string,
  kinds: readonly NoticeKind[],
): Promise<void> {
  await executor
    .insertInto('notice_stops')
    .columns(['account_id', 'kind'])
    .expression((build) =>
      build
        .selectFrom('accounts')
        .select(['id', sql<NoticeKind>`unnest(${kinds}::text[])`.as('kind')])
        .where('id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeOtherStops(
  transaction: Executor,
  accountId: string,
  kept: readonly NoticeKind[],
): Promise<void> {
  await transaction
    .deleteFrom('notice_stops')
    .where('account_id', '=', accountId)
    .where((build) => build.not(build('kind', '=', anyOf(kept, 'text'))))
    .execute()
}
