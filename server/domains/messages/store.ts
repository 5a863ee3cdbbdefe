import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger } from '../../platform/database/expressions.ts'
import { isOwn, lastMessage, type MessageRow, type Own } from './rows-store.ts'

/** A null id means that this side is staff. */
export type Pair = { seekerId: string | null; employerId: string | null }

export type ConversationRow = {
  id: string
  party: ConversationParty
  unread: number
  readNumber: number
  lastNumber: number
  otherParty: ConversationParty
  otherAccountId: string | null
  otherReadNumber: number
  otherName: string | null
  otherType: AccountType | null
  otherVerified: boolean
  hasBlocked: boolean
  isBlocked: boolean
  isContactShown: boolean
  jobId: string | null
  jobTitle: string | null
  offerId: string | null
  last: MessageRow | null
}

/** Seekers and employers see each other's masked names; staff see the full name. */
const nameFor = (own: Own) =>
  own === 'staff'
    ? sql<string | null>`coalesce(person.company_name, concat_ws(' ', person.first_name, person.last_name))
        || ' (' || person.username || ')'`
    : sql<string | null>`person.masked_name`

const conversationsOf = (executor: Executor, own: Own) =>
  executor
    .selectFrom('conversation_sides as own')
    .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
    .innerJoin('conversation_sides as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.party', '<>', 'own.party'),
    )
    .leftJoin('accounts as person', 'person.id', 'other.account_id')
    .leftJoin('employer_verifications as verification', 'verification.employer_id', 'other.account_id')
    .leftJoin('jobs as job', 'job.id', 'conversation.job_id')
    .select([
      'conversation.id',
      'own.party',
      'own.unread',
      'own.read_number as readNumber',
      'conversation.last_number as lastNumber',
      'other.party as otherParty',
      'other.account_id as otherAccountId',
      'other.read_number as otherReadNumber',
      nameFor(own).as('otherName'),
      'person.type as otherType',
      'conversation.job_id as jobId',
      'job.masked_title as jobTitle',
      'conversation.offer_id as offerId',
      lastMessage.as('last'),
    ])
    .select((build) => [
      asBoolean(
        build.or([build('other.party', '<>', 'employer'), build('verification.employer_id', 'is not', null)]),
      ).as('otherVerified'),
      asBoolean(build('own.blocked_at', 'is not', null)).as('hasBlocked'),
      asBoolean(build('other.blocked_at', 'is not', null)).as('isBlocked'),
      asBoolean(build('conversation.contact_shown_at', 'is not', null)).as('isContactShown'),
    ])
    .where(isOwn(own))

