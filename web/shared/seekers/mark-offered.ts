import type { QueryClient } from '@tanstack/react-query'
import type { Applicant } from '../../../contract/hiring.ts'
import { nextApplicationState, offerTransitions } from '../../../contract/rules/hiring.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { changeApplicants } from './applicant-lists.ts'
import { seekerLists, withCard } from './seeker-lists.ts'

/**
 * Shows an offer that was sent on every card of the person in the cache. The lists are not asked for again: a filtered one
 * would lose the card that the person is looking at.
 */
export function markOffered(
  client: QueryClient,
  seekerId: string,
  jobId: string | null,
  offer: Applicant['offer'],
): void {
  for (const key of seekerLists) {
    client.setQueriesData<SeekerCards>({ queryKey: [key] }, (page) =>
      page === undefined ? undefined : withCard(page, seekerId, (card) => withOffer(card, jobId)),
    )
  }
  const ofThem = (change: (applicant: Applicant) => Applicant) => (applicant: Applicant) =>
    applicant.id === seekerId ? change(applicant) : applicant
  changeApplicants(
    client,
    null,
    ofThem((applicant) => withOffer(applicant, jobId)),
  )
  if (jobId !== null)
    changeApplicants(
      client,
      jobId,
      ofThem((applicant) => answered(applicant, offer)),
    )
}

const withOffer = <Card extends SeekerCard>(card: Card, jobId: string | null): Card => ({
  ...card,
  offerStatus: offerTransitions.send.to,
  offeredJobs: [...card.offeredJobs, jobId],
})

/** An offer of the very job that somebody applied for answers the application. */
const answered = (applicant: Applicant, offer: Applicant['offer']): Applicant => ({
  ...applicant,
  offer: offer ?? applicant.offer,
  status: nextApplicationState(applicant.status, offerTransitions.send.application) ?? applicant.status,
})
