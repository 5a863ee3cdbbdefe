// What others may ask of hiring.
export { applicationTexts, interviewTexts, offerTexts, reviewTexts } from './masked-texts.ts'
export { isHiredBy } from './placements.ts'
export { hideReview, maySeeReview } from './reviews.ts'
export type { NewApplication } from './applications-store.ts'
export type { NewEvent } from './history-store.ts'
export type { SeededOffer } from './offers-store.ts'
export { seedHiring, type SeededHiring } from './seeding.ts'
export type { SeededInterview, SeededPlacement, SeededReview } from './seeding-store.ts'
