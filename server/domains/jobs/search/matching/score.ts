import type { MatchReason } from '../../../../../contract/rules/matching.ts'
import {
  anywhereShare,
  distances,
  freshness,
  mostSkills,
  tooLate,
  unknownShare,
  weights,
  misfitPenalty,
} from './weights.ts'

/** How one job relates to one person. */
export type MatchFacts = {
  skillsAsked: number
  skillsMet: number
  languagesAsked: number
  languagesMet: number
  /** In kilometres from the nearest place that the person wants; `any` is a job anywhere, null is not known. */
  distance: number | 'any' | null
  /** Null where the person did not say. */
  jobTypeFits: boolean | null
  workTypeFits: boolean | null
  ageFits: boolean
  genderFits: boolean
  /** Both in birr a month; 0 is not known. */
  pay: number
  payWanted: number
  /** How long after the work begins the person can; 0 and less is in time, null is at any time or not known. */
  daysLate: number | null
  daysOld: number
  employerVerified: boolean
}

type Part = { share: number; reason?: MatchReason | undefined }

const partsOf = (facts: MatchFacts): { readonly [Name in keyof typeof weights]: Part } => ({
  skills: skillsPart(facts),
  place: placePart(facts.distance),
  workType: wishPart(facts.workTypeFits, 'workType'),
  jobType: wishPart(facts.jobTypeFits, 'jobType'),
  pay: payPart(facts),
  languages: languagesPart(facts),
  availability: availabilityPart(facts.daysLate),
  recency: recencyPart(facts.daysOld),
  verified: facts.employerVerified ? { share: 1, reason: 'employerVerified' } : { share: 0 },
})

/** From 0 to 100. */
export function scoreOf(facts: MatchFacts): number {
  const parts = partsOf(facts)
  const sum =
    weights.skills * parts.skills.share +
    weights.place * parts.place.share +
    weights.workType * parts.workType.share +
    weights.jobType * parts.jobType.share +
    weights.pay * parts.pay.share +
    weights.languages * parts.languages.share +
    weights.availability * parts.availability.share +
    weights.recency * parts.recency.share +
    weights.verified * parts.verified.share
  const fit = (facts.ageFits ? 1 : misfitPenalty.age) * (facts.genderFits ? 1 : misfitPenalty.gender)
  return Math.round(sum * fit)
}

/** What speaks for the job first, and what speaks against it last. */
export function reasonsOf(facts: MatchFacts): MatchReason[] {
  const parts = Object.values(partsOf(facts))
  const given: (MatchReason | undefined)[] = [
    ...parts.filter(({ share }) => share >= unknownShare).map(({ reason }) => reason),
    ...parts.filter(({ share }) => share < unknownShare).map(({ reason }) => reason),
    facts.ageFits ? undefined : 'ageOther',
    facts.genderFits ? undefined : 'genderOther',
  ]
  return given.filter((reason) => reason !== undefined)
}

function skillsPart({ skillsAsked, skillsMet }: MatchFacts): Part {
  if (skillsAsked === 0) return { share: unknownShare }
  const share = skillsMet / skillsAsked
  if (share === 1) return { share, reason: 'skillsAll' }
  return { share, reason: share >= mostSkills ? 'skillsSome' : 'skillsMissing' }
}

function languagesPart({ languagesAsked, languagesMet }: MatchFacts): Part {
  if (languagesAsked === 0) return { share: unknownShare }
  // One language in common is enough to work together; more is better.
  const share = languagesMet === 0 ? 0 : 0.6 + (0.4 * languagesMet) / languagesAsked
  return { share, reason: languagesMet === 0 ? 'languagesMissing' : 'languages' }
}

function placePart(distance: MatchFacts['distance']): Part {
  if (distance === null) return { share: unknownShare }
  if (distance === 'any') return { share: anywhereShare, reason: 'placeAny' }
  if (distance <= distances.same) return { share: 1, reason: 'placeWanted' }
  if (distance <= distances.near) {
    return { share: between(distance, distances.same, distances.near, 0.9, 0.5), reason: 'placeNear' }
  }
  return { share: between(distance, distances.near, distances.far, 0.4, 0), reason: 'placeFar' }
}

function wishPart(fits: boolean | null, reason: MatchReason): Part {
  if (fits === null) return { share: unknownShare }
  return fits ? { share: 1, reason } : { share: 0 }
}

function payPart({ pay, payWanted }: MatchFacts): Part {
  if (pay === 0 || payWanted === 0) return { share: unknownShare }
  if (pay >= payWanted) return { share: 1, reason: 'payEnough' }
  return { share: between(pay, payWanted / 2, payWanted, 0, unknownShare - 0.01), reason: 'payLow' }
}

function availabilityPart(daysLate: number | null): Part {
  // Nearly everyone can begin right away, so that is not worth a word.
  if (daysLate === null) return { share: 1 }
  if (daysLate <= 0) return { share: 1, reason: 'startFits' }
  return { share: between(daysLate, 0, tooLate, unknownShare - 0.01, 0), reason: 'startLate' }
}

function recencyPart(daysOld: number): Part {
  if (daysOld <= freshness.newUntil) return { share: 1, reason: 'new' }
  return { share: between(daysOld, freshness.newUntil, freshness.oldFrom, 1, 0) }
}

/** On the straight line from one point to another, and no further. */
function between(value: number, from: number, to: number, start: number, end: number): number {
  const way = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return start + (end - start) * way
}
