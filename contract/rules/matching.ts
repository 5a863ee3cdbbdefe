/** Why a job suits somebody, or does not; the web has words for each. */
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
  'new',
  'employerVerified',
  'skillsMissing',
  'placeFar',
  'languagesMissing',
  'payLow',
  'ageOther',
  'genderOther',
] as const
export type MatchReason = (typeof matchReasons)[number]

const doubts: readonly MatchReason[] = [
  'skillsMissing',
  'placeFar',
  'languagesMissing',
  'payLow',
  'ageOther',
  'genderOther',
]
/** A reason against, not for. */
export const isDoubt = (reason: MatchReason): boolean => doubts.includes(reason)
