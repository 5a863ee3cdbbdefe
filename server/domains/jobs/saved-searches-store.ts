import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { KeptFilters } from '../../../contract/saved-searches.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean } from '../../platform/database/expressions.ts'

/** The filters are as the database holds them: the reader parses them. */
export type SearchRow = { id: string; filters: unknown; createdAt: Date }

const columns = ['id', 'filters', 'created_at as createdAt'] as const
const asJson = (filters: KeptFilters) => sql<string>`${JSON.stringify(filters)}::jsonb`

export async function readSearches(executor: Executor, seekerId: string): Promise<SearchRow[]> {
  return executor
    .selectFrom('saved_searches')
    .select(columns)
    .where('seeker_id', '=', seekerId)
    .orderBy('id', 'desc')
    .execute()
}

/** Locked until the transaction ends, so that two tabs save one after the other; false where the account is gone. */
export async function lockSeeker(transaction: Executor, seekerId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', seekerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function addSearch(
  executor: Executor,
  seekerId: string,
  filters: KeptFilters,
): Promise<SearchRow> {
  return executor
    .insertInto('saved_searches')
    .values({ id: newId(), seeker_id: seekerId, filters: asJson(filters) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function findSearch(
  executor: Executor,
  seekerId: string,
  filters: KeptFilters,
): Promise<SearchRow | null> {
  const row = await executor
    .selectFrom('saved_searches')
    .select(columns)
    .where('seeker_id', '=', seekerId)
    .where('filters', '=', asJson(filters))
    .executeTakeFirst()
  return row ?? null
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

/** Those that a search has not mailed until then, in the order of their ids. */
export async function readReaders(
  executor: Executor,
  { until, after, most }: { until: Date; after: string | null; most: number },
): Promise<Reader[]> {
  return executor
    .selectFrom((build) =>
      build
        .selectFrom('saved_searches')
        .select('seeker_id')
        .distinct()
        .where('mailed_until', '<', until)
        .$if(after !== null, (query) => query.where('seeker_id', '>', after))
        .orderBy('seeker_id')
        .limit(most)
        .as('waiting'),
    )
    .innerJoin('accounts as account', 'account.id', 'waiting.seeker_id')
    .select(['account.id', 'account.email', 'account.language'])
    .select((build) =>
      asBoolean(
        build.and([
          build('account.disabled_at', 'is', null),
          build('account.email_verified_at', 'is not', null),
        ]),
      ).as('reachable'),
    )
    .orderBy('account.id')
    .execute()
}

export type DueSearch = { id: string; seekerId: string; filters: unknown; mailedUntil: Date }

export async function readDueSearches(
  executor: Executor,
  seekerIds: readonly string[],
  until: Date,
): Promise<DueSearch[]> {
  return executor
    .selectFrom('saved_searches')
    .select(['id', 'seeker_id as seekerId', 'filters', 'mailed_until as mailedUntil'])
    .where('seeker_id', '=', anyOf(seekerIds, 'uuid'))
    .where('mailed_until', '<', until)
    .orderBy('id')
    .execute()
}

/** Answers those that no other worker has mailed meanwhile and that still exist: they alone may be mailed. */
export async function markMailed(
  transaction: Executor,
  ids: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .updateTable('saved_searches')
    .set({ mailed_until: until })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('mailed_until', '<', until)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
