/** Kinds of mails that somebody may stop, each with its own link. */
export const noticeKinds = ['applications', 'interviews', 'offers', 'work', 'messages', 'documents'] as const
export type NoticeKind = (typeof noticeKinds)[number]
