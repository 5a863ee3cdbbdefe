import type { Executor } from '../../platform/database/connection.ts'
import { addApplications, type NewApplication } from './applications-store.ts'
import { addOffers, type PlacedOffer } from './offers-store.ts'

// What others may ask of hiring.
export { applicationTexts, offerTexts } from './masked-texts.ts'
export type { NewApplication } from './applications-store.ts'
export type { PlacedOffer } from './offers-store.ts'

/** Applications in whatever state, all in one statement: none of the rules of applying is asked. */
export const placeApplications = (
  transaction: Executor,
  applications: readonly NewApplication[],
): Promise<void> => addApplications(transaction, applications)

/** Offers in whatever state, all in one statement: none of the rules is asked, and nobody is told. */
export const placeOffers = (transaction: Executor, offers: readonly PlacedOffer[]): Promise<void> =>
  addOffers(transaction, offers)
