/** What people tell staff of. */
export const reportSubjects = ['job', 'profile'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** In characters. */
export const longestReason = 1000
