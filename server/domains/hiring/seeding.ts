import { placementTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { addApplications, type NewApplication } from './applications-store.ts'
import { countAnswers } from './figures.ts'
import { addEvents, type NewEvent } from './history-store.ts'
import { addOffers, type SeededOffer } from './offers-store.ts'
import {
  addInterviews,
  addPlacements,
  addReviews,
  type SeededInterview,
  type SeededPlacement,
  type SeededReview,
} from './seeding-store.ts'

export type SeededHiring = {
  applications: readonly NewApplication[]
  offers: readonly SeededOffer[]
  interviews: readonly SeededInterview[]
  placements: readonly SeededPlacement[]
  reviews: readonly SeededReview[]
  events: readonly NewEvent[]
}

/** All of hiring in any state, without its rules and without a mail. */
export async function seedHiring(transaction: Executor, world: SeededHiring): Promise<void> {
  await addApplications(transaction, world.applications)
  await addOffers(transaction, world.offers)
  await addInterviews(transaction, world.interviews)
  const { begin, end } = placementTransitions
  await addPlacements(transaction, world.placements, { current: begin.to, ended: end.to })
  await addReviews(transaction, world.reviews)
  await addEvents(transaction, world.events)
  await countAnswers(transaction)
}
