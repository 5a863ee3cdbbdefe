import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { day, done, employerKind } from './fields.ts'
import { hiringEvent } from './hiring.ts'
import {
  accountsCausing,
  declineReasons,
  longestOfferMessage,
  offerStates,
  offerTransitions,
} from './rules/hiring.ts'
import { highest } from './rules/jobs.ts'

const seekers = ['CAREER'] as const
const employers = ['HOUSEHOLD', 'BUSINESS'] as const
const one = z.object({ id: z.uuid() })

/** What both agree to. Null where nothing was said. */
export const terms = z.object({
  /** In birr. */
  salary: z.nullable(z.number()),
  hourlyRate: z.nullable(z.number()),
  startDate: z.nullable(z.string()),
  hoursPerDay: z.nullable(z.number()),
  liveIn: z.nullable(z.boolean()),
  /** Full days a week. */
  daysOff: z.nullable(z.number()),
})
export type Terms = z.infer<typeof terms>

const figure = (most: number) => z.optional(z.nullable(z.number().check(z.positive(), z.maximum(most))))
const proposedTerms = z.object({
  salary: figure(highest.salary),
  hourlyRate: figure(highest.hourlyRate),
  startDate: z.optional(z.nullable(day)),
  hoursPerDay: figure(highest.workHours),
  liveIn: z.optional(z.nullable(z.boolean())),
  daysOff: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
})

const offer = {
  id: z.uuid(),
  /** Null where it is for no job in particular. */
  jobId: z.nullable(z.uuid()),
  jobTitle: z.nullable(z.string()),
  terms,
  message: z.string(),
  status: z.enum(offerStates),
  declineReason: z.nullable(z.enum(declineReasons)),
  sentAt: z.string(),
  /** When it lapses unless it is answered, or an accepted one confirmed; of no matter once it is settled. */
  expiresAt: z.string(),
}

/** An offer as the seeker to whom it was made sees it: nothing in it says how to reach the employer. */
const receivedOffer = z.object({
  ...offer,
  /** The company, or the first name of the person at home there. */
  employerName: z.string(),
  employerKind,
})
export type ReceivedOffer = z.infer<typeof receivedOffer>

/** The same with what has happened, the oldest first. */
const receivedOfferDetail = z.extend(receivedOffer, { history: z.array(hiringEvent) })
export type ReceivedOfferDetail = z.infer<typeof receivedOfferDetail>

/** An offer as the employer who made it sees it; the seeker's name is masked before the hire. */
const sentOffer = z.object({
  ...offer,
  seekerId: z.uuid(),
  seekerName: z.string(),
  seekerAvatar: z.nullable(z.string()),
})
export type SentOffer = z.infer<typeof sentOffer>

/** Named in the OpenAPI document. */
export const offerSchemas = {
  Terms: terms,
  ReceivedOffer: receivedOffer,
  ReceivedOfferDetail: receivedOfferDetail,
  SentOffer: sentOffer,
}

export const offerEndpoints = defineEndpoints({
  'POST /employer-interests/job-seeker/:id': {
    summary:
      'Makes an offer to a job seeker: one open at a time for each job, or for no specific job; a second call changes nothing. Terms that are left out are those of the job',
    access: accountsCausing(offerTransitions.send),
    perHour: 120,
    creates: true,
    params: one,
    body: z.optional(
      z.object({
        jobId: z.optional(z.nullable(z.uuid())),
        message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longestOfferMessage)))),
        terms: z.optional(z.nullable(proposedTerms)),
      }),
    ),
    answers: {
      200: json(
        z.extend(done, {
          /** The last offer to this person for this job. */
          offer: z.nullable(z.object({ id: z.uuid(), status: z.enum(offerStates) })),
        }),
      ),
    },
    errors: [
      'invalid_input',
      'email_unverified',
      'employer_unverified',
      'not_found',
      'job_not_open',
      'too_many_offers',
    ],
  },
  'GET /training-status/has-employer-interest': {
    summary: 'Whether an employer wants to hire the caller',
    access: seekers,
    answers: { 200: json(z.object({ hasEmployerInterest: z.boolean() })) },
    errors: [],
  },
  'GET /job-offers': {
    summary: 'The offers made to the caller, newest first',
    access: seekers,
    answers: { 200: json(z.array(receivedOffer)) },
    errors: [],
  },
  'GET /job-offers/:id': {
    summary: 'An offer made to the caller, with its history',
    access: seekers,
    params: one,
    answers: { 200: json(receivedOfferDetail) },
    errors: ['not_found'],
  },
  'POST /job-offers/:id/accept': {
    summary: 'Accepts an offer; a second call changes nothing',
    access: accountsCausing(offerTransitions.accept),
    perHour: 120,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found', 'offer_settled'],
  },
  'POST /job-offers/:id/decline': {
    summary: 'Declines an offer with a reason, until the hire is confirmed; a second call changes nothing',
    access: accountsCausing(offerTransitions.decline),
    perHour: 120,
    params: one,
    body: z.object({ reason: z.enum(declineReasons) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'offer_settled'],
  },
  'GET /employer/offers': {
    summary: 'The offers that the caller has made, newest first, at most 200',
    access: employers,
    answers: { 200: json(z.array(sentOffer)) },
    errors: [],
  },
  'POST /employer/offers/:id/withdraw': {
    summary: 'Withdraws an offer of the caller before the hire; a second call changes nothing',
    access: accountsCausing(offerTransitions.withdraw),
    perHour: 120,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found', 'offer_settled'],
  },
  'POST /employer/offers/:id/confirm': {
    summary:
      'Confirms the hire of an accepted offer: a placement begins and both see how to reach each other. Closing the job answers all others who applied. A second call changes nothing',
    access: accountsCausing(offerTransitions.hire),
    perHour: 120,
    params: one,
    body: z.object({ closesJob: z.prefault(z.boolean(), false) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'email_unverified', 'employer_unverified', 'not_found', 'offer_settled'],
  },
})
