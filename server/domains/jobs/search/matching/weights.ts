/** What each part counts at most; together 100. */
export const weights = {
  skills: 27,
  place: 23,
  workType: 11,
  jobType: 10,
  pay: 10,
  languages: 8,
  availability: 5,
  recency: 3,
  verified: 3,
} as const

/** Where the employer asks for nothing, or the person says nothing: neither good nor bad. */
export const unknownShare = 0.5

/** In kilometres: up to here it is one town; up to there somebody may move or travel. */
export const distances = { same: 8, near: 80, far: 400 } as const
/** What a job anywhere counts, against one in the place that is wanted. */
export const anywhereShare = 0.8

/** In days: new until here, and of no advantage from there on. */
export const freshness = { newUntil: 3, oldFrom: 45 } as const

/** In days after the work begins: a person who can come only then is of no use for it. */
export const tooLate = 60

/** What is left of the score where the employer prefers somebody else. */
export const misfitPenalty = { age: 0.6, gender: 0.3 } as const

/** From this share of the skills asked for, what is missing is no longer worth a word. */
export const mostSkills = 0.5
