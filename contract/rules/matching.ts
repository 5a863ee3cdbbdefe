/** Why a job and a person suit each other, or do not; the web has words for each, one for each side. */
export const matchReasons = [
  'skillsAll',
  'skillsSome',
  'placeWanted',
  'placeNear',
  'placeAny',
  'languages',
  'workType',
  'jobType',
  'payEnough',
  'startFits',
  'new',
  'employerVerified',
  'skillsMissing',
  'placeFar',
  'languagesMissing',
  'payLow',
  'startLate',
  'ageOther',
  'genderOther',
] as const
export type MatchReason = (typeof matchReasons)[number]

const doubts: readonly MatchReason[] = [
  'skillsMissing',
  'placeFar',
  'languagesMissing',
  'payLow',
  'startLate',
  'ageOther',
  'genderOther',
]
/** A reason against, not for. */
export const isDoubt = (reason: MatchReason): boolean => doubts.includes(reason)

/** What says nothing of the person: the employer knows it, and it is the same for everyone. */
const ofJob: readonly MatchReason[] = ['new', 'employerVerified']
/** A reason that an employer can choose by. */
export const isOfPerson = (reason: MatchReason): boolean => !ofJob.includes(reason)
