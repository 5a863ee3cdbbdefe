import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'

/** Asked again sooner than this, no second mail goes out: the address may be somebody else's. */
const minutesBetweenMails = 10
/** How long the link in the mail is good. */
const daysToConfirm = 7

/** Marks that this address is being asked, and answers with its id; null where it is confirmed or was just asked. */
export async function askSubscriber(
  executor: Executor,
  email: string,
  language: Language,
): Promise<string | null> {
  const row = await executor
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language, state: 'PENDING' })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ state: 'PENDING', language, asked_at: sql`now()`, unsubscribed_at: null })
        .where('newsletter_subscribers.state', '<>', 'CONFIRMED')
        .where(
          'newsletter_subscribers.asked_at',
          '<',
          sql<Date>`now() - make_interval(mins => ${minutesBetweenMails})`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Answers whether it is confirmed now for the first time, was before, or cannot be. */
export async function confirmSubscriber(
  executor: Executor,
  id: string,
): Promise<{ outcome: 'now'; email: string; language: string } | { outcome: 'before' | 'too-late' }> {
  const changed = await executor
    .updateTable('newsletter_subscribers')
    .set({ state: 'CONFIRMED', confirmed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('asked_at', '>', sql<Date>`now() - make_interval(days => ${daysToConfirm})`)
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (changed !== undefined) return { outcome: 'now', ...changed }
  const row = await executor
    .selectFrom('newsletter_subscribers')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return { outcome: row?.state === 'CONFIRMED' ? 'before' : 'too-late' }
}

/** Doing it twice is doing it once; an address that is gone wants no news either. */
export async function unsubscribe(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('newsletter_subscribers')
    .set({ state: 'UNSUBSCRIBED', unsubscribed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '<>', 'UNSUBSCRIBED')
    .execute()
}

export async function deleteSubscriber(executor: Executor, email: string): Promise<void> {
  await executor.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
}

/** Addresses that nobody confirmed were perhaps never meant to be given to us. */
export async function forgetUnconfirmed(executor: Executor): Promise<void> {
  await executor
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'PENDING')
    .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${daysToConfirm})`)
    .execute()
}
