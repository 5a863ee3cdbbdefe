import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, signedToken } from './fields.ts'
import { noticeKinds } from './rules/notices.ts'

const people = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const

const noticePreferences = z.object({
  /** Kinds of which no mail is sent. */
  stopped: z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length)),
})
export type NoticePreferences = z.infer<typeof noticePreferences>

/** Named in the OpenAPI document. */
export const noticeSchemas = { NoticePreferences: noticePreferences }

export const noticeEndpoints = defineEndpoints({
  'GET /notices/preferences': {
    summary: 'Which emails about hiring and messages the caller does not want',
    access: people,
    answers: { 200: json(noticePreferences) },
    errors: [],
  },
  'PUT /notices/preferences': {
    summary: 'Sets which emails about hiring and messages the caller does not want',
    access: people,
    perHour: 120,
    body: noticePreferences,
    answers: { 200: json(done) },
    errors: ['invalid_input'],
  },
  'POST /notices/stop': {
    summary: 'Stops one kind of emails by the link in an email, in one step (RFC 8058)',
    access: 'signed',
    creates: true,
    form: { page: '/notices/stop', done: '/notices/stopped' },
    query: z.object({ token: signedToken }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
})
