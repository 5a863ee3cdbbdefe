import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { applicationStates, longest } from './rules/jobs.ts'

const seekers = ['CAREER'] as const
const one = z.object({ id: z.uuid() })

/** One's own application. */
const application = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** The company, or the first name of who is at home there. */
  employerName: z.string(),
  status: z.enum(applicationStates),
  appliedAt: z.string(),
  /** Full years; null where the person has not told. */
  yearsOfExperience: z.nullable(z.number()),
  isProfileVerified: z.boolean(),
  coverLetter: z.string(),
})
export type Application = z.infer<typeof application>

/** Named in the OpenAPI document. */
export const applicationSchemas = { Application: application }

export const applicationEndpoints = defineEndpoints({
  'POST /employer/jobs/:id/apply': {
    summary: 'Applies for a job; applying twice is applying once',
    access: seekers,
    perHour: 600,
    params: one,
    body: z.optional(
      z.object({
        coverLetter: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longest.coverLetter)))),
      }),
    ),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'email_unverified', 'job_not_open'],
  },
  'GET /job-preferences/jobs/job-seeker': {
    summary: 'One’s own applications, the newest first',
    access: seekers,
    answers: { 200: json(z.array(application)) },
    errors: [],
  },
  'POST /job-applications/:id/withdraw': {
    summary: 'Takes an application of one’s own back, while the employer has not begun to talk',
    access: seekers,
    perHour: 600,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found', 'application_settled'],
  },
})
