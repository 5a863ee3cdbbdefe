import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { longestReason, reportSubjects, textKinds } from './rules/reports.ts'

/** A text in which something could be a contact. It is shown as it was written, to staff alone. */
const doubtfulText = z.object({
  kind: z.enum(textKinds),
  id: z.uuid(),
  /** Whose text it is. */
  username: z.string(),
  texts: z.array(z.string()),
})
export type DoubtfulText = z.infer<typeof doubtfulText>

/** What somebody found wrong, for staff. */
export const openReport = z.object({
  id: z.uuid(),
  subject: z.enum(reportSubjects),
  subjectId: z.uuid(),
  /** The title of the job, the username of the person, or the text of the message or review; null if deleted. */
  about: z.nullable(z.string()),
  reason: z.string(),
  /** Null where the account was deleted. */
  reporter: z.nullable(z.string()),
  reportedAt: z.string(),
})
export type OpenReport = z.infer<typeof openReport>

/** Named in the OpenAPI document. */
export const reportSchemas = { OpenReport: openReport }

export const reportEndpoints = defineEndpoints({
  'POST /reports': {
    summary:
      'Reports a job, a profile, a message or a review that the caller may see to staff; once for each',
    access: ['CAREER', 'HOUSEHOLD', 'BUSINESS'],
    perHour: 60,
    body: z.object({
      subject: z.enum(reportSubjects),
      subjectId: z.uuid(),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReason)),
    }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /admin/reports/:id/close': {
    summary:
      'Closes a report; a review that was reported is hidden where staff say so. A second call changes nothing',
    access: ['ADMIN'],
    perHour: 600,
    params: z.object({ id: z.uuid() }),
    body: z.object({ hidesReview: z.prefault(z.boolean(), false) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /admin/doubtful-texts': {
    summary: 'Texts that may contain contact details, at most 20 of each kind',
    access: ['ADMIN'],
    answers: { 200: json(z.array(doubtfulText)) },
    errors: [],
  },
  'POST /admin/doubtful-texts/:kind/:id/review': {
    summary: 'Marks a text as reviewed by staff; it is listed again only after a change',
    access: ['ADMIN'],
    perHour: 600,
    params: z.object({ kind: z.enum(textKinds), id: z.uuid() }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
})
