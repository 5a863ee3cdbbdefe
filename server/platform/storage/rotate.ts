import type { Executor } from '../database/connection.ts'
import { UnreadableFile } from './failures.ts'
import type { FileKeys } from './file-keys.ts'

/** Tables with the key of a file in each row. */
const tables = ['stored_files', 'uploads'] as const
const batch = 200

/** Wraps the keys of files anew under the present secret key, also while servers run; it can be run again at any time. */
export async function rewrapKeys(
  executor: Executor,
  keys: FileKeys,
): Promise<{ rewrapped: number; unreadable: number }> {
  const done = { rewrapped: 0, unreadable: 0 }
  for (const table of tables) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await executor
        .selectFrom(table)
        .select(['id', 'wrapped_key as wrappedKey', 'key_fingerprint as keyFingerprint'])
        .where('key_fingerprint', '<>', keys.fingerprint)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute()
      for (const { id, ...old } of rows) {
        const key = rewrap(keys, id, old)
        if (key === null) done.unreadable += 1
        else if (await replaceKey(executor, table, id, old.keyFingerprint, key)) done.rewrapped += 1
      }
      const last = rows.at(-1)
      if (last === undefined) break
      after = last.id
    }
  }
  return done
}

type WrappedKey = ReturnType<FileKeys['rewrap']>

function rewrap(keys: FileKeys, id: string, old: WrappedKey): WrappedKey | null {
  try {
    return keys.rewrap(id, old)
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

/** False where it was replaced or removed meanwhile. */
async function replaceKey(
  executor: Executor,
  table: (typeof tables)[number],
  id: string,
  oldFingerprint: string,
  { wrappedKey, keyFingerprint }: WrappedKey,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable(table)
    .set({ wrapped_key: Buffer.from(wrappedKey), key_fingerprint: keyFingerprint })
    .where('id', '=', id)
    .where('key_fingerprint', '=', oldFingerprint)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
