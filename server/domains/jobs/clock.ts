import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { forgetAnswered, lockJobsToAsk, lockJobToClose, markAsked, type QuietJob } from './clock-store.ts'
import { storeClosed } from './store.ts'

type Tools = NoticeTools & { emit: Emit }

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** It was closed because nothing happened for long and its employer did not answer. */
    jobLapsed: { jobId: string }
  }
}
declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Asks for jobs without news, and closes them. The clock gives it no more than its own time. */
    'jobs-clock': Record<string, never>
  }
}

/** Every hour, or as soon as a node is up after that. */
export const jobsClockSchedule = [
  {
    task: 'jobs-clock',
    match: '20 * * * *',
    identifier: 'hourly-jobs',
    options: { backfillPeriod: 2 * 60 * 60 * 1000 },
  },
] as const

const batch = 100

/** The task `jobs-clock`. Each mail is in the transaction of what it says: killed at any moment, nobody is mailed twice. */
export function createJobsClock(tools: Tools & { database: { executor: Executor } }): () => Promise<void> {
  const { executor } = tools.database
  return async () => {
    await forgetAnswered(executor)
    while (await closeNext(executor, tools));
    while (await askForSome(executor, tools));
  }
}

/** One in a transaction, so that it waits for nobody while it holds the applications of another. */
const closeNext = (executor: Executor, tools: Tools): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const job = await lockJobToClose(transaction)
    if (job === null) return false
    await storeClosed(transaction, job.id)
    await tools.emit(transaction, 'jobLapsed', { jobId: job.id })
    await notify(transaction, tools, job, 'job.closed')
    return true
  })

/** False where all are asked for. */
const askForSome = (executor: Executor, tools: Tools): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const jobs = await lockJobsToAsk(transaction, batch)
    await markAsked(
      transaction,
      jobs.map(({ id }) => id),
    )
    for (const job of jobs) await notify(transaction, tools, job, 'job.stillOpen')
    return jobs.length === batch
  })

const notify = (
  transaction: Executor,
  tools: Tools,
  { employerId, title }: QuietJob,
  name: 'job.stillOpen' | 'job.closed',
): Promise<void> =>
  sendNotice(transaction, tools, { name, to: employerId, path: '/employer-profile', job: title })
