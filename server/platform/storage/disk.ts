import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { DurableFolderDriver } from './durable-folder-driver.ts'
import type { StorageSettings } from './settings.ts'

/** The bytes from `start` to `end`, both included. Null where there is no such object. */
type ReadRange = (name: string, range: { start: number; end: number }) => Promise<Readable | null>

/** flydrive reads whole objects only, so each driver reads ranges by its own means. */
export type RangeDriver = DriverContract & { readRange: ReadRange }

/** Where everything is kept that is not in the database, in a folder or in a bucket. */
export class StorageDisk extends Disk {
  readonly readRange: ReadRange

  constructor(driver: RangeDriver) {
    super(driver)
    this.readRange = (name, range) => driver.readRange(name, range)
  }
}

export async function openDisk(settings: StorageSettings): Promise<StorageDisk> {
  if (settings.kind === 'folder') return new StorageDisk(new DurableFolderDriver(settings.folder))
  // Loaded here: an installation with a folder has better uses for the memory that the SDK takes.
  const { openBucket } = await import('./bucket.ts')
  return new StorageDisk(openBucket(settings))
}
