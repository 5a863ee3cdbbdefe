import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { ageRange, done, gender, signedToken } from './fields.ts'
import { searchFilters } from './job-search.ts'
import { jobTypes, workTypes } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { religions } from './reference/options/people.ts'

const seekers = ['CAREER'] as const
const names = z.array(z.string())

/** What is looked for, as it is kept: English values, sorted; null and nothing is no filter. */
export const keptFilters = z.object({
  jobType: z.nullable(z.enum(valuesOf(jobTypes))),
  workType: z.nullable(z.enum(valuesOf(workTypes))),
  gender: z.nullable(gender),
  location: names,
  skills: names,
  languages: names,
  ageRanges: z.array(ageRange),
  religions: z.array(z.enum(valuesOf(religions))),
  q: z.string(),
})
export type KeptFilters = z.infer<typeof keptFilters>

const savedSearch = z.object({ id: z.uuid(), filters: keptFilters, createdAt: z.iso.datetime() })
export type SavedSearch = z.infer<typeof savedSearch>

/** Named in the OpenAPI document. */
export const savedSearchSchemas = { KeptFilters: keptFilters, SavedSearch: savedSearch }

/** Searches whose new jobs somebody gets by mail, once a day. */
export const savedSearchEndpoints = defineEndpoints({
  'GET /saved-searches': {
    summary: 'The caller’s saved searches, newest first',
    access: seekers,
    answers: { 200: json(z.array(savedSearch)) },
    errors: [],
  },
  'POST /saved-searches': {
    summary: 'Saves a search, whose new jobs are then emailed once a day; a second call changes nothing',
    access: seekers,
    perHour: 120,
    body: searchFilters,
    answers: { 200: json(z.extend(done, { data: savedSearch })) },
    errors: ['invalid_input', 'too_many_searches'],
  },
  'DELETE /saved-searches/:id': {
    summary: 'Deletes a saved search of the caller and stops its emails',
    access: seekers,
    params: z.object({ id: z.uuid() }),
    answers: { 200: json(done) },
    errors: [],
  },
  'POST /saved-searches/stop': {
    summary: 'Deletes one saved search or all of them by the link in an email, in one step (RFC 8058)',
    access: 'signed',
    creates: true,
    form: { page: '/saved-searches/stop', done: '/saved-searches/stopped' },
    query: z.object({ token: signedToken }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
})
