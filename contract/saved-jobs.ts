import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { seekerJobs } from './job-search.ts'
import { paging } from './paging.ts'
import { jobPageSize } from './rules/jobs.ts'

const seekers = ['CAREER'] as const
const one = z.object({ id: z.uuid() })

export const savedJobEndpoints = defineEndpoints({
  'GET /saved-jobs': {
    summary: 'The active jobs that the caller has saved, last saved first',
    access: seekers,
    query: z.object(paging(jobPageSize)),
    answers: { 200: json(seekerJobs) },
    errors: ['invalid_input'],
  },
  'PUT /saved-jobs/:id': {
    summary: 'Saves a job for later',
    access: seekers,
    perHour: 1200,
    params: one,
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
  'DELETE /saved-jobs/:id': {
    summary: 'Removes a job from the saved jobs',
    access: seekers,
    params: one,
    answers: { 200: json(done) },
    errors: [],
  },
})
