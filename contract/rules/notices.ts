/** Kinds of mails about hiring that somebody may stop, each with its own link. */
export const noticeKinds = ['applications', 'interviews', 'offers', 'work'] as const
export type NoticeKind = (typeof noticeKinds)[number]
