import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, employerKind } from './fields.ts'
import { interview } from './interviews.ts'
import {
  accountsCausing,
  applicationStates,
  applicationTransitions,
  hiringGraph,
  longestCoverLetter,
  mostMoved,
  moveTargets,
  offerStates,
  rejectionReasons,
  type HiringParty,
  type HiringSubject,
} from './rules/hiring.ts'
import { seekerCard } from './seeker-cards.ts'

const seekers = ['CAREER'] as const
const one = z.object({ id: z.uuid() })

/** What both sides read of an application. */
const progress = {
  status: z.enum(applicationStates),
  appliedAt: z.string(),
  /** Why it was rejected, where the employer or the system said so. */
  rejectionReason: z.nullable(z.enum(rejectionReasons)),
  /** The last one that was not cancelled. */
  interview: z.nullable(interview),
  /** The last offer of this very job. */
  offer: z.nullable(z.object({ id: z.uuid(), status: z.enum(offerStates) })),
}

/** One's own application. */
const application = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** The company, or the first name of the person at home there. */
  employerName: z.string(),
  employerKind,
  ...progress,
  /** Nobody has looked at it for ten days: the employer was reminded, and others may answer sooner. */
  isUnanswered: z.boolean(),
  /** Full years; null where the person has not said. */
  yearsOfExperience: z.nullable(z.number()),
  isProfileVerified: z.boolean(),
  coverLetter: z.string(),
})
export type Application = z.infer<typeof application>

/** Somebody who applied for a job, as its employer sees them before a hire. */
const applicant = z.extend(seekerCard, {
  applicationId: z.uuid(),
  ...progress,
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

const subjects = Object.keys(hiringGraph).filter((name): name is HiringSubject =>
  Object.hasOwn(hiringGraph, name),
)
const parties = ['seeker', 'employer', 'staff', 'system'] as const satisfies readonly HiringParty[]

/** Something that happened to an application or an offer. */
export const hiringEvent = z.object({
  subject: z.enum(subjects),
  transition: z.string(),
  /** Who did it. */
  party: z.enum(parties),
  /** One of the reasons of that transition. */
  reason: z.nullable(z.string()),
  at: z.string(),
})
export type HiringEvent = z.infer<typeof hiringEvent>

/** Named in the OpenAPI document. */
export const hiringSchemas = { Application: application, Applicant: applicant, HiringEvent: hiringEvent }

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
  'POST /job-applications/move': {
    summary:
      'Moves applications for one’s own jobs to a state; those that cannot come there from theirs are named and stay. OFFERED makes an offer by the terms of the job',
    access: accountsCausing(applicationTransitions.review),
    perHour: 600,
    body: z.object({
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostMoved)),
      status: z.enum(moveTargets),
      /** Said to the seeker with a rejection. */
      reason: z.optional(z.nullable(z.enum(rejectionReasons))),
    }),
    answers: { 200: json(z.extend(done, { moved: z.array(z.uuid()), unmoved: z.array(z.uuid()) })) },
    errors: [
      'invalid_input',
      'not_found',
      'email_unverified',
      'employer_unverified',
      'application_settled',
      'too_many_offers',
    ],
  },
  'GET /application-history/:id': {
    summary: 'What happened to an application, the oldest first, for its seeker and its employer',
    access: ['CAREER', 'HOUSEHOLD', 'BUSINESS', 'ADMIN'],
    params: one,
    answers: { 200: json(z.array(hiringEvent)) },
    errors: ['not_found'],
  },
  'GET /jobs/:id/applicants': applicants,
  'GET /job-applications/by-job/:id': applicants,
})
