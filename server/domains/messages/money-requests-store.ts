import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

export const readMoneyRequests = (executor: Executor, most: number) =>
  executor
    .selectFrom('messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('accounts as employer', 'employer.id', 'conversation.employer_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'conversation.seeker_id')
    .select([
      'message.id',
      'conversation.id as conversationId',
      sql<string>`message.body`.as('text'),
      'employer.username as employer',
      'seeker.username as seeker',
      'message.sent_at as sentAt',
    ])
    .where('message.asks_for_money', '=', true)
    .where('message.money_reviewed_at', 'is', null)
    .orderBy('message.id')
    .limit(most)
    .execute()

export async function hasMoneyRequest(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where('asks_for_money', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** False if it was already reviewed. */
export async function storeReviewedRequest(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .updateTable('messages')
    .set({ money_reviewed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('money_reviewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
