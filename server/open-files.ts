import type { Config } from './config.ts'
import type { Executor } from './platform/database/connection.ts'
import { keptSecretKey } from './platform/secret-key.ts'
import { openDisk, type StorageDisk } from './platform/storage/disk.ts'
import { createFileDisk, type FileDisk } from './platform/storage/file-disk.ts'
import { createFileKeys, type FileKeys } from './platform/storage/file-keys.ts'
import { createFileStore, type FileStore } from './platform/storage/file-store.ts'

/** The files of an installation: wherever its settings say, under its secret key. */
export async function openFiles(
  config: Config,
  executor: Executor,
): Promise<{ files: FileStore; disk: FileDisk; keys: FileKeys; storage: StorageDisk }> {
  const keys = createFileKeys(
    config.secretKey ?? (await keptSecretKey(config.dataFolder)),
    config.previousSecretKey,
  )
  const storage = await openDisk(config.storage)
  const disk = createFileDisk(storage)
  return { files: createFileStore({ executor, disk, keys }), disk, keys, storage }
}
