import * as z from 'zod/mini'
import type { Executor } from '../database/connection.ts'
import type { FileDisk } from './file-disk.ts'
import { dropAbandonedRows, findDropped, removeRows } from './file-rows.ts'

const payload = z.object({ ids: z.array(z.uuid()) })

declare module '../queue/queue.ts' {
  interface Tasks {
    /** Erases files that a transaction has dropped. */
    'erase-files': z.infer<typeof payload>
    /** Erases files that nobody has kept, and dropped ones whose job has failed. */
    'sweep-files': Record<string, never>
  }
}

export const fileTasks = ({ executor, disk }: { executor: Executor; disk: FileDisk }) => ({
  'erase-files': async (given: unknown) => {
    const { ids } = payload.parse(given)
    await eraseDropped(executor, disk, ids)
  },
  'sweep-files': async () => {
    await dropAbandonedRows(executor)
    await eraseDropped(executor, disk)
  },
})

export const fileSchedule = [
  {
    task: 'sweep-files' as const,
    match: '25 * * * *',
    identifier: 'hourly-files',
    options: { backfillPeriod: 3_600_000 },
  },
]

/** The row goes last: after a kill in between it is still there to find the object by. */
async function eraseDropped(executor: Executor, disk: FileDisk, ids?: readonly string[]): Promise<void> {
  for (;;) {
    const dropped = await findDropped(executor, ids)
    if (dropped.length === 0) return
    await Promise.all(dropped.map((id) => disk.erase(id)))
    await removeRows(executor, dropped)
  }
}
