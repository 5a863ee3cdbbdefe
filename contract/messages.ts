import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { hiringEvent } from './hiring.ts'
import {
  conversationParties,
  conversationsPerPage,
  longestMessage,
  longestSearch,
  messageParties,
  mostConversations,
} from './rules/messages.ts'

/** Account types that have conversations; staff answer people who ask for help. */
const people = ['CAREER', 'HOUSEHOLD', 'BUSINESS', 'ADMIN'] as const
const one = z.object({ id: z.uuid() })
const messageNumber = z.number().check(z.int(), z.gte(0), z.lte(2_000_000_000))
const place = z.coerce.number<string>().check(z.int(), z.gte(0), z.lte(2_000_000_000))

/** A message as this reader may see it: contacts are masked until the hire. */
const message = z.object({
  id: z.uuid(),
  /** 1, 2, 3 … within its conversation. */
  number: z.number(),
  party: z.enum(messageParties),
  isOwn: z.boolean(),
  /** Empty in a note. */
  text: z.string(),
  /** A part of it is hidden until the hire. */
  isMasked: z.boolean(),
  /** It seems to ask the reader, a job seeker, for money. */
  asksForMoney: z.boolean(),
  /** What happened to an application, offer, interview or placement; null in a message that a person wrote. */
  note: z.nullable(hiringEvent),
  /** The job that the note is about. */
  jobTitle: z.nullable(z.string()),
  offerId: z.nullable(z.uuid()),
  sentAt: z.string(),
  /** The id that the sender's browser gave it; null for others. */
  clientId: z.nullable(z.uuid()),
})
export type Message = z.infer<typeof message>

/** A conversation as one of its sides sees it. */
const conversation = z.object({
  id: z.uuid(),
  /** The side of the caller. */
  party: z.enum(conversationParties),
  with: z.object({
    party: z.enum(conversationParties),
    /** Empty for staff: the screen shows a translated name. */
    name: z.string(),
    kind: z.enum(['seeker', 'household', 'business', 'staff']),
    /** Null for staff. */
    accountId: z.nullable(z.uuid()),
    /** Whether staff have verified this employer; true for everyone else. */
    isVerified: z.boolean(),
  }),
  /** The job that it was last about. */
  job: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
  /** The offer that it was last about. */
  offerId: z.nullable(z.uuid()),
  /** The newest message; null if there is none yet. */
  last: z.nullable(message),
  unread: z.number(),
  /** The number of the newest message that the other has read. */
  otherReadNumber: z.number(),
  state: z.enum(['open', 'blockedByYou', 'closed']),
  /** The hire is confirmed, so nothing is hidden any more. */
  isContactShown: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

const openConversation = z.object({
  conversation,
  /** The newest page, oldest message first. */
  messages: z.array(message),
  hasOlder: z.boolean(),
})
export type OpenConversation = z.infer<typeof openConversation>

const conversationList = z.object({ conversations: z.array(conversation), total: z.number() })
export type ConversationList = z.infer<typeof conversationList>

const foundMessage = z.object({
  conversationId: z.uuid(),
  /** The name of the other side; empty for staff. */
  name: z.string(),
  message,
})
export type FoundMessage = z.infer<typeof foundMessage>

/** The newest message of a conversation, as the specification names its fields. */
const newestMessage = z.object({
  id: z.uuid(),
  senderName: z.string(),
  receiverName: z.string(),
  content: z.string(),
  sentAt: z.string(),
  isRead: z.boolean(),
  jobOfferId: z.nullable(z.uuid()),
})
export type NewestMessage = z.infer<typeof newestMessage>

/** For staff: a message in which an employer seems to ask for money. */
export const moneyRequest = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  text: z.string(),
  /** Usernames. */
  employer: z.string(),
  seeker: z.string(),
  sentAt: z.string(),
})
export type MoneyRequest = z.infer<typeof moneyRequest>

/** Named in the OpenAPI document. */
export const messageSchemas = {
  Message: message,
  Conversation: conversation,
  ConversationList: conversationList,
  OpenConversation: openConversation,
  FoundMessage: foundMessage,
  NewestMessage: newestMessage,
  MoneyRequest: moneyRequest,
}

export const messageEndpoints = defineEndpoints({
  'GET /job-preferences/jobs/messages': {
    summary: 'The newest message of each conversation of the caller, at most 100',
    access: ['CAREER'],
    answers: { 200: json(z.array(newestMessage)) },
    errors: [],
  },
  'GET /conversations': {
    summary: 'The conversations of the caller, the newest first; for staff those that ask for help',
    access: people,
    query: z.object({
      size: z.prefault(
        z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(mostConversations)),
        String(conversationsPerPage),
      ),
    }),
    answers: { 200: json(conversationList) },
    errors: ['invalid_input'],
  },
  'POST /conversations': {
    summary:
      'Opens the conversation with the employer of a job, with a job seeker who applied or has an offer, or with staff; there is one for each',
    access: ['CAREER', 'HOUSEHOLD', 'BUSINESS'],
    perHour: 120,
    body: z.object({
      /** `job`: a job seeker writes to its employer. `seeker`: an employer writes to them. `support`: anyone writes to staff. */
      about: z.enum(['job', 'seeker', 'support']),
      /** The id of the job or the job seeker. */
      id: z.optional(z.uuid()),
    }),
    answers: { 200: json(one) },
    errors: ['invalid_input', 'not_found', 'not_allowed'],
  },
  'GET /conversations/:id': {
    summary: 'One conversation with its newest messages',
    access: people,
    params: one,
    answers: { 200: json(openConversation) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /conversations/:id/messages': {
    summary: 'Messages of a conversation before or after a number, the oldest first',
    access: people,
    params: one,
    query: z.object({ before: z.optional(place), after: z.optional(place) }),
    answers: { 200: json(z.object({ messages: z.array(message), hasMore: z.boolean() })) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /conversations/:id/messages': {
    summary: 'Sends a message; sent again with the same `clientId` it is stored once and answered alike',
    access: people,
    perMinute: 40,
    params: one,
    body: z.object({
      clientId: z.uuid(),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage)),
    }),
    answers: { 200: json(z.object({ message })) },
    errors: ['invalid_input', 'not_found', 'email_unverified', 'conversation_closed'],
  },
  'PUT /conversations/:id/read': {
    summary: 'Marks a conversation as read up to the message with this number',
    access: people,
    params: one,
    body: z.object({ number: messageNumber }),
    answers: { 200: json(z.object({ unread: z.number() })) },
    errors: ['invalid_input', 'not_found'],
  },
  'PUT /conversations/:id/block': {
    summary: 'Blocks the other of a conversation, or allows them again; while blocked neither can write',
    access: ['CAREER', 'HOUSEHOLD', 'BUSINESS'],
    perHour: 120,
    params: one,
    body: z.object({ blocked: z.boolean() }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'not_allowed'],
  },
  'GET /unread-messages': {
    summary: 'How many messages the caller has not read; for staff those of people who ask for help',
    access: people,
    answers: { 200: json(z.object({ unread: z.number() })) },
    errors: [],
  },
  'GET /messages': {
    summary: 'Messages of the caller that contain some words, the newest first, at most 50',
    access: people,
    perMinute: 60,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(longestSearch)) }),
    answers: { 200: json(z.array(foundMessage)) },
    errors: ['invalid_input'],
  },
  'POST /admin/money-requests/:id/review': {
    summary: 'Marks a message that seems to ask for money as reviewed; a second call changes nothing',
    access: ['ADMIN'],
    perHour: 600,
    params: one,
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
})
