import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { longestReason, reportSubjects } from './rules/reports.ts'

export const reportEndpoints = defineEndpoints({
  'POST /reports': {
    summary: 'Tells staff that something is wrong with a job or a profile that one may see; once for each',
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
})
