import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { applicationStates } from './rules/jobs.ts'
import { seekerCard } from './seeker-cards.ts'

/** Somebody who applied for a job, as its employer sees them before a hire. */
const applicant = z.extend(seekerCard, {
  applicationId: z.uuid(),
  status: z.enum(applicationStates),
  appliedAt: z.string(),
  /** Empty where none was written. */
  coverLetter: z.string(),
})
export type Applicant = z.infer<typeof applicant>

/** Named in the OpenAPI document. */
export const applicantSchemas = { Applicant: applicant }

const applicants = {
  summary:
    'Who applied for a job of one’s own, the newest first, without those who have withdrawn; at most 200',
  access: ['HOUSEHOLD', 'BUSINESS', 'ADMIN'],
  params: z.object({ id: z.uuid() }),
  query: z.object({ status: z.optional(z.enum(applicationStates)) }),
  answers: { 200: json(z.array(applicant)) },
  errors: ['invalid_input', 'not_found'],
} as const

/** One operation by two names. */
export const applicantEndpoints = defineEndpoints({
  'GET /jobs/:id/applicants': applicants,
  'GET /job-applications/by-job/:id': applicants,
})
