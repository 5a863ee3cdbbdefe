/** All that an offer can be. */
export const offerStates = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED'] as const
export type OfferState = (typeof offerStates)[number]

/** One side has said no: nobody waits for anything any more. */
export const endedOfferStates = ['DECLINED', 'WITHDRAWN'] as const satisfies readonly OfferState[]

/** In characters. */
export const longestOfferMessage = 500
