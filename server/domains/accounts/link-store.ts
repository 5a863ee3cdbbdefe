import { sql, type ExpressionBuilder } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import { asInteger } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

export async function addLink(
  executor: Executor,
  link: { hash: Buffer; accountId: string; purpose: LinkPurpose; email: string; minutes: number },
): Promise<void> {
  await sql`delete from account_links where ctid in (
    select ctid from account_links where expires_at < now() - interval '30 days' limit 20 for update skip locked)`.execute(
    executor,
  )
  await executor
    .insertInto('account_links')
    .values({
      token_hash: link.hash,
      account_id: link.accountId,
      purpose: link.purpose,
      email: link.email,
      expires_at: sql`now() + make_interval(mins => ${link.minutes})`,
    })
    .execute()
}

/** How many such links went out lately: nobody can be flooded with mails. */
export async function countLinks(
  executor: Executor,
  accountId: string,
  purpose: LinkPurpose,
  minutes: number,
): Promise<number> {
  const { count } = await executor
    .selectFrom('account_links')
    .select(({ fn }) => asInteger(fn.countAll()).as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow()
  return count
}

export type LinkOwner = { accountId: string; email: string }

const isUsable = (hash: Buffer, purpose: LinkPurpose) => (eb: ExpressionBuilder<DB, 'account_links'>) =>
  eb.and([
    eb('token_hash', '=', hash),
    eb('purpose', '=', purpose),
    eb('used_at', 'is', null),
    eb('expires_at', '>', sql<Date>`now()`),
  ])

/** A link that could be used now. */
export async function findUsableLink(
  executor: Executor,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkOwner | null> {
  const row = await executor
    .selectFrom('account_links')
    .select(['account_id as accountId', 'email'])
    .where(isUsable(hash, purpose))
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link up: of two concurrent calls one finds it. */
export async function takeLink(
  executor: Executor,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkOwner | null> {
  // The account before its links, as everywhere: two who took them in turn would wait for each other for ever.
  await executor
    .selectFrom('accounts')
    .where('id', '=', (build) =>
      build.selectFrom('account_links').select('account_id').where('token_hash', '=', hash),
    )
    .forNoKeyUpdate()
    .execute()
  const row = await executor
    .updateTable('account_links')
    .set({ used_at: sql`now()` })
    .where(isUsable(hash, purpose))
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** A link that was used stays known for a while, so that opening it twice is no error. */
export async function wasUsed(executor: Executor, hash: Buffer, purpose: LinkPurpose): Promise<boolean> {
  const row = await executor
    .selectFrom('account_links')
    .select('used_at')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.used_at != null
}

/** No other link of the kind is good any more. */
export async function dropLinks(executor: Executor, accountId: string, purpose: LinkPurpose): Promise<void> {
  await executor
    .updateTable('account_links')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
