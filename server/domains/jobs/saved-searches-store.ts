import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { KeptFilters } from '../../../contract/saved-searches.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'

/** The filters are as the database holds them: whoever reads them parses them. */
export type SearchRow = { id: string; filters: unknown; createdAt: Date }

const columns = sql`id, filters, created_at as "createdAt"`

export async function readSearches(executor: Executor, seekerId: string): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select ${columns} from saved_searches where seeker_id = ${seekerId} order by id desc`.execute(executor)
  return rows
}

/** Held until the transaction ends, so that two tabs save one after the other; false where the account is gone. */
export async function lockSeeker(transaction: Executor, seekerId: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where id = ${seekerId} for no key update`.execute(
    transaction,
  )
  return rows.length > 0
}

export async function addSearch(
  executor: Executor,
  seekerId: string,
  filters: KeptFilters,
): Promise<SearchRow> {
  const { rows } = await sql<SearchRow>`
    insert into saved_searches (id, seeker_id, filters)
    values (${newId()}, ${seekerId}, ${JSON.stringify(filters)}::jsonb)
    returning ${columns}`.execute(executor)
  const [row] = rows
  if (row === undefined) throw new Error('A search was not stored')
  return row
}

export async function findSearch(
  executor: Executor,
  seekerId: string,
  filters: KeptFilters,
): Promise<SearchRow | null> {
  const { rows } = await sql<SearchRow>`
    select ${columns} from saved_searches
    where seeker_id = ${seekerId} and filters = ${JSON.stringify(filters)}::jsonb`.execute(executor)
  return rows[0] ?? null
}

/** One of this person's own; that of another stays. */
export async function forgetSearch(executor: Executor, seekerId: string, id: string): Promise<void> {
  await executor.deleteFrom('saved_searches').where('id', '=', id).where('seeker_id', '=', seekerId).execute()
}

/** By a link that we signed: the search itself, or all of a person. */
export async function stopSearches(
  executor: Executor,
  what: { search: string } | { seeker: string },
): Promise<void> {
  const stopped = executor.deleteFrom('saved_searches')
  await (
    'search' in what ? stopped.where('id', '=', what.search) : stopped.where('seeker_id', '=', what.seeker)
  ).execute()
}

export type Reader = {
  id: string
  email: string
  language: Language
  /** The address is theirs, and the account is open. */
  reachable: boolean
}

/** Those of whom a search has not been told until then, in the order of their ids. */
export async function readReaders(
  executor: Executor,
  { until, after, most }: { until: Date; after: string | null; most: number },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select account.id, account.email, account.language,
      account.disabled_at is null and account.email_verified_at is not null as reachable
    from (
      select distinct seeker_id from saved_searches
      where mailed_until < ${until} and (${after}::uuid is null or seeker_id > ${after}::uuid)
      order by seeker_id limit ${most}
    ) waiting join accounts account on account.id = waiting.seeker_id
    order by account.id`.execute(executor)
  return rows
}

export type DueSearch = { id: string; seekerId: string; filters: unknown; mailedUntil: Date }

export async function readDueSearches(
  executor: Executor,
  seekerIds: readonly string[],
  until: Date,
): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select id, seeker_id as "seekerId", filters, mailed_until as "mailedUntil" from saved_searches
    where seeker_id = any(${seekerIds}::uuid[]) and mailed_until < ${until} order by id`.execute(executor)
  return rows
}

/** Answers those that no other worker has mailed meanwhile and that still exist: they alone may be mailed. */
export async function markMailed(
  transaction: Executor,
  ids: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update saved_searches set mailed_until = ${until}
    where id = any(${ids}::uuid[]) and mailed_until < ${until} returning id`.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}
