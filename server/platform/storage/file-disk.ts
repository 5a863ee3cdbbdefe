import type { Readable } from 'node:stream'
import type { StorageDisk } from './disk.ts'
import { StorageUnavailable } from './failures.ts'

/** The encrypted objects of files, by the ids of the files. */
export type FileDisk = {
  /** Resolves when the object survives a power cut. */
  put(id: string, content: Uint8Array): Promise<void>
  /** The bytes from `start` to `end`, both included. Null where there is no such object. */
  read(id: string, range: { start: number; end: number }): Promise<Readable | null>
  /** Also where there is none. */
  erase(id: string): Promise<void>
  names(): AsyncIterable<string>
}

const folder = 'objects'

/** Random, and the same for every kind of file and person; in folders of some thousands each. */
export const objectName = (id: string): string => `${folder}/${id.slice(0, 2)}/${id}`

/** A write that takes longer is given up, long before the sweep would take its row for abandoned. */
const writeMilliseconds = 5 * 60_000

export function createFileDisk(disk: StorageDisk): FileDisk {
  const attempt = async <Result>(act: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw new StorageUnavailable(act, error)
    }
  }
  return {
    put: (id, content) =>
      attempt('write a file', () =>
        disk.put(objectName(id), content, { signal: AbortSignal.timeout(writeMilliseconds) }),
      ),
    read: (id, range) => attempt('read a file', () => disk.readRange(objectName(id), range)),
    erase: (id) => attempt('erase a file', () => disk.delete(objectName(id))),
    async *names() {
      let page: string | undefined
      do {
        const from = page === undefined ? {} : { paginationToken: page }
        const { objects, paginationToken } = await attempt('list files', () =>
          disk.listAll(folder, { recursive: true, ...from }),
        )
        for (const object of objects) if (object.isFile) yield object.key
        page = paginationToken
      } while (page !== undefined)
    },
  }
}
