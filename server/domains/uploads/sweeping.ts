import type { TaskContext } from '../../platform/domain.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Erases uploads that nobody has gone on with. */
    'sweep-uploads': Record<string, never>
  }
}

export const createUploadSweep =
  ({ database, uploads }: TaskContext) =>
  (): Promise<void> =>
    uploads.sweep(database.executor)

export const uploadSweepSchedule = [
  {
    task: 'sweep-uploads' as const,
    match: '35 * * * *',
    identifier: 'hourly-uploads',
    options: { backfillPeriod: 3_600_000 },
  },
]
