import { sql } from 'kysely'
import { maskingVersion } from '../../../contract/rules/contact-masking.ts'
import type { HiringParty } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { MaskedMessage } from './rows-store.ts'

/** Without `doubtful`, a doubt that staff have not reviewed yet stays. */
export async function storeMasked(
  transaction: Executor,
  id: string,
  columns: Omit<MaskedMessage, 'doubtful'> & { doubtful?: boolean },
): Promise<void> {
  await transaction.updateTable('messages').set(columns).where('id', '=', id).execute()
}

/** Skips rows that another node has locked to mask them. */
export async function lockOldMessages(transaction: Executor, most: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('messages')
    .select('id')
    .where('masking_version', '<', maskingVersion)
    .where('body', 'is not', null)
    .orderBy('masking_version')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks a text, in a conversation of two people or with staff. */
export async function findMaskable(
  transaction: Executor,
  id: string,
): Promise<{ conversationId: string; number: number; party: HiringParty; body: string } | null> {
  const row = await transaction
    .selectFrom('messages')
    .select(['conversation_id as conversationId', 'number', 'party', 'body'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined || row.body === null ? null : { ...row, body: row.body }
}

/** Doubtful texts that nobody has reviewed, with the writer's username; only where contacts are masked. */
export const listDoubtfulMessages = async (
  executor: Executor,
  most: number,
): Promise<{ id: string; username: string; body: string }[]> => {
  const rows = await executor
    .selectFrom('messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('conversation_sides as side', (join) =>
      join
        .onRef('side.conversation_id', '=', 'message.conversation_id')
        .onRef('side.party', '=', 'message.party'),
    )
    .innerJoin('accounts as writer', 'writer.id', 'side.account_id')
    .select(['message.id', 'writer.username', sql<string>`message.body`.as('body')])
    .where('message.doubtful', '=', true)
    .where('conversation.seeker_id', 'is not', null)
    .where('conversation.employer_id', 'is not', null)
    .where('conversation.contact_shown_at', 'is', null)
    .orderBy('message.id')
    .limit(most)
    .execute()
  return rows
}

/** False if the text was not doubtful. */
export async function storeReviewed(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .updateTable('messages')
    .set({ doubtful: false })
    .where('id', '=', id)
    .where('doubtful', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
