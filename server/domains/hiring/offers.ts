import type { HiringEvent } from '../../../contract/hiring.ts'
import type { ReceivedOffer, ReceivedOfferDetail, SentOffer } from '../../../contract/offers.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import {
  mostOffersOfOneJob,
  offerTransitions,
  type DeclineReason,
  type HiringParty,
  type OfferState,
  type OfferTransition,
} from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockOpenJob } from '../jobs/service.ts'
import { ensureConversation } from '../messages/service.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { recordEvents } from './history.ts'
import { readEvents } from './history-store.ts'
import { moveApplication } from './moves.ts'
import { lockApplicationFor } from './moves-store.ts'
import { agreedTerms, type ProposedTerms } from './offer-terms.ts'
import {
  addOffer,
  findEmployer,
  hasLiveOffer,
  lockOffer,
  lockSeeker,
  readEarlier,
  readOneReceived,
  readReceived,
  readSent,
  storeOfferMove,
  type Employer,
  type LockedOffer,
} from './offers-store.ts'
import { receivedView, sentView } from './offers-view.ts'
import { requireVerifiedEmployer } from './policy.ts'

type OfferInput = { seekerId: string; jobId: string | null; message: string; terms: ProposedTerms }

/** An employer who may hire: the address is verified, and staff have verified them. */
export async function requireHirer(transaction: Executor, caller: Caller): Promise<Employer> {
  const employer = await findEmployer(transaction, caller.accountId)
  // The account was erased while the call was under way.
  if (employer === null) throw new NamedError('sign_in_required')
  requireVerifiedEmployer(caller, employer)
  return employer
}

/** The offer, the new state of the application it answers, and the mail to the seeker: all of it or nothing. Answers the last offer. */
export async function makeOffer(
  transaction: Executor,
  tools: NoticeTools,
  caller: Caller,
  input: OfferInput,
): Promise<{ id: string; status: OfferState } | null> {
  const employer = await requireHirer(transaction, caller)
  if (!(await lockSeeker(transaction, input.seekerId))) throw new NamedError('not_found')
  const job = input.jobId === null ? null : await lockOpenJob(transaction, caller, input.jobId)
  const offer = { ...input, employerId: caller.accountId, terms: agreedTerms(input.terms, job) }
  const earlier = await readEarlier(transaction, offer)
  // To press twice is to make one offer and to send one mail.
  if (earlier.isOpen || earlier.works) return earlier.last
  if (earlier.offers >= mostOffersOfOneJob) throw new NamedError('too_many_offers')
  const id = await addOffer(transaction, offer)
  // Another call added one meanwhile.
  if (id === null) return (await readEarlier(transaction, offer)).last
  await ensureConversation(transaction, offer)
  const application = await moveAnswered(transaction, { ...offer, id }, 'send', 'employer')
  await recordOffer(transaction, { id, applicationId: application }, 'send', 'employer', null)
  await sendNotice(transaction, tools, {
    name: 'offer.send',
    to: input.seekerId,
    path: `/jobseeker/job-offers/${id}`,
    person: employer.maskedName,
    job: job?.maskedTitle ?? '',
    message: maskContacts(input.message),
  })
  return { id, status: offerTransitions.send.to }
}

/** The application that the offer answers moves with it; answers its id, also where it was decided otherwise before. */
async function moveAnswered(
  transaction: Executor,
  { id, jobId, seekerId }: Pick<LockedOffer, 'id' | 'jobId' | 'seekerId'>,
  transition: OfferTransition,
  party: HiringParty,
): Promise<string | null> {
  if (jobId === null) return null
  const application = await lockApplicationFor(transaction, { jobId, seekerId })
  if (application === null) return null
  const move = { transition: offerTransitions[transition].application, party, offerId: id }
  await moveApplication(transaction, application, move)
  return application.id
}

const recordOffer = (
  transaction: Executor,
  { id, applicationId }: { id: string; applicationId: string | null },
  transition: OfferTransition,
  party: HiringParty,
  reason: DeclineReason | null,
): Promise<void> =>
  recordEvents(transaction, [{ applicationId, offerId: id, subject: 'offer', transition, party, reason }])

