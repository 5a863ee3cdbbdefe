import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'

/** An upload by whose it is: nobody else's is ever found. */
export type UploadOwner = { accountId: string; id: string }
export type Content = { documentId: string; bytes: number; fingerprint: string }
export type UploadRow = {
  id: string
  accountId: string
  bytes: number | null
  fingerprint: string | null
  received: number
  wrappedKey: Buffer
  keyFingerprint: string
}
export type UploadPart = { start: number; content: Buffer }

const columns = [
  'id',
  'account_id as accountId',
  'bytes',
  'fingerprint',
  'received',
  'wrapped_key as wrappedKey',
  'key_fingerprint as keyFingerprint',
] as const

/** False where there is an upload of this content already. */
export async function insertUpload(
  executor: Executor,
  owner: UploadOwner,
  content: Content | null,
  key: { wrappedKey: Uint8Array; keyFingerprint: string },
): Promise<boolean> {
  const added = await executor
    .insertInto('uploads')
    .values({
      id: owner.id,
      account_id: owner.accountId,
      document_id: content?.documentId ?? null,
      bytes: content?.bytes ?? null,
      fingerprint: content?.fingerprint ?? null,
      wrapped_key: Buffer.from(key.wrappedKey),
      key_fingerprint: key.keyFingerprint,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findUpload(
  executor: Executor,
  { accountId, id }: UploadOwner,
): Promise<UploadRow | null> {
  const row = await executor
    .selectFrom('uploads')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** The one of this content; it counts as used from now on. */
export async function touchUploadOf(
  executor: Executor,
  accountId: string,
  { documentId, bytes, fingerprint }: Content,
): Promise<UploadRow | null> {
  const row = await executor
    .updateTable('uploads')
    .set({ changed_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .where('fingerprint', '=', fingerprint)
    .where('bytes', '=', bytes)
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes the oldest of an account beyond so many. */
export async function keepNewest(executor: Executor, accountId: string, most: number): Promise<void> {
  await executor
    .deleteFrom('uploads')
    .where('id', 'in', (query) =>
      query
        .selectFrom('uploads')
        .select('id')
        .where('id', 'in', (older) =>
          older
            .selectFrom('uploads')
            .select('id')
            .where('account_id', '=', accountId)
            .orderBy('changed_at', 'desc')
            .orderBy('id', 'desc')
            .offset(most),
        )
        // One that is locked is being taken, continued or deleted: two that wait for each other's would be a deadlock.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/**
 * Stores a part and moves the offset in one statement, so in one transaction. Of two that append at the same offset the row
 * lock lets one finish, and the other then finds the offset moved: false.
 */
export async function appendPart(
  executor: Executor,
  { accountId, id }: UploadOwner,
  { start, content, end }: UploadPart & { end: number },
): Promise<boolean> {
  const added = await executor
    .with('moved', (query) =>
      query
        .updateTable('uploads')
        .set({ received: end, changed_at: sql`now()` })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('received', '=', start)
        .returning('id'),
    )
    .insertInto('upload_parts')
    .columns(['upload_id', 'start', 'content'])
    .expression((query) =>
      query
        .selectFrom('moved')
        .select([
          'moved.id',
          sql<number>`${start}::integer`.as('start'),
          sql<Buffer>`${content}::bytea`.as('content'),
        ]),
    )
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** The next parts from an offset on, in order. */
export const findParts = (
  executor: Executor,
  uploadId: string,
  from: number,
  most: number,
): Promise<UploadPart[]> =>
  executor
    .selectFrom('upload_parts')
    .select(['start', 'content'])
    .where('upload_id', '=', uploadId)
    .where('start', '>=', from)
    .orderBy('start')
    .limit(most)
    .execute()

/** What a form has brought is complete: only now is its length known. */
export async function setContent(
  executor: Executor,
  { accountId, id }: UploadOwner,
  { bytes, fingerprint }: Pick<Content, 'bytes' | 'fingerprint'>,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('uploads')
    .set({ bytes, fingerprint })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('received', '=', bytes)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteUpload(executor: Executor, { accountId, id }: UploadOwner): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A batch of those that nobody has gone on with for so long; how many there were. */
export async function deleteOldUploads(executor: Executor, hours: number, most: number): Promise<number> {
  const { numDeletedRows } = await executor
    .deleteFrom('uploads')
    .where('id', 'in', (query) =>
      query
        .selectFrom('uploads')
        .select('id')
        .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
