import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { ageRange, done, place, startDay } from './fields.ts'
import { jobFormGenders, jobStatuses, jobTypes, workTypes } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { religions } from './reference/options/people.ts'
import { highest, longest } from './rules/jobs.ts'
import { mostChosen } from './rules/seekers.ts'

const employers = ['HOUSEHOLD', 'BUSINESS'] as const
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** English values of a list of the reference; the server finds their ids. What is left out is none. */
const namesOf = <S extends z.ZodMiniType>(schema: S) =>
  z.prefault(z.array(schema).check(z.maxLength(mostChosen)), [])
const name = text(120)

/** A figure that travels as a text or a number; empty and 0 are none. */
const figure = (most: number) =>
  z.pipe(
    z.optional(z.nullable(z.union([z.string().check(z.trim(), z.maxLength(20)), z.number()]))),
    z.transform((value, context) => {
      const read = Number(value ?? 0)
      if (Number.isFinite(read) && read >= 0 && read <= most) return read === 0 ? null : read
      context.issues.push({ code: 'custom', input: value, message: 'invalid' })
      return z.NEVER
    }),
  )

const jobPosting = z.object({
  title: text(longest.title),
  description: text(longest.description),
  locations: z.array(place).check(z.minLength(1), z.maxLength(mostChosen)),
  jobType: z.enum(valuesOf(jobTypes)),
  workType: z.enum(valuesOf(workTypes)),
  startDate: startDay,
  workHours: figure(highest.workHours),
  salary: figure(highest.salary),
  hourlyRate: figure(highest.hourlyRate),
  requirements: text(longest.requirements),
  additionalNotes: z.optional(z.string().check(z.trim(), z.maxLength(longest.notes))),
  status: z.prefault(z.enum(valuesOf(jobStatuses)), 'ACTIVE'),
  gender: z.enum(valuesOf(jobFormGenders)),
  skills: namesOf(name),
  languages: namesOf(name),
  ageRanges: namesOf(ageRange),
  religions: namesOf(z.enum(valuesOf(religions))),
})
export type JobPosting = z.infer<typeof jobPosting>

/** A job as its readers see it. Lists are English values of the reference; pay that is not known is "0" or 0. */
export const job = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The first of the locations. */
  location: z.string(),
  locations: z.array(z.string()),
  jobType: z.enum(valuesOf(jobTypes)),
  workType: z.enum(valuesOf(workTypes)),
  startDate: z.string(),
  workHours: z.string(),
  salary: z.string(),
  hourlyRate: z.number(),
  requirements: z.string(),
  additionalNotes: z.string(),
  status: z.enum(valuesOf(jobStatuses)),
  gender: z.enum(valuesOf(jobFormGenders)),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  ageRanges: z.array(z.string()),
  religions: z.array(z.string()),
  createdAt: z.string(),
})
export type Job = z.infer<typeof job>

/** Named in the OpenAPI document. */
export const jobSchemas = { Job: job, JobPosting: jobPosting }

const oneJob = z.object({ id: z.uuid() })
const posted = z.extend(done, { jobId: z.uuid() })
const acting = {
  access: employers,
  perHour: 600,
  params: oneJob,
  answers: { 200: json(done) },
  errors: ['not_found'],
} as const

/** What an employer does with jobs of their own. */
export const jobEndpoints = defineEndpoints({
  'POST /employer/jobs': {
    summary: 'Posts a job that starts today or later',
    access: employers,
    perHour: 120,
    creates: true,
    body: jobPosting,
    answers: { 201: json(posted) },
    errors: ['invalid_input', 'email_unverified', 'too_many_open_jobs'],
  },
  'GET /employer/jobs/:id': {
    summary: 'A job of the caller in any status, to edit it',
    access: employers,
    params: oneJob,
    answers: { 200: json(job) },
    errors: ['not_found'],
  },
  'PUT /employer/jobs/:id': {
    ...acting,
    summary:
      'Changes a job of the caller, including its status; a start date in the past may only stay as it is',
    body: jobPosting,
    errors: ['invalid_input', 'not_found', 'email_unverified', 'too_many_open_jobs'],
  },
  'DELETE /employer/jobs/:id': {
    ...acting,
    summary: 'Deletes a job of the caller that is inactive and has no application and no offer',
    errors: ['not_found', 'job_in_use'],
  },
  'POST /employer/jobs/:id/duplicate': {
    ...acting,
    summary: 'Copies a job of the caller; the copy is named as one and inactive',
    creates: true,
    answers: { 201: json(posted) },
  },
  'POST /employer/jobs/:id/close': {
    ...acting,
    summary: 'Closes a job of the caller, so that it is no longer found',
  },
  'POST /employer/jobs/:id/reopen': {
    ...acting,
    summary: 'Reopens a job of the caller; one that was never open must start today or later',
    errors: ['not_found', 'email_unverified', 'start_date_past', 'too_many_open_jobs'],
  },
  'POST /employer/jobs/:id/keep-open': {
    ...acting,
    summary: 'Says that an open job of the caller is still open, where it was asked for',
    errors: ['not_found', 'job_not_open'],
  },
})
