/** Kinds of mails about hiring and messages that somebody may stop, each with its own link. */
export const noticeKinds = ['applications', 'interviews', 'offers', 'work', 'messages'] as const
export type NoticeKind = (typeof noticeKinds)[number]
