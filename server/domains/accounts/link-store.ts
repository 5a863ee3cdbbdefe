import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

export async function addLink(
  executor: Executor,
  link: { hash: Buffer; accountId: string; purpose: LinkPurpose; email: string; minutes: number },
): Promise<void> {
  await sql`delete from account_links where ctid in (
    select ctid from account_links where expires_at < now() - interval '30 days' limit 20 for update skip locked)`.execute(
    executor,
  )
  await sql`insert into account_links (token_hash, account_id, purpose, email, expires_at)
    values (${link.hash}, ${link.accountId}, ${link.purpose}, ${link.email},
            now() + make_interval(mins => ${link.minutes}))`.execute(executor)
}

/** How many such links went out lately: nobody can be flooded with mails. */
export async function countLinks(
  executor: Executor,
  accountId: string,
  purpose: LinkPurpose,
  minutes: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from account_links
    where account_id = ${accountId} and purpose = ${purpose}
      and created_at > now() - make_interval(mins => ${minutes})`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Uses a link up. Of two at once one finds it. */
export async function takeLink(
  executor: Executor,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<{ accountId: string; email: string } | null> {
  // The account before its links, as everywhere: two who took them in turn would wait for each other for ever.
  await sql`select from accounts where id = (select account_id from account_links where token_hash = ${hash})
    for no key update`.execute(executor)
  const { rows } = await sql<{ accountId: string; email: string }>`
    update account_links set used_at = now()
    where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning account_id as "accountId", email`.execute(executor)
  return rows[0] ?? null
}

/** A link that was used stays known for a while, so that whoever opens it twice is not told that it is bad. */
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