/** Listed conversations, newest first. */
export const listConversations = (executor: Executor, own: Own, most: number): Promise<ConversationRow[]> =>
  conversationsOf(executor, own)
    .where('own.listed_at', 'is not', null)
    .orderBy('own.listed_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(most)
    .execute()

export async function countConversations(executor: Executor, own: Own): Promise<number> {
  const { total } = await executor
    .selectFrom('conversation_sides as own')
    .select(({ fn }) => asInteger(fn.countAll()).as('total'))
    .where(isOwn(own))
    .where('own.listed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return total
}

export async function findConversation(
  executor: Executor,
  own: Own,
  id: string,
): Promise<ConversationRow | null> {
  const row = await conversationsOf(executor, own).where('conversation.id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function countUnread(executor: Executor, own: Own): Promise<number> {
  const { unread } = await executor
    .selectFrom('conversation_sides as own')
    .select(({ fn }) => asInteger(fn.coalesce(fn.sum('own.unread'), sql<number>`0`)).as('unread'))
    .where(isOwn(own))
    .where('own.unread', '>', 0)
    .executeTakeFirstOrThrow()
  return unread
}

/** Whether anything in the conversations of `own` has changed since then. */
export async function hasChange(executor: Executor, own: Own, since: Date): Promise<boolean> {
  const row = await executor
    .selectFrom('conversation_sides as own')
    .select('own.party')
    .where(isOwn(own))
    .where('own.changed_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A locked conversation: the lock gives messages their order. */
export type LockedConversation = Pair & { id: string; lastNumber: number }

/** Locks the conversations of these pairs, always in the same order, and creates missing ones. */
export async function lockConversations(
  transaction: Executor,
  pairs: readonly Pair[],
): Promise<LockedConversation[]> {
  const sorted = [...new Map(pairs.map((pair) => [keyOf(pair), pair]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pair]) => pair)
  const existing = await lockExisting(transaction, sorted)
  if (existing.length === sorted.length) return existing
  await addMissing(transaction, sorted)
  return lockExisting(transaction, sorted)
}

const keyOf = ({ seekerId, employerId }: Pair) => `${seekerId} ${employerId}`

async function lockExisting(transaction: Executor, pairs: readonly Pair[]): Promise<LockedConversation[]> {
  return transaction
    .selectFrom('conversations')
    .select(['id', 'seeker_id as seekerId', 'employer_id as employerId', 'last_number as lastNumber'])
    .where((build) =>
      build.or(
        pairs.map(({ seekerId, employerId }) =>
          build.and([
            seekerId === null ? build('seeker_id', 'is', null) : build('seeker_id', '=', seekerId),
            employerId === null ? build('employer_id', 'is', null) : build('employer_id', '=', employerId),
          ]),
        ),
      ),
    )
    .orderBy('seeker_id')
    .orderBy('employer_id')
    .forNoKeyUpdate()
    .execute()
}

/** Creates missing conversations, and waits for another transaction that creates the same one. */
export async function addMissing(transaction: Executor, pairs: readonly Pair[]): Promise<void> {
  const added = await transaction
    .insertInto('conversations')
    .values(
      pairs.map(({ seekerId, employerId }) => ({
        id: newId(),
        seeker_id: seekerId,
        employer_id: employerId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['seeker_id', 'employer_id']).doNothing())
    .returning(['id', 'seeker_id as seekerId', 'employer_id as employerId'])
    .execute()
  if (added.length === 0) return
  await transaction
    .insertInto('conversation_sides')
    .values(
      added.flatMap(({ id, seekerId, employerId }) => [
        {
          conversation_id: id,
          party: seekerId === null ? ('staff' as const) : ('seeker' as const),
          account_id: seekerId,
        },
        {
          conversation_id: id,
          party: employerId === null ? ('staff' as const) : ('employer' as const),
          account_id: employerId,
        },
      ]),
    )
    .execute()
}

/** Locks accounts in a fixed order, before rows that refer to them, to wait for one that is being erased. */
export async function lockAccounts(transaction: Executor, ids: readonly string[]): Promise<number> {
  const rows = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.length
}

/** A locked conversation of the caller, with both sides. */
export type LockedSides = LockedConversation & {
  party: ConversationParty
  unread: number
  readNumber: number
  hasBlocked: boolean
  isBlocked: boolean
  isContactShown: boolean
}

export async function lockConversation(
  transaction: Executor,
  own: Own,
  id: string,
): Promise<LockedSides | null> {
  const row = await transaction
    .selectFrom('conversations as conversation')
    .innerJoin('conversation_sides as own', 'own.conversation_id', 'conversation.id')
    .innerJoin('conversation_sides as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.party', '<>', 'own.party'),
    )
    .select([
      'conversation.id',
      'conversation.seeker_id as seekerId',
      'conversation.employer_id as employerId',
      'conversation.last_number as lastNumber',
      'own.party',
      'own.unread',
      'own.read_number as readNumber',
    ])
    .select((build) => [
      asBoolean(build('own.blocked_at', 'is not', null)).as('hasBlocked'),
      asBoolean(build('other.blocked_at', 'is not', null)).as('isBlocked'),
      asBoolean(build('conversation.contact_shown_at', 'is not', null)).as('isContactShown'),
    ])
    .where(isOwn(own))
    .where('conversation.id', '=', id)
    // The sides too: rows of a join that are not locked are those from before a wait for the lock.
    .forNoKeyUpdate(['conversation', 'own', 'other'])
    .executeTakeFirst()
  return row ?? null
}

type Column = 'read_number' | 'unread' | 'waiting_since' | 'blocked_at'

/** Sets a column of one side. Both rows are updated, because `changed_at` is for both. */
const ofSide = <Value>(party: ConversationParty, column: Column, value: unknown) =>
  sql<Value>`case when party = ${party} then ${value} else ${sql.ref(column)} end`

export async function storeRead(
  transaction: Executor,
  { id, party, number, unread }: { id: string; party: ConversationParty; number: number; unread: number },
): Promise<void> {
  await transaction
    .updateTable('conversation_sides')
    .set({
      read_number: ofSide<number>(party, 'read_number', number),
      unread: ofSide<number>(party, 'unread', unread),
      ...(unread === 0 ? { waiting_since: ofSide<Date | null>(party, 'waiting_since', null) } : {}),
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('conversation_id', '=', id)
    .execute()
}

export async function storeBlock(
  transaction: Executor,
  { id, party, blocked }: { id: string; party: ConversationParty; blocked: boolean },
): Promise<void> {
  await transaction
    .updateTable('conversation_sides')
    .set({
      blocked_at: ofSide<Date | null>(party, 'blocked_at', blocked ? sql`now()` : null),
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('conversation_id', '=', id)
    .execute()
}

/** From the hire on both see each other's texts unmasked. */
export async function storeContactShown(transaction: Executor, pair: Pair): Promise<void> {
  await transaction
    .updateTable('conversations')
    .set({ contact_shown_at: sql<Date>`coalesce(contact_shown_at, now())` })
    .where('seeker_id', '=', pair.seekerId)
    .where('employer_id', '=', pair.employerId)
    .execute()
}

/** Stores the job that the conversation was last about. */
export async function storeAbout(transaction: Executor, id: string, jobId: string): Promise<void> {
  await transaction.updateTable('conversations').set({ job_id: jobId }).where('id', '=', id).execute()
}

/** The conversation of two people; null if there is none. */
export async function findPair(executor: Executor, { seekerId, employerId }: Pair): Promise<string | null> {
  const row = await executor
    .selectFrom('conversations')
    .select('id')
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  return row?.id ?? null
}
