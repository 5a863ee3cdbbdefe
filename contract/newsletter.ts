import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, email, signedToken } from './fields.ts'

const subscription = z.object({
  email,
  /** Hidden from people; only a robot fills it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
})

export const newsletterEndpoints = defineEndpoints({
  'POST /newsletter/subscribe': {
    summary: 'Subscribes an address to the newsletter; its owner confirms by email',
    access: 'anyone',
    perHour: 60,
    creates: true,
    form: { page: '/', done: '/newsletter/sent' },
    body: subscription,
    answers: { 200: json(done) },
    errors: ['invalid_input', 'key_reused'],
  },
  'POST /newsletter/confirm': {
    summary: 'Confirms a subscription by the link in the email',
    access: 'signed',
    creates: true,
    form: { page: '/newsletter/confirm', done: '/newsletter/confirmed' },
    body: z.object({ token: signedToken }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
  'POST /newsletter/unsubscribe': {
    summary: 'Ends a subscription by the link in an email, in one step (RFC 8058)',
    access: 'signed',
    creates: true,
    form: { page: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
    query: z.object({ token: signedToken }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
})
