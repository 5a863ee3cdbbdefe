import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, employerKind } from './fields.ts'
import {
  accountsCausing,
  applicationStates,
  applicationTransitions,
  longestCoverLetter,
  longestOfferMessage,
  offerStates,
  offerTransitions,
} from './rules/hiring.ts'
import { seekerCard } from './seeker-cards.ts'

const seekers = ['CAREER'] as const
const one = z.object({ id: z.uuid() })

/** One's own application. */
const application = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** The company, or the first name of the person at home there. */
  employerName: z.string(),
  employerKind,
  status: z.enum(applicationStates),
  appliedAt: z.string(),
  /** Full years; null where the person has not said. */
  yearsOfExperience: z.nullable(z.number()),
  isProfileVerified: z.boolean(),
  coverLetter: z.string(),
})
export type Application = z.infer<typeof application>

/** Somebody who applied for a job, as its employer sees them before a hire. */
const applicant = z.extend(seekerCard, {
  applicationId: z.uuid(),
  status: z.enum(applicationStates),
  appliedAt: z.string(),
  /** Empty where none was written. */
  coverLetter: z.string(),
})
export type Applicant = z.infer<typeof applicant>

/** One operation by two names. */
const applicants = {
  summary:
    'Who applied for a job of one’s own, the newest first, without those who have withdrawn; at most 200',
  access: ['HOUSEHOLD', 'BUSINESS', 'ADMIN'],
  params: one,
  query: z.object({ status: z.optional(z.enum(applicationStates)) }),
  answers: { 200: json(z.array(applicant)) },
  errors: ['invalid_input', 'not_found'],
} as const

/** An offer as the seeker to whom it was made sees it: nothing in it says how to reach the employer. */
const receivedOffer = z.object({
  id: z.uuid(),
  /** Null where it is for no job in particular. */
  jobId: z.nullable(z.uuid()),
  jobTitle: z.nullable(z.string()),
  /** The company, or the first name of the person at home there. */
  employerName: z.string(),
  employerKind,
  message: z.string(),
  status: z.enum(offerStates),
  sentAt: z.string(),
})
export type ReceivedOffer = z.infer<typeof receivedOffer>

/** Named in the OpenAPI document. */
export const hiringSchemas = { Application: application, Applicant: applicant, ReceivedOffer: receivedOffer }

export const hiringEndpoints = defineEndpoints({
  'POST /employer/jobs/:id/apply': {
    summary: 'Applies for a job; a second call changes nothing',
    access: accountsCausing(applicationTransitions.apply),
    perHour: 600,
    params: one,
    body: z.optional(
      z.object({
        coverLetter: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longestCoverLetter)))),
      }),
    ),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'email_unverified', 'job_not_open'],
  },
  'GET /job-preferences/jobs/job-seeker': {
    summary: 'The caller’s applications, newest first',
    access: seekers,
    answers: { 200: json(z.array(application)) },
    errors: [],
  },
  'POST /job-applications/:id/withdraw': {
    summary: 'Withdraws an application of the caller, before the employer invites to an interview',
    access: accountsCausing(applicationTransitions.withdraw),
    perHour: 600,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found', 'application_settled'],
  },
  'GET /jobs/:id/applicants': applicants,
  'GET /job-applications/by-job/:id': applicants,
  'POST /employer-interests/job-seeker/:id': {
    summary:
      'Makes an offer to a job seeker: one for each job, or for no specific job; a second call changes nothing',
    access: accountsCausing(offerTransitions.send),
    perHour: 120,
    creates: true,
    params: one,
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
})
