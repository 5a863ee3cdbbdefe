import type { AccountType } from './accounts.ts'

// How applications, offers, interviews and placements move. Checks, SQL, buttons, filters, notices and docs/hiring.md come from
// here; a state is named nowhere else.

export type HiringParty = 'seeker' | 'employer' | 'staff' | 'system'

type Transition<State> = {
  /** Empty where it only creates. */
  from: readonly State[]
  /** Several where it returns to the state before. */
  to: State | readonly State[]
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

/** Rows of an earlier version have it: a declined offer returned nothing then. No transition leads there. */
export const formerApplicationStates = ['DECLINED'] as const

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
  /** By the system where the job was filled or closed. */
  reject: {
    from: [...undecided, 'OFFERED'],
    to: 'REJECTED',
    by: ['employer', 'system'],
    notifies: ['seeker'],
  },
  accept: { from: ['OFFERED'], to: 'ACCEPTED', by: ['seeker'], notifies: ['employer'] },
  /** The offer ended without a hire; its own notice says so. */
  return: {
    from: ['OFFERED', 'ACCEPTED'],
    to: undecided,
    by: ['seeker', 'employer', 'system'],
    notifies: [],
  },
  hire: { from: ['ACCEPTED'], to: 'HIRED', by: ['employer'], notifies: ['seeker'] },
  withdraw: { from: beforeInterview, to: 'WITHDRAWN', by: ['seeker'], notifies: [] },
} as const satisfies { readonly [name: string]: Transition<ApplicationState> }
export type ApplicationTransition = keyof typeof applicationTransitions

export const offerStates = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED', 'LAPSED'] as const
export type OfferState = (typeof offerStates)[number]

/** Until the hire is confirmed each side may still step back. */
const unconfirmed = ['SENT', 'ACCEPTED'] as const

/** `application` is the transition that the application for the same job makes with it. */
export const offerTransitions = {
  send: { from: [], to: 'SENT', by: ['employer'], notifies: ['seeker'], application: 'offer' },
  accept: { from: ['SENT'], to: 'ACCEPTED', by: ['seeker'], notifies: ['employer'], application: 'accept' },
  decline: {
    from: unconfirmed,
    to: 'DECLINED',
    by: ['seeker'],
    notifies: ['employer'],
    application: 'return',
  },
  /** By the system where the job was filled, or the application rejected. */
  withdraw: {
    from: unconfirmed,
    to: 'WITHDRAWN',
    by: ['employer', 'system'],
    notifies: ['seeker'],
    application: 'return',
  },
  lapse: {
    from: unconfirmed,
    to: 'LAPSED',
    by: ['system'],
    notifies: ['seeker', 'employer'],
    application: 'return',
  },
  hire: { from: ['ACCEPTED'], to: 'HIRED', by: ['employer'], notifies: ['seeker'], application: 'hire' },
} as const satisfies {
  readonly [name: string]: Transition<OfferState> & { application: ApplicationTransition }
}
export type OfferTransition = keyof typeof offerTransitions

export const interviewStates = ['PROPOSED', 'AGREED', 'ASKED', 'CANCELLED', 'HELD'] as const
export type InterviewState = (typeof interviewStates)[number]

export const interviewTransitions = {
  propose: { from: [], to: 'PROPOSED', by: ['employer'], notifies: ['seeker'] },
  pick: { from: ['PROPOSED'], to: 'AGREED', by: ['seeker'], notifies: ['employer', 'seeker'] },
  /** None of the times suits. */
  ask: { from: ['PROPOSED', 'AGREED'], to: 'ASKED', by: ['seeker'], notifies: ['employer'] },
  /** By the system where the application was decided before. */
  cancel: {
    from: ['PROPOSED', 'AGREED', 'ASKED'],
    to: 'CANCELLED',
    by: ['employer', 'system'],
    notifies: ['seeker'],
  },
  /** Its time has passed. */
  hold: { from: ['AGREED'], to: 'HELD', by: ['system'], notifies: [] },
} as const satisfies { readonly [name: string]: Transition<InterviewState> }
export type InterviewTransition = keyof typeof interviewTransitions

/** An interview that is still to be answered or held. */
export const openInterviewStates = interviewTransitions.cancel.from

export const placementStates = ['CURRENT', 'ENDED'] as const
export type PlacementState = (typeof placementStates)[number]

export const placementTransitions = {
  /** The notice of the hire says so. */
  begin: { from: [], to: 'CURRENT', by: ['employer'], notifies: [] },
  /** By the system where one of the two has deleted the account. */
  end: {
    from: ['CURRENT'],
    to: 'ENDED',
    by: ['seeker', 'employer', 'system'],
    notifies: ['seeker', 'employer'],
  },
} as const satisfies { readonly [name: string]: Transition<PlacementState> }

/** All graphs, by what moves. */
export const hiringGraph = {
  application: applicationTransitions,
  offer: offerTransitions,
  interview: interviewTransitions,
  placement: placementTransitions,
} as const
export type HiringSubject = keyof typeof hiringGraph

