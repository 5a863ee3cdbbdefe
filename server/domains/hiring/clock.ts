import type { Executor } from '../../platform/database/connection.ts'
import { sendNotice } from '../notices/service.ts'
import { askCheckIns } from './check-ins.ts'
import { lockUnanswered, markTold } from './clock-store.ts'
import { holdInterviews, remindInterviews } from './interviews.ts'
import { lapseOffers } from './lapse.ts'
import type { HiringTools } from './moves.ts'
import { publishReviews } from './reviews.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** What happens in hiring because time has passed. The clock gives it no more than its own time. */
    'hiring-clock': Record<string, never>
    /** Counts anew how often and how fast employers answer. */
    'count-answers': Record<string, never>
  }
}

/** Every hour and every night, or as soon as a node is up after that. */
export const clockSchedule = [
  {
    task: 'hiring-clock',
    match: '10 * * * *',
    identifier: 'hourly-hiring',
    options: { backfillPeriod: 2 * 60 * 60 * 1000 },
  },
  {
    task: 'count-answers',
    match: '40 0 * * *',
    identifier: 'daily-answers',
    options: { backfillPeriod: 24 * 60 * 60 * 1000 },
  },
] as const

/** Does all that is due, in transactions of its own; done again, it does only what has become due since. */
type Clockwork = (executor: Executor, tools: HiringTools) => Promise<unknown>

const clockworks: readonly Clockwork[] = [
  lapseOffers,
  holdInterviews,
  remindInterviews,
  notifyUnanswered,
  askCheckIns,
  publishReviews,
]

/** The task `hiring-clock`. What fails keeps none of the others from their work; the queue tries again. */
export function createHiringClock(
  tools: HiringTools & { database: { executor: Executor } },
): () => Promise<void> {
  return async () => {
    const failures: unknown[] = []
    for (const clockwork of clockworks) {
      await clockwork(tools.database.executor, tools).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some of the clockworks failed')
  }
}

const batch = 100

/** Says to each seeker once that nobody has answered. */
async function notifyUnanswered(executor: Executor, tools: HiringTools): Promise<void> {
  for (;;) {
    const count = await executor.transaction().execute(async (transaction) => {
      const unanswered = await lockUnanswered(transaction, batch)
      await markTold(
        transaction,
        unanswered.map(({ id }) => id),
      )
      for (const { seekerId, jobTitle } of unanswered) {
        await sendNotice(transaction, tools, {
          name: 'application.unanswered',
          to: seekerId,
          path: '/jobseeker/Applications',
          job: jobTitle,
        })
      }
      return unanswered.length
    })
    if (count < batch) return
  }
}
