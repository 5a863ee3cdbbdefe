import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { ageRange, done, gender, place } from './fields.ts'
import { many, name, one } from './filters.ts'
import { paging } from './paging.ts'
import { salaryRanges } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { ageRanges, genders, religions } from './reference/options/people.ts'
import { seekerPageSize } from './rules/seekers.ts'
import { searchPage, searchWords, suggestionQuery, suggestions } from './search-words.ts'
import { seekerCard } from './seeker-cards.ts'

/** Those who may look for people to hire. */
const finders = ['HOUSEHOLD', 'BUSINESS', 'ADMIN'] as const
const oneSeeker = z.object({ id: z.uuid() })

/** The specified order is that of first names. Empty: what was typed, or who has most of the skills, comes first. */
const sort = z.prefault(z.enum(['', 'match', 'user.firstName,asc']), 'user.firstName,asc')
export type SeekerSort = z.infer<typeof sort>

const seekerFilters = z.object({
  ...paging(seekerPageSize),
  sort,
  gender: one(valuesOf(genders)),
  ageRange: one(valuesOf(ageRanges)),
  religion: one(valuesOf(religions)),
  salaryRange: one(valuesOf(salaryRanges)),
  /** Of a place where somebody lives or wants to work; Other is any. */
  location: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  language: many(name),
  skill: many(name),
  q: searchWords,
})
export type SeekerFilters = z.infer<typeof seekerFilters>

const seekers = searchPage(seekerCard)
export type SeekerCards = z.infer<typeof seekers>

/** Named in the OpenAPI document. */
export const seekerSearchSchemas = { SeekerCard: seekerCard, SeekerCards: seekers }

const finding = { access: finders, answers: { 200: json(seekers) }, errors: ['invalid_input'] } as const
/** The specified answer of these is a bare list, a page of it at a time. */
const listing = { ...finding, answers: { 200: json(z.array(seekerCard)) } } as const
/** By one thing alone. */
const by = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ ...paging(10), ...shape })

/** How employers find people who look for work. Only those are found who can be hired now. */
export const seekerSearchEndpoints = defineEndpoints({
  'GET /users/recommended-jobseekers': {
    ...finding,
    summary: 'People who suit the caller’s open jobs best, with a score and its reasons; else those nearby',
    query: z.object(paging(seekerPageSize)),
  },
  'GET /skills-certification/search': {
    ...finding,
    summary: 'People who fit all filters and what was typed; within one filter any of its values fits',
    query: seekerFilters,
  },
  'GET /skills-certification/search/language': {
    ...listing,
    summary: 'People who speak a language, by first name',
    query: by({ language: name }),
  },
  'GET /skills-certification/search/gender': {
    ...listing,
    summary: 'People of a gender, by first name',
    query: by({ gender }),
  },
  'GET /skills-certification/search/age-range': {
    ...listing,
    summary: 'People of an age, by first name',
    query: by({ ageRange }),
  },
  'GET /skills-certification/search/religion': {
    ...listing,
    summary: 'People of a religion, by first name',
    query: by({ religion: z.enum(valuesOf(religions)) }),
  },
  'GET /skills-certification/search/salary-range': {
    ...listing,
    summary: 'People who ask for a salary, by first name',
    query: by({ salaryRange: z.enum(valuesOf(salaryRanges)) }),
  },
  'GET /skills-certification/search/skill': {
    ...listing,
    summary: 'People who can do something, by first name',
    query: by({ skill: name }),
  },
  'GET /skills-certification/search/location': {
    ...listing,
    summary: 'People who live in a place or want to work there, by first name',
    query: by({ location: place }),
  },
  'GET /seeker-search/suggestions': {
    summary: 'What may be meant by what was typed so far, in the language of the caller',
    access: finders,
    query: suggestionQuery,
    answers: { 200: json(suggestions) },
    errors: ['invalid_input'],
  },
  'GET /job-seekers/:id': {
    summary:
      'A job seeker who can be hired now, or who already has an application or an offer with the caller',
    access: finders,
    params: oneSeeker,
    answers: { 200: json(seekerCard) },
    errors: ['not_found'],
  },
  'GET /saved-seekers': {
    ...finding,
    summary: 'The profiles that the caller has saved, last saved first',
    query: z.object(paging(seekerPageSize)),
  },
  'PUT /saved-seekers/:id': {
    summary: 'Saves a profile for later',
    access: finders,
    perHour: 1200,
    params: oneSeeker,
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
  'DELETE /saved-seekers/:id': {
    summary: 'Removes a profile from the saved profiles',
    access: finders,
    params: oneSeeker,
    answers: { 200: json(done) },
    errors: [],
  },
})
