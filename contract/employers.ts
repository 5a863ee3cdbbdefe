import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { employerDocument } from './documents.ts'
import { done } from './fields.ts'
import { newsOf } from './news.ts'
import { paged, paging } from './paging.ts'
import { jobStatuses, jobTypes, workTypes } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { longestVouchingReason } from './rules/documents.ts'
import { employerNews } from './rules/news.ts'

const employerTypes = ['HOUSEHOLD', 'BUSINESS'] as const
const employerPageSize = 10

/** A job as its employer sees it in a list. Pay that is not known is "0" or 0. */
const listedJob = z.object({
  jobId: z.uuid(),
  title: z.string(),
  status: z.enum(valuesOf(jobStatuses)),
  jobType: z.enum(valuesOf(jobTypes)),
  workType: z.enum(valuesOf(workTypes)),
  /** As the specification shows it, such as "8000 ETB" or "120.5 ETB/hr"; empty where nothing was said. */
  rate: z.string(),
  salary: z.string(),
  hourlyRate: z.number(),
  /** Without those who have withdrawn. */
  applicantCount: z.number(),
  /** Those whom the employer has not answered yet. */
  unansweredCount: z.number(),
  /** The day on which it closes unless the employer says that it is still open; null where it was not asked for. */
  closesOn: z.nullable(z.string()),
})
export type ListedJob = z.infer<typeof listedJob>

const balance = z.object({ outstandingBalance: z.number() })

/** All that the first screen of an employer shows. The last five say the same once more, by the names others know. */
const dashboard = z.object({
  profileInfo: z.object({
    /** The company's name, else the person's. */
    company: z.string(),
    role: z.enum(employerTypes),
    /** The English value of the list of places. */
    location: z.string(),
    avatar: z.nullable(z.string()),
  }),
  /** Staff have found this employer to be who they say they are. */
  verified: z.boolean(),
  activeJobs: z.array(listedJob),
  otherJobs: z.array(listedJob),
  totalApplicants: z.number(),
  totalHired: z.number(),
  /** Accepted offers that wait for the employer to confirm the hire. */
  offersToConfirm: z.number(),
  /** What happened lately, the newest first. */
  news: newsOf(employerNews),
  documents: z.array(employerDocument),
  payment: balance,
  jobManagement: z.object({
    activeJobs: z.array(listedJob),
    totalApplicants: z.number(),
    totalHired: z.number(),
  }),
  /** What each state of a job is called, in the person's language. */
  statusLabels: z.record(z.enum(valuesOf(jobStatuses)), z.string()),
  /** How many jobs there are in each state. */
  requestStatus: z.record(z.enum(valuesOf(jobStatuses)), z.number()),
  documentStatus: z.array(employerDocument),
  paymentStatus: balance,
})
export type EmployerDashboard = z.infer<typeof dashboard>

/** What staff need to know to find out who somebody is, and no more. */
const unverifiedEmployer = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  userType: z.enum(employerTypes),
  location: z.string(),
  /** Whether the address is theirs; staff should know before they vouch for somebody. */
  emailVerified: z.boolean(),
  registeredAt: z.string(),
})
export type UnverifiedEmployer = z.infer<typeof unverifiedEmployer>

/** Named in the OpenAPI document. */
export const employerSchemas = {
  ListedJob: listedJob,
  EmployerDashboard: dashboard,
  UnverifiedEmployer: unverifiedEmployer,
}

export const employerEndpoints = defineEndpoints({
  'GET /employer/dashboard': {
    summary: 'What an employer sees first: who they are, their jobs and how many have applied',
    access: employerTypes,
    answers: { 200: json(dashboard) },
    errors: [],
  },
  'GET /admin/employers': {
    summary: 'Employers whom staff have not verified yet, the longest waiting first',
    access: 'administrators',
    query: z.object(paging(employerPageSize)),
    answers: { 200: json(paged(unverifiedEmployer)) },
    errors: ['invalid_input', 'not_allowed'],
  },
  'POST /admin/employers/:id/verify': {
    summary:
      'An administrator vouches for an employer and says why, without documents; a second call changes nothing',
    access: 'administrators',
    perHour: 600,
    params: z.object({ id: z.uuid() }),
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestVouchingReason)),
    }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_allowed', 'not_found'],
  },
})
