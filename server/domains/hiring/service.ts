import type { Executor } from '../../platform/database/connection.ts'
import { addApplications, type NewApplication } from './applications-store.ts'
import { addOffers, type SeededOffer } from './offers-store.ts'

// What others may ask of hiring.
export { applicationTexts, offerTexts } from './masked-texts.ts'
export type { NewApplication } from './applications-store.ts'
export type { SeededOffer } from './offers-store.ts'

/** Applications in any state, in one statement, without the rules of applying. */
export const seedApplications = (
  transaction: Executor,
  applications: readonly NewApplication[],
): Promise<void> => addApplications(transaction, applications)

/** Offers in any state, in one statement, without the rules of offers and without a mail. */
export const seedOffers = (transaction: Executor, offers: readonly SeededOffer[]): Promise<void> =>
  addOffers(transaction, offers)
