/** Why a job and a person suit each other, or do not; the web has words for each, one for each side. The strongest first. */
export const strongestFirst = [
  'genderOther',
  'ageOther',
  'religionOther',
  'placeFar',
  'workOther',
  'work',
  'workNear',
  'workUnknown',
  'skillsAll',
  'skillsSome',
  'skillsMissing',
  'skillsUnknown',
  'placeWanted',
  'placeHome',
  'placeNear',
  'placeAny',
  'placeUnknown',
  'languagesMissing',
  'jobTypeOther',
  'payLow',
  'startLate',
  'languages',
  'languagesUnknown',
  'jobType',
  'payEnough',
  'startFits',
  'new',
  'employerVerified',
] as const
export type MatchReasonName = (typeof strongestFirst)[number]

const doubts: readonly MatchReasonName[] = [
  'genderOther',
  'ageOther',
  'religionOther',
  'placeFar',
  'workOther',
  'skillsMissing',
  'languagesMissing',
  'jobTypeOther',
  'payLow',
  'startLate',
]
/** What the person has not said, so that it counts neither way. */
const unknowns: readonly MatchReasonName[] = [
  'workUnknown',
  'skillsUnknown',
  'placeUnknown',
  'languagesUnknown',
]

/** A reason against, not for. */
export const isDoubt = (name: MatchReasonName): boolean => doubts.includes(name)
export const isUnknown = (name: MatchReasonName): boolean => unknowns.includes(name)

/** What says nothing of the person: the employer knows it, and it is the same for everyone. */
const ofJob: readonly MatchReasonName[] = ['new', 'employerVerified']
/** A reason that an employer can choose by. */
export const isOfPerson = (name: MatchReasonName): boolean => !ofJob.includes(name)

/** In percent: less is not recommended. */
export const leastRecommended = 40
/** More are not recommended. */
export const mostRecommended = 50

/** What a seeker can add to the profile so that more jobs suit. */
export const improvements = ['work', 'skills', 'place', 'languages'] as const
export type Improvement = (typeof improvements)[number]
