import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { longestOfferMessage, offerStates } from './rules/offers.ts'

/** An offer as the seeker whom it was made to sees it: nothing in it tells how to reach the employer. */
const receivedOffer = z.object({
  id: z.uuid(),
  /** Null where it is for no job in particular. */
  jobId: z.nullable(z.uuid()),
  jobTitle: z.nullable(z.string()),
  /** The company, or the first name of who is at home there. */
  employerName: z.string(),
  message: z.string(),
  status: z.enum(offerStates),
  sentAt: z.string(),
})
export type ReceivedOffer = z.infer<typeof receivedOffer>

/** Named in the OpenAPI document. */
export const offerSchemas = { ReceivedOffer: receivedOffer }

export const offerEndpoints = defineEndpoints({
  'POST /employer-interests/job-seeker/:id': {
    summary: 'Offers work to somebody: once for each job, or for none in particular; twice is once',
    access: ['HOUSEHOLD', 'BUSINESS'],
    perHour: 120,
    creates: true,
    params: z.object({ id: z.uuid() }),
    body: z.optional(
      z.object({
        jobId: z.optional(z.nullable(z.uuid())),
        message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longestOfferMessage)))),
      }),
    ),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'email_unverified', 'employer_unverified', 'not_found', 'job_not_open'],
  },
  'GET /training-status/has-employer-interest': {
    summary: 'Whether an employer wants to hire one',
    access: ['CAREER'],
    answers: { 200: json(z.object({ hasEmployerInterest: z.boolean() })) },
    errors: [],
  },
  'GET /job-offers': {
    summary: 'The offers that were made to one, the newest first',
    access: ['CAREER'],
    answers: { 200: json(z.array(receivedOffer)) },
    errors: [],
  },
})
