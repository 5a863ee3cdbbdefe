import type { Executor } from '../../platform/database/connection.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { closeJob, lockJob } from '../jobs/service.ts'
import { sendNotice } from '../notices/service.ts'
import { cancelInterviews } from './interviews.ts'
import type { HiringTools } from './moves.ts'
import { moveOffer, mustMove, requireHirer } from './offers.ts'
import { findJobOfOffer, lockOffer } from './offers-store.ts'
import { beginPlacement } from './placements.ts'
import { holdAccounts } from './placements-store.ts'

/**
 * The employer confirms: the offer and the application are HIRED, the placement begins, and what others do about it is done in
 * the same transaction. The job is locked first, as everywhere, so that two confirmations of one job follow each other.
 */
export const confirmHire = (
  executor: Executor,
  tools: HiringTools,
  caller: Caller,
  { id, closesJob }: { id: string; closesJob: boolean },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const employer = await requireHirer(transaction, caller)
    const found = await findJobOfOffer(transaction, caller.accountId, id)
    if (found === null) throw new NamedError('not_found')
    await holdAccounts(transaction, [found.seekerId])
    if (found.jobId !== null) await lockJob(transaction, caller, found.jobId)
    const offer = await lockOffer(transaction, id, { employerId: caller.accountId })
    if (!mustMove(offer, 'hire')) return
    const applicationId = await moveOffer(transaction, offer, 'hire', 'employer')
    if (applicationId !== null) await cancelInterviews(transaction, [applicationId])
    await beginPlacement(transaction, tools, { ...offer, offerId: offer.id, applicationId })
    if (offer.jobId !== null && closesJob) {
      await closeJob(transaction, offer.jobId)
      await enqueue(transaction, 'answer-applicants', { jobId: offer.jobId, reason: 'FILLED' })
    }
    await sendNotice(transaction, tools, {
      name: 'offer.hire',
      to: offer.seekerId,
      path: '/jobseeker/WorkPlacement',
      person: employer.maskedName,
      job: offer.jobTitle ?? '',
    })
  })
