import * as z from 'zod/mini'
import { defineEndpoints, json, text } from './endpoint.ts'
import { done } from './fields.ts'
import {
  accountsCausing,
  betterTimes,
  interviewKinds,
  interviewStates,
  interviewTransitions,
  longestInterviewText,
  mostInterviewTimes,
} from './rules/hiring.ts'

const one = z.object({ id: z.uuid() })
const words = z.prefault(z.string().check(z.trim(), z.maxLength(longestInterviewText)), '')

/** An interview, as both sides see it; before the hire its texts are masked. */
export const interview = z.object({
  id: z.uuid(),
  status: z.enum(interviewStates),
  kind: z.enum(interviewKinds),
  /** Empty for a call. */
  place: z.string(),
  note: z.string(),
  /** The times that the employer proposes. */
  times: z.array(z.string()),
  /** The one that the seeker has picked. */
  chosenTime: z.nullable(z.string()),
  /** When it would suit the seeker better. */
  betterTimes: z.array(z.enum(betterTimes)),
})
export type Interview = z.infer<typeof interview>

/** A call that staff connect: the numbers of both, for staff alone. */
export const interviewCall = z.object({
  id: z.uuid(),
  at: z.string(),
  jobTitle: z.string(),
  seeker: z.object({ name: z.string(), phone: z.string() }),
  employer: z.object({ name: z.string(), phone: z.string() }),
})
export type InterviewCall = z.infer<typeof interviewCall>

/** Named in the OpenAPI document. */
export const interviewSchemas = { Interview: interview, InterviewCall: interviewCall }

export const interviewEndpoints = defineEndpoints({
  'POST /interview-proposals/:id': {
    summary:
      'Proposes up to three times for an interview at a place or on a call; takes the place of an earlier proposal',
    access: accountsCausing(interviewTransitions.propose),
    perHour: 120,
    creates: true,
    params: one,
    body: z.object({
      kind: z.enum(interviewKinds),
      place: words,
      note: words,
      times: z.array(z.iso.datetime({ offset: true })).check(z.minLength(1), z.maxLength(mostInterviewTimes)),
    }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'email_unverified', 'application_settled'],
  },
  'POST /interviews/:id/pick': {
    summary: 'The seeker picks one of the proposed times',
    access: accountsCausing(interviewTransitions.pick),
    perHour: 120,
    params: one,
    body: z.object({ time: z.iso.datetime({ offset: true }) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'interview_settled'],
  },
  'POST /interviews/:id/ask': {
    summary: 'The seeker asks for another time, and may say when it would suit better',
    access: accountsCausing(interviewTransitions.ask),
    perHour: 120,
    params: one,
    body: z.object({ betterTimes: z.prefault(z.array(z.enum(betterTimes)).check(z.maxLength(4)), []) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_found', 'interview_settled'],
  },
  'POST /interviews/:id/cancel': {
    summary: 'The employer cancels an interview; a second call changes nothing',
    access: accountsCausing(interviewTransitions.cancel),
    perHour: 120,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found', 'interview_settled'],
  },
  'GET /interviews/:id/calendar': {
    summary: 'A calendar file of an agreed interview, for both sides, in UTC',
    access: ['CAREER', 'HOUSEHOLD', 'BUSINESS'],
    downloadAs: 'interview.ics',
    params: one,
    answers: { 200: text('text/calendar') },
    errors: ['not_found'],
  },
})
