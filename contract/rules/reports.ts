/** What people tell staff of. */
export const reportSubjects = ['job', 'profile', 'message', 'review'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** Kinds of texts in which something could be a contact. */
export const textKinds = [
  'account',
  'profile',
  'job',
  'application',
  'offer',
  'interview',
  'review',
  'message',
] as const
export type TextKind = (typeof textKinds)[number]

/** Number of characters. */
export const longestReason = 1000
