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

export const reportEndpoints = defineEndpoints({
  'POST /reports': {
    summary: 'Reports a job or a profile that the caller may see to staff; once for each',
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
