import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import { anyOf } from '../database/expressions.ts'
import { enqueue } from '../queue/queue.ts'
import type { WrappedKey } from './file-keys.ts'

// The rows of `stored_files`.

/** How long a file may wait for the transaction that keeps it. */
const provisionalHours = 1

export async function addRow(
  executor: Executor,
  { id, bytes, wrappedKey, keyFingerprint }: { id: string; bytes: number } & WrappedKey,
): Promise<void> {
  await executor
    .insertInto('stored_files')
    .values({ id, bytes, wrapped_key: Buffer.from(wrappedKey), key_fingerprint: keyFingerprint })
    .execute()
}

/** Answers with how many of them are kept now. */
export async function keepRows(transaction: Executor, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('stored_files')
    .set({ state: 'KEPT', changed_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('state', '<>', 'DROPPED')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function dropRows(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('stored_files')
    .set({ state: 'DROPPED', changed_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('state', '<>', 'DROPPED')
    .execute()
  await enqueue(transaction, 'erase-files', { ids: [...ids] })
}

export async function findRow(
  executor: Executor,
  id: string,
): Promise<({ bytes: number } & WrappedKey) | null> {
  const row = await executor
    .selectFrom('stored_files')
    .select(['bytes', 'wrapped_key as wrappedKey', 'key_fingerprint as keyFingerprint'])
    .where('id', '=', id)
    .where('state', '<>', 'DROPPED')
    .executeTakeFirst()
  return row === undefined ? null : { ...row, bytes: Number(row.bytes) }
}

/** Provisional files that no transaction has kept in time. From here on none can. */
export async function dropAbandonedRows(executor: Executor): Promise<void> {
  await executor
    .updateTable('stored_files')
    .set({ state: 'DROPPED', changed_at: sql`now()` })
    .where('state', '=', 'WRITING')
    .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${provisionalHours})`)
    .execute()
}

/** Those among `ids`, or any, that are to be erased; so many as are erased in one go. */
export async function findDropped(executor: Executor, ids?: readonly string[]): Promise<string[]> {
  let query = executor.selectFrom('stored_files').select('id').where('state', '=', 'DROPPED').limit(100)
  if (ids !== undefined) query = query.where('id', '=', anyOf(ids, 'uuid'))
  return (await query.execute()).map(({ id }) => id)
}

/** Once their objects are gone. */
export async function removeRows(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor
    .deleteFrom('stored_files')
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('state', '=', 'DROPPED')
    .execute()
}
