import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, employerKind } from './fields.ts'
import { terms } from './offers.ts'
import {
  accountsCausing,
  checkInDays,
  choosableEndReasons,
  endReasons,
  longestReview,
  placementStates,
  placementTransitions,
} from './rules/hiring.ts'
import { longestReason } from './rules/reports.ts'

const one = z.object({ id: z.uuid() })
const both = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const
const checkInDay = z.literal(checkInDays)

/** What one of the two wrote of the other. */
const review = z.object({
  id: z.uuid(),
  stars: z.number(),
  words: z.string(),
  writtenAt: z.string(),
})
export type Review = z.infer<typeof review>

/** A hire, as one of the two sees it. */
const placement = z.object({
  id: z.uuid(),
  status: z.enum(placementStates),
  /** Null where it was for no job in particular. */
  jobId: z.nullable(z.uuid()),
  jobTitle: z.nullable(z.string()),
  terms,
  hiredAt: z.string(),
  endedAt: z.nullable(z.string()),
  endReason: z.nullable(z.enum(endReasons)),
  /** The other of the two; null where the account was deleted. */
  other: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Null where the other is the seeker. */
      employerKind: z.nullable(employerKind),
      avatar: z.nullable(z.string()),
      /** These two see it from the hire on, and nobody else. */
      phone: z.string(),
      email: z.string(),
    }),
  ),
  /** The check-in that waits for the caller's answer; always null for employers. */
  checkIn: z.nullable(checkInDay),
  /** What the caller wrote, and since when the other can read it. */
  ownReview: z.nullable(z.extend(review, { publishedAt: z.nullable(z.string()) })),
  /** What the other wrote, once it is published. */
  otherReview: z.nullable(review),
})
export type Placement = z.infer<typeof placement>

/** A published review, as strangers read it. */
const publishedReview = z.extend(review, {
  /** The first name of a seeker, the company or the first name of a household; null where the account was deleted. */
  author: z.nullable(z.string()),
})
export type PublishedReview = z.infer<typeof publishedReview>

/** Somebody said at a check-in that it does not go well. */
export const checkInAlert = z.object({
  id: z.uuid(),
  day: checkInDay,
  answeredAt: z.string(),
  words: z.string(),
  jobTitle: z.string(),
  seeker: z.object({ name: z.string(), phone: z.string() }),
  employer: z.nullable(z.object({ name: z.string() })),
})
export type CheckInAlert = z.infer<typeof checkInAlert>

/** Named in the OpenAPI document. */
export const placementSchemas = {
  Placement: placement,
  PublishedReview: publishedReview,
  CheckInAlert: checkInAlert,
}

const reviewsOf = (summary: string, access: readonly ('CAREER' | 'HOUSEHOLD' | 'BUSINESS' | 'ADMIN')[]) => ({
  summary,
  access,
  params: one,
  answers: { 200: json(z.array(publishedReview)) },
  errors: ['not_found'] as const,
})

export const placementEndpoints = defineEndpoints({
  'GET /placements': {
    summary: 'The caller’s placements, the newest first, with how to reach the other and both reviews',
    access: both,
    answers: { 200: json(z.array(placement)) },
    errors: [],
  },
  'POST /placements/:id/end': {
    summary: 'Ends a placement, with a reason; a second call changes nothing',
    access: accountsCausing(placementTransitions.end),
    perHour: 60,
    params: one,
    body: z.object({ reason: z.enum(choosableEndReasons) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /placements/:id/check-in': {
    summary: 'The seeker says whether the work goes well; "no" reaches staff, and never the employer',
    access: ['CAREER'],
    perHour: 60,
    params: one,
    body: z.object({
      day: checkInDay,
      well: z.boolean(),
      words: z.prefault(z.string().check(z.trim(), z.maxLength(longestReason)), ''),
    }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /placements/:id/review': {
    summary:
      'Reviews the other after the end of a placement, once; it is shown when both have written, or after 14 days',
    access: both,
    perHour: 60,
    params: one,
    body: z.object({
      stars: z.int().check(z.minimum(1), z.maximum(5)),
      words: z.prefault(z.string().check(z.trim(), z.maxLength(longestReview)), ''),
      /** Of employers: it may be shown on the public page of testimonials. */
      mayBeQuoted: z.prefault(z.boolean(), false),
    }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'placement_current'],
  },
  'GET /job-seekers/:id/reviews': reviewsOf(
    'What employers wrote of a job seeker, newest first, at most 20',
    ['HOUSEHOLD', 'BUSINESS', 'ADMIN'],
  ),
  'GET /jobs/:id/employer-reviews': reviewsOf(
    'What job seekers wrote of the employer of a job, newest first, at most 20',
    ['CAREER', 'ADMIN'],
  ),
  'POST /admin/check-ins/:id/close': {
    summary: 'Staff have followed up a check-in; a second call changes nothing',
    access: ['ADMIN'],
    perHour: 600,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
})
