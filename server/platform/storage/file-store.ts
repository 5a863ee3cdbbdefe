import { randomUUID } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import type { Executor } from '../database/connection.ts'
import { DecryptingStream, segmentsOfRange } from './decrypting-stream.ts'
import type { FileDisk } from './file-disk.ts'
import { StorageUnavailable, UnreadableFile } from './failures.ts'
import type { FileKeys } from './file-keys.ts'
import { addRow, dropRows, findRow, keepRows } from './file-rows.ts'
import { sealFile } from './segments.ts'

/** A file as it was before it was encrypted. */
export type OpenedFile = {
  bytes: number
  /** The whole, or the bytes from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable
}

/** Files, encrypted, each with its row in `stored_files` from before its first byte until after its last. */
export type FileStore = {
  /**
   * The file is provisional, and erased after an hour unless a transaction keeps it. Not within a transaction: its row is
   * committed on a connection of its own before the first byte is written.
   */
  write(content: Uint8Array): Promise<string>
  /** In the transaction that refers to them; fails where one is gone. */
  keep(transaction: Executor, ids: readonly string[]): Promise<void>
  /** In the transaction that removes the last reference; a job erases them after the commit. */
  drop(transaction: Executor, ids: readonly string[]): Promise<void>
  /** Null where there is none. */
  open(id: string): Promise<OpenedFile | null>
}

export type FileStoreParts = { executor: Executor; disk: FileDisk; keys: FileKeys }

export function createFileStore({ executor, disk, keys }: FileStoreParts): FileStore {
  return {
    write: async (content) => {
      const id = randomUUID()
      const { key, ...wrapped } = keys.create(id)
      await addRow(executor, { id, bytes: content.length, ...wrapped })
      // Where this fails, the row is what the sweep finds the rest by.
      await disk.put(id, sealFile(key, content))
      return id
    },
    keep: async (transaction, ids) => {
      const distinct = [...new Set(ids)]
      const kept = await keepRows(transaction, distinct)
      if (kept !== distinct.length) throw new Error('A file that was to be kept is gone')
    },
    drop: async (transaction, ids) => {
      if (ids.length > 0) await dropRows(transaction, ids)
    },
    open: async (id) => {
      const row = await findRow(executor, id)
      if (row === null) return null
      const file = { id, bytes: row.bytes, key: keys.open(id, row) }
      return {
        bytes: row.bytes,
        read: (part) => {
          const range = part ?? { start: 0, end: row.bytes - 1 }
          const decrypted = new DecryptingStream(file, range)
          void feed(decrypted, disk, file, range)
          return decrypted
        },
      }
    },
  }
}

async function feed(
  decrypted: DecryptingStream,
  disk: FileDisk,
  { id, bytes }: { id: string; bytes: number },
  range: { start: number; end: number },
): Promise<void> {
  try {
    const sealed = await disk.read(id, segmentsOfRange(bytes, range).sealed)
    if (sealed === null) throw new UnreadableFile(`The object of file ${id} is missing`)
    sealed.once('error', (error) => decrypted.destroy(new StorageUnavailable('read a file', error)))
    // Each ends the other; the reader hears of it by the stream that it has.
    pipeline(sealed, decrypted, () => {})
  } catch (error) {
    decrypted.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}
