import { sql } from 'kysely'
import { mailMinutes } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean, asInteger } from '../../platform/database/expressions.ts'

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

/** Accounts with a text that is unread for long enough and without a recent mail, in the order of their ids. */
export async function readAwayReaders(
  executor: Executor,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const rows = await executor
    .selectFrom('conversation_sides as side')
    .innerJoin('accounts', 'accounts.id', 'side.account_id')
    .leftJoin('message_mails as mail', 'mail.account_id', 'accounts.id')
    .select('accounts.id')
    .distinct()
    .where('side.unread', '>', 0)
    .where('side.waiting_since', '<=', minutesAgo(mailMinutes.unread))
    .where((build) =>
      build.or([
        build('mail.mailed_at', 'is', null),
        build('mail.mailed_at', '<=', minutesAgo(mailMinutes.apart)),
      ]),
    )
    .$if(after !== null, (query) => query.where('accounts.id', '>', after))
    .orderBy('accounts.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function wasMailedOfLate(executor: Executor, accountId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('message_mails')
    .where('account_id', '=', accountId)
    .where('mailed_at', '>', minutesAgo(mailMinutes.apart))
    .executeTakeFirst()
  return row !== undefined
}

type WaitingSide = { conversationId: string; isDue: boolean }

/** Skips sides that are locked because somebody writes or reads: the next run takes them, and nobody waits. */
export async function lockWaitingSides(transaction: Executor, accountId: string): Promise<WaitingSide[]> {
  return (
    transaction
      .selectFrom('conversation_sides')
      .select('conversation_id as conversationId')
      .select((build) => asBoolean(build('waiting_since', '<=', minutesAgo(mailMinutes.unread))).as('isDue'))
      .where('account_id', '=', accountId)
      // Implied by `waiting_since`, but it lets PostgreSQL use the index of unread sides.
      .where('unread', '>', 0)
      .where('waiting_since', 'is not', null)
      .orderBy('conversation_id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  )
}

export async function clearWaiting(
  transaction: Executor,
  accountId: string,
  sides: readonly WaitingSide[],
): Promise<void> {
  const ids = sides.map(({ conversationId }) => conversationId)
  await transaction
    .updateTable('conversation_sides')
    .set({ waiting_since: null })
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', anyOf(ids, 'uuid'))
    .execute()
}

export type UnreadTexts = { people: number; messages: number }

/** Counts unread texts and their writers, without people that the reader has blocked. */
export async function countUnreadTexts(executor: Executor, accountId: string): Promise<UnreadTexts> {
  return executor
    .selectFrom('conversation_sides as side')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'side.conversation_id')
        .onRef('message.number', '>', 'side.read_number')
        .onRef('message.party', '<>', 'side.party'),
    )
    .select((build) => [
      asInteger(build.fn.count('side.conversation_id').distinct()).as('people'),
      asInteger(build.fn.countAll()).as('messages'),
    ])
    .where('side.account_id', '=', accountId)
    .where('side.unread', '>', 0)
    .where('side.blocked_at', 'is', null)
    .where('message.body', 'is not', null)
    .executeTakeFirstOrThrow()
}

export async function markMailed(transaction: Executor, accountId: string): Promise<void> {
  await transaction
    .insertInto('message_mails')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ mailed_at: sql`now()` }))
    .execute()
}

export async function findMailedAt(executor: Executor, accountId: string): Promise<Date | null> {
  const row = await executor
    .selectFrom('message_mails')
    .select('mailed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.mailed_at ?? null
}