/** The only way in which an offer moves: with its application, and a line in the history of both. Answers the application. */
export async function moveOffer(
  transaction: Executor,
  offer: LockedOffer,
  transition: Exclude<OfferTransition, 'send'>,
  party: HiringParty,
  reason: DeclineReason | null = null,
): Promise<string | null> {
  await storeOfferMove(transaction, offer.id, transition, reason)
  const applicationId = await moveAnswered(transaction, offer, transition, party)
  await recordOffer(transaction, { id: offer.id, applicationId }, transition, party, reason)
  return applicationId
}

/** False where it was done before; refuses what the graph does not know, and an offer whose time is over. */
export function mustMove(
  offer: LockedOffer | null,
  transition: Exclude<OfferTransition, 'send'>,
): offer is LockedOffer {
  if (offer === null) throw new NamedError('not_found')
  const { from, to } = offerTransitions[transition]
  if (offer.status === to) return false
  if (!from.some((state: OfferState) => state === offer.status) || offer.isExpired)
    throw new NamedError('offer_settled')
  return true
}

export const acceptOffer = (executor: Executor, tools: NoticeTools, caller: Caller, id: string) =>
  executor.transaction().execute(async (transaction) => {
    const offer = await lockOffer(transaction, id, { seekerId: caller.accountId })
    if (!mustMove(offer, 'accept')) return
    await moveOffer(transaction, offer, 'accept', 'seeker')
    await sendNotice(transaction, tools, {
      name: 'offer.accept',
      to: offer.employerId,
      path: '/employer/placements',
      person: offer.seekerName,
      job: offer.jobTitle ?? '',
    })
  })

export const declineOffer = (
  executor: Executor,
  tools: NoticeTools,
  caller: Caller,
  { id, reason }: { id: string; reason: DeclineReason },
) =>
  executor.transaction().execute(async (transaction) => {
    const offer = await lockOffer(transaction, id, { seekerId: caller.accountId })
    if (!mustMove(offer, 'decline')) return
    await moveOffer(transaction, offer, 'decline', 'seeker', reason)
    await sendNotice(transaction, tools, {
      name: 'offer.decline',
      to: offer.employerId,
      path: '/employer/placements',
      person: offer.seekerName,
      job: offer.jobTitle ?? '',
      reason,
    })
  })

export const withdrawOffer = (executor: Executor, tools: NoticeTools, caller: Caller, id: string) =>
  executor.transaction().execute(async (transaction) => {
    const offer = await lockOffer(transaction, id, { employerId: caller.accountId })
    if (!mustMove(offer, 'withdraw')) return
    await moveOffer(transaction, offer, 'withdraw', 'employer')
    await notifyOfWithdrawal(transaction, tools, offer)
  })

export const notifyOfWithdrawal = (
  transaction: Executor,
  tools: NoticeTools,
  offer: LockedOffer,
): Promise<void> =>
  sendNotice(transaction, tools, {
    name: 'offer.withdraw',
    to: offer.seekerId,
    path: `/jobseeker/job-offers/${offer.id}`,
    person: offer.employerName,
    job: offer.jobTitle ?? '',
  })

export const hasInterest = (executor: Executor, { accountId }: Caller): Promise<boolean> =>
  hasLiveOffer(executor, accountId)

export const listReceived = async (executor: Executor, { accountId }: Caller): Promise<ReceivedOffer[]> =>
  (await readReceived(executor, accountId)).map(receivedView)

export async function readReceivedOffer(
  executor: Executor,
  { accountId }: Caller,
  id: string,
): Promise<ReceivedOfferDetail> {
  const row = await readOneReceived(executor, accountId, id)
  if (row === null) throw new NamedError('not_found')
  const history: HiringEvent[] = await readEvents(executor, { offerId: id })
  return { ...receivedView(row), history }
}

export const listSent = async (executor: Executor, { accountId }: Caller): Promise<SentOffer[]> =>
  (await readSent(executor, accountId)).map(sentView)

/** The offers that somebody received or made, for the export of their data. */
export async function exportOffers(executor: Executor, caller: Caller) {
  if (caller.type === 'CAREER') return listReceived(executor, caller)
  return isEmployer(caller.type) ? listSent(executor, caller) : null
}
