/** All that an offer can be. */
export const offerStates = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED'] as const
export type OfferState = (typeof offerStates)[number]

/** In characters. */
export const longestOfferMessage = 500
