import type { AccountType } from './accounts.ts'

// How applications and offers move. Checks, SQL, buttons, filters and docs/hiring.md come from here; a state is named nowhere else.

export type HiringParty = 'seeker' | 'employer' | 'staff' | 'system'

type Transition<State> = {
  /** Empty where it only creates. */
  from: readonly State[]
  to: State
  by: readonly HiringParty[]
  notifies: readonly HiringParty[]
}

export const applicationStates = [
  'PENDING',
  'REVIEWING',
  'SHORTLISTED',
  'INTERVIEWING',
  'OFFERED',
  'REJECTED',
  'WITHDRAWN',
  'ACCEPTED',
  'DECLINED',
  'HIRED',
] as const
export type ApplicationState = (typeof applicationStates)[number]

const beforeInterview = ['PENDING', 'REVIEWING', 'SHORTLISTED'] as const
const undecided = [...beforeInterview, 'INTERVIEWING'] as const

export const applicationTransitions = {
  /** Creates the application; a seeker who withdrew may apply again. */
  apply: { from: ['WITHDRAWN'], to: 'PENDING', by: ['seeker'], notifies: [] },
  review: { from: ['PENDING'], to: 'REVIEWING', by: ['employer'], notifies: ['seeker'] },
  shortlist: { from: ['REVIEWING'], to: 'SHORTLISTED', by: ['employer'], notifies: ['seeker'] },
  interview: { from: ['SHORTLISTED'], to: 'INTERVIEWING', by: ['employer'], notifies: ['seeker'] },
  /** By the system where the seeker applies for a job that they were offered before. */
  offer: { from: undecided, to: 'OFFERED', by: ['employer', 'system'], notifies: ['seeker'] },
  reject: { from: [...undecided, 'OFFERED'], to: 'REJECTED', by: ['employer'], notifies: ['seeker'] },
  accept: { from: ['OFFERED'], to: 'ACCEPTED', by: ['seeker'], notifies: ['employer'] },
  decline: { from: ['OFFERED'], to: 'DECLINED', by: ['seeker'], notifies: ['employer'] },
  hire: { from: ['ACCEPTED'], to: 'HIRED', by: ['employer'], notifies: ['seeker'] },
  withdraw: { from: beforeInterview, to: 'WITHDRAWN', by: ['seeker'], notifies: [] },
} as const satisfies { readonly [name: string]: Transition<ApplicationState> }
export type ApplicationTransition = keyof typeof applicationTransitions

export const offerStates = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED'] as const
export type OfferState = (typeof offerStates)[number]

/** `application` is the transition that the application for the same job makes with it. */
export const offerTransitions = {
  send: { from: [], to: 'SENT', by: ['employer'], notifies: ['seeker'], application: 'offer' },
  accept: { from: ['SENT'], to: 'ACCEPTED', by: ['seeker'], notifies: ['employer'], application: 'accept' },
  decline: { from: ['SENT'], to: 'DECLINED', by: ['seeker'], notifies: ['employer'], application: 'decline' },
  withdraw: { from: ['SENT'], to: 'WITHDRAWN', by: ['employer'], notifies: ['seeker'], application: null },
  hire: { from: ['ACCEPTED'], to: 'HIRED', by: ['employer'], notifies: ['seeker'], application: 'hire' },
} as const satisfies {
  readonly [name: string]: Transition<OfferState> & { application: ApplicationTransition | null }
}

/** Null where the graph has no such move. */
export function nextApplicationState(
  state: ApplicationState,
  name: ApplicationTransition,
): ApplicationState | null {
  const { from, to }: Transition<ApplicationState> = applicationTransitions[name]
  return from.includes(state) ? to : null
}

/** Null is no application yet. */
export const applicationCan = {
  apply: (state: ApplicationState | null): boolean =>
    state === null || nextApplicationState(state, 'apply') !== null,
  withdraw: (state: ApplicationState): boolean => nextApplicationState(state, 'withdraw') !== null,
} as const

/** What employers see of applications; one that was withdrawn they do not. */
export const employerStates = applicationStates.filter(
  (state) => state !== applicationTransitions.withdraw.to,
)

/** The seeker has yet to say yes or no. */
export const isUnanswered = (state: OfferState): boolean => state === offerTransitions.send.to

/** Neither side has ended it. */
export const liveOfferStates = offerStates.filter(
  (state) => state !== offerTransitions.decline.to && state !== offerTransitions.withdraw.to,
)

/** The state of the offer that brought an application to its state; null where no offer did. */
export function offerStateBehind(state: ApplicationState): OfferState | null {
  const behind = Object.values(offerTransitions).find(
    ({ application }) => application !== null && applicationTransitions[application].to === state,
  )
  return behind?.to ?? null
}

const accountsOf: { readonly [Party in HiringParty]: readonly AccountType[] } = {
  seeker: ['CAREER'],
  employer: ['HOUSEHOLD', 'BUSINESS'],
  staff: ['ADMIN'],
  system: [],
}

/** The accounts that may cause a transition, for the access rule of its endpoint. */
export const accountsCausing = ({ by }: { by: readonly HiringParty[] }): readonly AccountType[] =>
  by.flatMap((party) => accountsOf[party])

/** In characters. */
export const longestOfferMessage = 500
/** In characters. */
export const longestCoverLetter = 2000
/** Of the people who applied for a job the newest are listed. */
export const mostApplicants = 200
