import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept: a folder, for now. */
export const openDisk = (folder: string): Disk =>
  new Disk(new FSDriver({ location: join(folder, 'files'), visibility: 'private' }))
