import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { mostUnfinishedUploads, unfinishedUploadHours } from '../../../contract/rules/documents.ts'
import type { Executor } from '../database/connection.ts'
import { NamedError } from '../http/errors.ts'
import { UnreadableFile } from '../storage/failures.ts'
import type { FileKeys } from '../storage/file-keys.ts'
import { openSegment, sealSegment } from '../storage/segments.ts'
import {
  appendPart,
  deleteOldUploads,
  deleteUpload,
  findParts,
  findUpload,
  insertUpload,
  keepNewest,
  setContent,
  touchUploadOf,
  type Content,
  type UploadOwner,
  type UploadRow,
} from './upload-store.ts'

export type { Content, UploadOwner } from './upload-store.ts'

/** How far an upload is; `bytes` is null while a form is read. */
export type UploadState = { id: string; bytes: number | null; received: number }
/** An upload with its key, ready to be appended to. */
export type OpenUpload = Pick<UploadRow, 'accountId' | 'id' | 'bytes' | 'fingerprint' | 'received'> & {
  key: Buffer
}

/** Of one part, before it is encrypted. */
export const partBytes = 256 * 1024
/** Read together while a whole is put together. */
const partsTogether = 8
const sweptTogether = 100

export type Uploads = ReturnType<typeof createUploads>

/** What people send, kept in encrypted parts in the database until a handler takes it as a whole. */
export function createUploads(keys: Pick<FileKeys, 'create' | 'open'>) {
  const create = async (executor: Executor, accountId: string, content: Content | null) => {
    const owner = { accountId, id: newId() }
    const { key, ...wrapped } = keys.create(owner.id)
    if (!(await insertUpload(executor, owner, content, wrapped))) return null
    await keepNewest(executor, accountId, mostUnfinishedUploads)
    return {
      ...owner,
      bytes: content?.bytes ?? null,
      fingerprint: content?.fingerprint ?? null,
      received: 0,
      key,
    }
  }

  /** Null where its key is lost too: the phone then begins anew. */
  const withKey = (row: UploadRow | null): OpenUpload | null => {
    if (row === null) return null
    try {
      return { ...row, key: keys.open(row.id, row) }
    } catch (error) {
      if (error instanceof UnreadableFile) return null
      throw error
    }
  }

  const open = async (executor: Executor, owner: UploadOwner): Promise<OpenUpload | null> =>
    withKey(await findUpload(executor, owner))

  return {
    /** The unfinished upload of the same content for the same document, or a new one; the oldest of too many give way. */
    async begin(
      transaction: Executor,
      accountId: string,
      content: Content,
    ): Promise<UploadState & { bytes: number }> {
      for (;;) {
        const row = await touchUploadOf(transaction, accountId, content)
        const known = withKey(row)
        if (known !== null) return { id: known.id, received: known.received, bytes: content.bytes }
        if (row !== null) await deleteUpload(transaction, row)
        const created = await create(transaction, accountId, content)
        // Null: another request has begun the same in between.
        if (created !== null) return { id: created.id, received: 0, bytes: content.bytes }
      }
    },

    /** For a file that comes with a form: what it is for, and how long it is, is known at its end. */
    async beginForm(executor: Executor, accountId: string): Promise<OpenUpload> {
      const created = await executor
        .transaction()
        .execute((transaction) => create(transaction, accountId, null))
      if (created === null) throw new Error('A new id was taken')
      return created
    },

    open,

    /** Stores content of at most `partBytes`; refused where the upload has moved on, or is gone. */
    async append(executor: Executor, upload: OpenUpload, start: number, content: Uint8Array): Promise<void> {
      const end = start + content.length
      if (upload.bytes !== null && end > upload.bytes) throw new NamedError('too_large')
      const sealed = sealSegment(upload.key, placeOf(start), content)
      if (await appendPart(executor, upload, { start, content: sealed, end })) return
      const isThere = (await findUpload(executor, upload)) !== null
      throw new NamedError(isThere ? 'upload_conflict' : 'not_found')
    },

    /** The file of a form has arrived whole. */
    async finishForm(
      executor: Executor,
      owner: UploadOwner,
      content: Pick<Content, 'bytes' | 'fingerprint'>,
    ): Promise<void> {
      if (!(await setContent(executor, owner, content))) throw new NamedError('upload_conflict')
    },

    /** Once the last byte is there: what has arrived must be what was announced, or it is erased. */
    async verify(executor: Executor, owner: UploadOwner): Promise<void> {
      const upload = await open(executor, owner)
      if (upload === null || upload.received !== upload.bytes) return
      const hash = createHash('sha256')
      for await (const part of partsOf(executor, upload)) hash.update(part)
      if (hash.digest('hex') === upload.fingerprint) return
      await deleteUpload(executor, owner)
      throw new NamedError('upload_changed')
    },

    /**
     * The whole, decrypted; null where there is none, or it has not all arrived. Compared with what was announced here too: a process
     * that is killed after the last part has not verified it, and it is then erased.
     */
    async read(executor: Executor, owner: UploadOwner): Promise<Uint8Array | null> {
      const upload = await open(executor, owner)
      if (upload === null || upload.bytes === null || upload.received !== upload.bytes) return null
      const whole = Buffer.allocUnsafe(upload.bytes)
      let offset = 0
      for await (const part of partsOf(executor, upload)) offset += part.copy(whole, offset)
      // Removed by another request while it was read.
      if (offset !== upload.bytes) return null
      if (createHash('sha256').update(whole).digest('hex') === upload.fingerprint) return whole
      await deleteUpload(executor, owner)
      return null
    },

    /** In the transaction that takes what it has read; false where it is gone already. */
    remove: (transaction: Executor, owner: UploadOwner): Promise<boolean> => deleteUpload(transaction, owner),

    /** Erases what nobody has gone on with. */
    async sweep(executor: Executor): Promise<void> {
      while ((await deleteOldUploads(executor, unfinishedUploadHours, sweptTogether)) === sweptTogether);
    },
  }
}

/** A part can only be opened where it belongs. */
const placeOf = (start: number) => ({ number: start, isLast: false })

/** The parts one after the other, few of them in memory; none any more once the upload is removed. */
async function* partsOf(executor: Executor, { id, received, key }: OpenUpload): AsyncGenerator<Buffer> {
  let offset = 0
  while (offset < received) {
    const parts = await findParts(executor, id, offset, partsTogether)
    for (const { start, content } of parts) {
      if (start !== offset) throw new Error(`A part of the upload ${id} is missing`)
      const plain = openSegment(key, placeOf(start), content)
      yield plain
      offset += plain.length
    }
    if (parts.length === 0) return
  }
}
