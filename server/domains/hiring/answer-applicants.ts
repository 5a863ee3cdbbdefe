import * as z from 'zod/mini'
import { applicationTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { cancelInterviews } from './interviews.ts'
import { moveApplication, notifyOfMove, type HiringTools } from './moves.ts'
import { lockApplicationsOfJob } from './moves-store.ts'
import { moveOffer, notifyOfWithdrawal } from './offers.ts'
import { lockOffersOfJob } from './offers-store.ts'

const payload = z.object({ jobId: z.uuid(), reason: z.enum(['FILLED', 'CLOSED']) })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Answers all who wait for a job that was filled or closed. */
    'answer-applicants': z.infer<typeof payload>
  }
}

/** Locked and answered in one transaction. */
const atOnce = 25

/** The task `answer-applicants`: killed at any moment and done again, nobody gets the answer twice. */
export const createApplicantAnswers =
  (executor: Executor, tools: HiringTools) =>
  async (given: unknown): Promise<void> => {
    const { jobId, reason } = payload.parse(given)
    while (await withdrawSome(executor, tools, jobId));
    while (await rejectSome(executor, tools, jobId, reason));
  }

/** An offer whose application is rejected next needs no mail of its own. */
const withdrawSome = (executor: Executor, tools: HiringTools, jobId: string): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const offers = await lockOffersOfJob(transaction, jobId, atOnce)
    for (const offer of offers) {
      const applicationId = await moveOffer(transaction, offer, 'withdraw', 'system')
      if (applicationId === null) await notifyOfWithdrawal(transaction, tools, offer)
    }
    return offers.length === atOnce
  })

const rejectSome = (
  executor: Executor,
  tools: HiringTools,
  jobId: string,
  reason: 'FILLED' | 'CLOSED',
): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const { from } = applicationTransitions.reject
    const waiting = await lockApplicationsOfJob(transaction, jobId, from, atOnce)
    for (const application of waiting) {
      await moveApplication(transaction, application, { transition: 'reject', party: 'system', reason })
      await notifyOfMove(transaction, tools, application, 'reject', reason)
    }
    await cancelInterviews(
      transaction,
      waiting.map(({ id }) => id),
    )
    return waiting.length === atOnce
  })
