import { rejectedFileDays } from '../../../contract/rules/documents.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { clearFiles, listFiles, lockOldRejected } from './store.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Erases the files of documents that were rejected some time ago. */
    'erase-rejected-files': Record<string, never>
  }
}

/** Every night, or as soon as a node is up after that. */
export const rejectedSchedule = [
  {
    task: 'erase-rejected-files',
    match: '20 1 * * *',
    identifier: 'daily-rejected-files',
    options: { backfillPeriod: 24 * 60 * 60 * 1000 },
  },
] as const

const batch = 100

/** The task `erase-rejected-files`. The verdict stays for the owner to read. */
export async function eraseRejectedFiles(executor: Executor, files: FileStore): Promise<void> {
  for (;;) {
    const count = await executor.transaction().execute(async (transaction) => {
      const ids = await lockOldRejected(transaction, { days: rejectedFileDays, most: batch })
      await files.drop(transaction, await listFiles(transaction, ids))
      await clearFiles(transaction, ids)
      return ids.length
    })
    if (count < batch) return
  }
}
