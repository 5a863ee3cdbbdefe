import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { ageRange, employerKind, place } from './fields.ts'
import { many, name, one } from './filters.ts'
import { job } from './jobs.ts'
import { paging } from './paging.ts'
import { jobTypes, workTypes } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { genders, religions } from './reference/options/people.ts'
import { applicationStates } from './rules/hiring.ts'
import { jobPageSize } from './rules/jobs.ts'
import { match } from './matching.ts'
import { improvements } from './rules/matching.ts'
import { searchPage, searchWords, suggestionQuery, suggestions } from './search-words.ts'
import { rating } from './seeker-cards.ts'

const jobType = one(valuesOf(jobTypes))
const workType = one(valuesOf(workTypes))
/**
 * Empty, and the order of people's names which old clients ask for, are the order that suits the list: with words what was
 * typed first, or else the newest.
 */
const sort = z.prefault(z.enum(['', 'newest', 'pay', 'match', 'user.firstName,asc']), '')
export type JobSort = z.infer<typeof sort>

/** What is looked for, whatever the page and the order. */
export const searchFilters = z.object({
  jobType,
  workType,
  /** ANY is no filter. */
  gender: one([...valuesOf(genders), 'ANY']),
  location: many(place),
  skills: many(name),
  languages: many(name),
  ageRanges: many(ageRange),
  religions: many(z.enum(valuesOf(religions))),
  q: searchWords,
})
const jobFilters = z.extend(searchFilters, { ...paging(jobPageSize), sort })
export type JobFilters = z.infer<typeof jobFilters>

/** A job as somebody who looks for work sees it: of the employer no more than the kind, and whether we know them. */
const seekerJob = z.extend(job, {
  employerKind,
  verificationInProgress: z.boolean(),
  /** Of the reader's own application; null where there is none. */
  applicationStatus: z.nullable(z.enum(applicationStates)),
  saved: z.boolean(),
  /** From published reviews of the employer; null where there is none. */
  employerRating: z.nullable(rating),
  /**
   * How many of a hundred applications the employer answers, and in how many hours usually (0 where none was answered);
   * null below five cases.
   */
  employerAnswers: z.nullable(z.object({ percent: z.number(), hours: z.number() })),
  /** How well it suits the reader. */
  match: z.optional(match),
})
export type SeekerJob = z.infer<typeof seekerJob>

export const seekerJobs = searchPage(seekerJob)
export type SeekerJobs = z.infer<typeof seekerJobs>

/** Named in the OpenAPI document. */
export const jobSearchSchemas = { SeekerJob: seekerJob, SeekerJobs: seekerJobs }

const improvement = z.object({ add: z.enum(improvements), jobs: z.int() })
export type Improvements = z.infer<typeof improvement>[]

const finding = { access: ['CAREER'], answers: { 200: json(seekerJobs) }, errors: ['invalid_input'] } as const

/** How somebody who looks for work finds jobs. Only active ones are found. */
export const jobSearchEndpoints = defineEndpoints({
  'GET /employer/jobs/advanced-search': {
    ...finding,
    summary: 'Jobs that fit all filters; within one filter any of its values fits',
    query: jobFilters,
  },
  'GET /employer/jobs/recommended': {
    ...finding,
    summary: 'Jobs that suit the caller best, with a score and its reasons',
    query: z.object({ ...paging(jobPageSize), sort }),
  },
  'GET /job-preferences/jobs/by-location': {
    ...finding,
    summary: 'Jobs in a place, newest first',
    query: z.object({ ...paging(10), location: place }),
  },
  'GET /job-preferences/jobs/by-job-type': {
    ...finding,
    summary: 'Jobs of a job type, newest first',
    query: z.object({ ...paging(10), jobType: z.enum(valuesOf(jobTypes)) }),
  },
  'GET /job-preferences/jobs/by-work-type': {
    ...finding,
    summary: 'Jobs of a work type, newest first',
    query: z.object({ ...paging(10), workType: z.enum(valuesOf(workTypes)) }),
  },
  'GET /job-preferences/jobs/search': {
    ...finding,
    summary: 'Jobs by place, job type and work type, newest first',
    query: z.object({ ...paging(10), location: many(place), jobType, workType }),
  },
  'GET /job-search/suggestions': {
    summary: 'What may be meant by what was typed so far, in the language of the caller',
    access: ['CAREER'],
    query: suggestionQuery,
    answers: { 200: json(suggestions) },
    errors: ['invalid_input'],
  },
  'GET /job-search/improvements': {
    summary: 'What the caller can add to the profile, and how many more jobs would then suit; the best first',
    access: ['CAREER'],
    answers: { 200: json(z.array(improvement)) },
    errors: [],
  },
  'GET /jobs/:id': {
    summary: 'A job that is active, or that the caller has applied for',
    access: ['CAREER'],
    params: z.object({ id: z.uuid() }),
    answers: { 200: json(seekerJob) },
    errors: ['not_found'],
  },
})
