import type { HiringParty } from './hiring.ts'

/** The sides of a conversation. A seeker and an employer write to each other, or one of them and staff. */
export const conversationParties = ['seeker', 'employer', 'staff'] as const satisfies readonly HiringParty[]
export type ConversationParty = (typeof conversationParties)[number]

/** Who caused a message: a side, or `system` for some notes. */
export const messageParties = [...conversationParties, 'system'] as const

/** Number of characters. */
export const longestMessage = 2000
/** Page size when scrolling back. */
export const messagesPerPage = 30
/** Page size of the conversation list. */
export const conversationsPerPage = 50
export const mostConversations = 1000
/** In the specification's list of messages (API-37). */
export const mostNewestMessages = 100
export const mostFoundMessages = 50
export const longestSearch = 60

/** How many earlier messages of a writer are read together with a new one: a number can come digit by digit. */
export const mostReadTogether = 12

/** Minutes a message stays unread before a mail is sent, and minutes between two mails to one person. */
export const mailMinutes = { unread: 15, apart: 60 } as const

/** Answers that one tap puts into the reply box, for each party; their texts are `messages.quick.<name>`. */
export const quickReplies = {
  seeker: ['thanks', 'yes', 'canStart', 'askPay', 'askHours', 'later'],
  employer: ['thanks', 'yes', 'stillOpen', 'stillInterested', 'whenFree', 'later'],
  staff: ['thanks', 'lookingInto', 'solved'],
} as const satisfies { readonly [Party in ConversationParty]: readonly string[] }