export const statesAfter = <State extends string>({
  to,
}: {
  to: State | readonly State[]
}): readonly State[] => (typeof to === 'string' ? [to] : to)

/** Null where the graph has no such move. */
export function nextApplicationState(
  state: ApplicationState,
  name: Exclude<ApplicationTransition, 'return'>,
): ApplicationState | null {
  const { from, to }: Transition<ApplicationState> & { to: ApplicationState } = applicationTransitions[name]
  return from.includes(state) ? to : null
}

/** The moves that an employer makes by hand, in the order of the way. */
const employerMoves = ['review', 'shortlist', 'interview', 'offer', 'reject'] as const
type EmployerMove = (typeof employerMoves)[number]

/** The states into which an employer may move an application. */
export const moveTargets = employerMoves.map((name) => applicationTransitions[name].to)
export type MoveTarget = (typeof moveTargets)[number]

/** The move that leads to a state. */
export const moveTo = (target: MoveTarget): EmployerMove =>
  employerMoves[moveTargets.indexOf(target)] ?? 'review'

/** What an employer may do with an application now; buttons show no more. */
export const movesFrom = (state: ApplicationState): readonly EmployerMove[] =>
  employerMoves.filter((name) => nextApplicationState(state, name) !== null)

/** The moves, one after the other, by which an application comes to an interview; null where it cannot any more. */
export function stepsToInterview(
  state: ApplicationState,
): readonly ('review' | 'shortlist' | 'interview')[] | null {
  const steps = ['review', 'shortlist', 'interview'] as const
  if (state === applicationTransitions.interview.to) return []
  const first = steps.findIndex((name) => nextApplicationState(state, name) !== null)
  return first === -1 ? null : steps.slice(first)
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

/** Neither side has said the last word. */
export const openOfferStates = unconfirmed
export const isOpenOffer = (state: OfferState): boolean => unconfirmed.some((open) => open === state)

/** Nobody has ended it, nor has time. */
export const liveOfferStates = [...unconfirmed, offerTransitions.hire.to] as const

/** The state of the offer that brought an application to its state; null where no offer did. */
export function offerStateBehind(state: ApplicationState): OfferState | null {
  const behind = Object.values(offerTransitions).find(
    ({ application }) => application !== 'return' && applicationTransitions[application].to === state,
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

/** Why an application was rejected, in words that hurt nobody; the last two are given by the system too. */
export const rejectionReasons = ['EXPERIENCE', 'SKILLS', 'HOURS', 'PLACE', 'PAY', 'FILLED', 'CLOSED'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Why a seeker declined an offer. */
export const declineReasons = ['PAY', 'HOURS', 'PLACE', 'OTHER_JOB', 'NOT_NOW', 'OTHER'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why a placement ended; the last one is given by the system. */
export const endReasons = [
  'CONTRACT_OVER',
  'FOUND_OTHER',
  'MOVED',
  'FAMILY',
  'PAY',
  'CONDITIONS',
  'SAFETY',
  'NOT_SUITED',
  'OTHER',
  'ACCOUNT_CLOSED',
] as const
export type EndReason = (typeof endReasons)[number]
/** Those from which a person chooses. */
export const choosableEndReasons = endReasons.filter((reason) => reason !== 'ACCOUNT_CLOSED')

/** What the other side never reads, in case it would take revenge; staff do. */
export const privateEndReasons: readonly EndReason[] = ['CONDITIONS', 'SAFETY']
export const isPrivateEnd = (reason: EndReason): boolean => privateEndReasons.includes(reason)

/** Where people meet. On a call our staff connect both, so that nobody needs the other's number. */
export const interviewKinds = ['PLACE', 'CALL'] as const
export type InterviewKind = (typeof interviewKinds)[number]
/** When it would suit better. */
export const betterTimes = ['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND'] as const
export type BetterTime = (typeof betterTimes)[number]
export const mostInterviewTimes = 3
/** Times are proposed at most so many days ahead. */
export const mostInterviewDays = 90

/** The days after the beginning of a placement on which the seeker is asked how it goes. */
export const checkInDays = [1, 7, 30] as const
export type CheckInDay = (typeof checkInDays)[number]

/** Days after which … */
export const hiringDays = {
  offerLapses: 14,
  employerIsNudged: 3,
  seekerIsTold: 10,
  reviewIsShown: 14,
  jobIsAskedFor: 60,
  askedJobCloses: 14,
} as const

/** For a job of one employer to one seeker; nobody is pressed again and again. */
export const mostOffersOfOneJob = 3
/** The answer rate of an employer is shown from so many cases on. */
export const fewestAnswerCases = 5

/** In characters. */
export const longestOfferMessage = 500
/** In characters. */
export const longestCoverLetter = 2000
/** In characters. */
export const longestInterviewText = 300
/** In characters. */
export const longestReview = 1000
/** Of the people who applied for a job the newest are listed. */
export const mostApplicants = 200
/** Moved in one call. */
export const mostMoved = 50
