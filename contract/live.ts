import * as z from 'zod/mini'
import { defineEndpoints, events } from './endpoint.ts'
import { accountTypes } from './rules/accounts.ts'
import { conversationParties } from './rules/messages.ts'

/** Events carry only ids: clients read the data through the usual endpoints, with their access rules. */
export const liveEvents = {
  /** A conversation has a new message: its number, which is that of the newest. */
  message: z.object({ conversationId: z.uuid(), number: z.number() }),
  /** A side of a conversation has read all messages up to this number. */
  read: z.object({ conversationId: z.uuid(), party: z.enum(conversationParties), number: z.number() }),
  /** A side has blocked or unblocked the other. */
  block: z.object({ conversationId: z.uuid() }),
  /** Events may have been missed: the client must read again what it shows. */
  sync: z.object({}),
} as const
export type LiveEvents = { readonly [Name in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[Name]> }

export const liveEndpoints = defineEndpoints({
  'GET /events': {
    summary:
      'What happens to the caller, as server-sent events; after a lost connection `Last-Event-ID` tells whether anything was missed',
    access: accountTypes,
    perMinute: 60,
    answers: { 200: events(liveEvents) },
    errors: ['too_many_streams'],
  },
})
