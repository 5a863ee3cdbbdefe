import type { Application } from '../../../../contract/hiring.ts'
import type { ReceivedOffer } from '../../../../contract/offers.ts'
import type { Placement } from '../../../../contract/placements.ts'
import { interviewTransitions, isUnanswered } from '../../../../contract/rules/hiring.ts'

type Known = {
  offers: readonly ReceivedOffer[] | undefined
  applications: readonly Application[] | undefined
  placements: readonly Placement[] | undefined
}

/** What waits for the seeker's answer. */
export const whatWaits = ({ offers = [], applications = [], placements = [] }: Known) => ({
  offers: offers.filter(({ status }) => isUnanswered(status)),
  interviews: applications.filter(({ interview }) => interview?.status === interviewTransitions.propose.to),
  checkIn: placements.some(({ checkIn }) => checkIn !== null),
})
