import type { DocumentState } from './documents.ts'
import type { GuarantorState } from './guarantors.ts'
import type { InterviewState, OfferState } from './hiring.ts'

/** What may have happened to a seeker. */
export const seekerNews = ['offer', 'interview', 'checkIn', 'application', 'document', 'guarantor'] as const
export const employerNews = ['applicant', 'offer', 'interview', 'document', 'verified'] as const

type LinesByState = {
  offer: { readonly [State in OfferState]?: true }
  interview: { readonly [State in InterviewState]?: true }
  document: { readonly [State in DocumentState]?: true }
  guarantor: { readonly [State in GuarantorState]?: true }
}

/** What became of it, as far as that has a line of its own; applications show the badge of any state. */
export const seekerNewsStates = {
  offer: { SENT: true, WITHDRAWN: true, LAPSED: true, HIRED: true },
  interview: { PROPOSED: true, CANCELLED: true },
  document: { VERIFIED: true, REJECTED: true },
  guarantor: { CONFIRMED: true, REFUSED: true },
} as const satisfies LinesByState
/** Accepted offers are listed elsewhere, to be confirmed. */
export const employerNewsStates = {
  offer: { DECLINED: true, LAPSED: true },
  interview: { AGREED: true, ASKED: true },
  document: { VERIFIED: true, REJECTED: true },
} as const satisfies Partial<LinesByState>

/** False for the state that a newer server names and this page does not know. */
export const hasLine = <State extends string>(
  states: { readonly [Known in State]: true },
  state: string,
): state is State => Object.hasOwn(states, state)

/** News are listed for so many days, and so many of them. */
export const newsDays = 30
export const mostNews = 10

type Dated = { at: Date }

/** What happened so long ago is no news any more. */
export const isRecent = ({ at }: Dated, now: Date): boolean =>
  now.getTime() - at.getTime() < newsDays * 24 * 60 * 60 * 1000

/** What waits for the reader comes first, then the newest. */
export const firstNews = <Item extends Dated & { waits: boolean }>(items: readonly Item[]): Item[] =>
  items
    .toSorted(
      (one, other) => Number(other.waits) - Number(one.waits) || other.at.getTime() - one.at.getTime(),
    )
    .slice(0, mostNews)
