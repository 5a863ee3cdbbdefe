/**
 * What work and skills come to, as a share of the whole: with none of the skills asked for, with the first few of many, with all of
 * them, and where no skills are asked for or the person lists none. All else moves a score only below this.
 */
export const substance = {
  wanted: { none: 0.5, few: 0.68, all: 1, unknown: 1 },
  // Another trade, but nearly the same work: only what the person can do makes it a match.
  near: { none: 0.25, few: 0.4, all: 0.74, unknown: 0.5 },
  other: { none: 0.2, few: 0.25, all: 0.45, unknown: 0.2 },
  // Nobody knows whether the person wants this work, so skills decide.
  unknown: { none: 0.25, few: 0.45, all: 0.75, unknown: 0.5 },
} as const

/** Conditions leave at least this share; of wanted work with all its skills more, which within reach is never below 70. */
export const leastOfConditions = 0.63
export const leastOfWhole = 0.7

/** In kilometres: up to there is the same city, or somebody may travel; further away, nobody is any likelier to. */
export const distances = { city: 20, near: 80, far: 400 } as const

/** What is left of what the conditions decide, by each that is not as the person wants it; of the languages it is the share that they speak. */
export const conditions = {
  /** They live there, but want to work elsewhere. */
  homeInstead: 0.6,
  /** A job anywhere, against one in the right town. */
  anywhere: 0.95,
  /** Another part of the city, and another town. */
  cityFrom: 0.95,
  cityTo: 0.85,
  nearFrom: 0.45,
  nearTo: 0.3,
  jobTypeOther: 0.45,
  /** Pay just below what is wanted, and half of that. */
  payFrom: 0.6,
  payTo: 0.2,
  /** A few days late can be talked about; a month cannot. */
  lateFrom: 0.95,
  lateTo: 0.3,
  /** A last nuance between equals. */
  old: 0.97,
  notVerified: 0.97,
} as const

/** What is left of a score where the job is out of reach; who lives there has no way to take, so a little more. */
export const outOfReach = { from: 0.33, to: 0.28, liveInFrom: 0.39, liveInTo: 0.34 } as const

/** What is left where the employer wants somebody else: gender, age or religion. */
export const forbidden = 0.29

/** In days: new until here, and of no advantage from there on. */
export const freshness = { newUntil: 3, oldFrom: 45 } as const

/** In days after the work begins: a person who can come only then is of no use for it. */
export const tooLate = 45
