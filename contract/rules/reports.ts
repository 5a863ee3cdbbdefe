/** What people tell staff of. */
export const reportSubjects = ['job', 'profile', 'review'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** Kinds of texts in which something could be a contact. */
export const textKinds = ['account', 'profile', 'job', 'application', 'offer', 'interview', 'review'] as const
export type TextKind = (typeof textKinds)[number]

/** In characters. */
export const longestReason = 1000
