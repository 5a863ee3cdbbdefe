import type { Executor } from '../../platform/database/connection.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { moveOffer } from './offers.ts'
import { lockExpired } from './offers-store.ts'

/** Locked and ended in one transaction. */
const atOnce = 25

/** Offers that nobody answered, or whose hire nobody confirmed, end by themselves, and both are notified. */
export async function lapseOffers(executor: Executor, tools: NoticeTools): Promise<void> {
  while (await lapseSome(executor, tools));
}

const lapseSome = (executor: Executor, tools: NoticeTools): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const offers = await lockExpired(transaction, atOnce)
    for (const offer of offers) {
      await moveOffer(transaction, offer, 'lapse', 'system')
      const job = offer.jobTitle ?? ''
      await sendNotice(transaction, tools, {
        name: 'offer.lapse',
        to: offer.seekerId,
        path: `/jobseeker/job-offers/${offer.id}`,
        person: offer.employerName,
        job,
      })
      await sendNotice(transaction, tools, {
        name: 'offer.lapsed',
        to: offer.employerId,
        path: '/employer/placements',
        person: offer.seekerName,
        job,
      })
    }
    return offers.length === atOnce
  })
