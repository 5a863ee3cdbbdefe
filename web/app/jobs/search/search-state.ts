import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { longest } from '../../../../contract/rules/jobs.ts'
import { knownIn, pageIn, valueOf } from '../../../lib/search-address.ts'
import type { NamesOf } from '../../../lib/lists.ts'

const sorts = ['match', 'newest', 'pay'] as const
export type Sort = (typeof sorts)[number]

type JobType = (typeof jobTypes)[number]['value']
type WorkType = (typeof workTypes)[number]['value']
type Gender = (typeof genders)[number]['value']
type AgeRange = (typeof ageRanges)[number]['value']
type Religion = (typeof religions)[number]['value']

/** What is looked for, as the address has it. Pages count from 1 there, since people read it. */
export type SearchState = {
  location: readonly string[]
  skills: readonly string[]
  languages: readonly string[]
  ageRanges: readonly AgeRange[]
  religions: readonly Religion[]
  jobType: JobType | ''
  workType: WorkType | ''
  gender: Gender | ''
  q: string
  sort: Sort | ''
  page: number
  saved: boolean
}

export const noFilters: SearchState = {
  location: [],
  skills: [],
  languages: [],
  ageRanges: [],
  religions: [],
  jobType: '',
  workType: '',
  gender: '',
  q: '',
  sort: '',
  page: 1,
  saved: false,
}

export function readState(query: string, names: NamesOf): SearchState {
  const given = new URLSearchParams(query)
  return {
    location: knownIn(given, 'location', names.places),
    skills: knownIn(given, 'skills', names.skills),
    languages: knownIn(given, 'languages', names.languages),
    ageRanges: given.getAll('ageRanges').flatMap((text) => valueOf(ageRanges, text) ?? []),
    religions: given.getAll('religions').flatMap((text) => valueOf(religions, text) ?? []),
    jobType: valueOf(jobTypes, given.get('jobType')) ?? '',
    workType: valueOf(workTypes, given.get('workType')) ?? '',
    gender: valueOf(genders, given.get('gender')) ?? '',
    q: (given.get('q') ?? '').trim().slice(0, longest.words),
    sort: sorts.find((sort) => sort === given.get('sort')) ?? '',
    page: pageIn(given),
    saved: given.has('saved'),
  }
}

/** The address of a search; what is as always is left out. */
export function writeState(state: SearchState): string {
  const query = new URLSearchParams(
    (['location', 'skills', 'languages', 'ageRanges', 'religions'] as const).flatMap((name) =>
      state[name].map((value) => [name, value]),
    ),
  )
  for (const name of ['jobType', 'workType', 'gender', 'q', 'sort'] as const) {
    if (state[name] !== '') query.set(name, state[name])
  }
  if (state.page > 1) query.set('page', String(state.page))
  if (state.saved) query.set('saved', '1')
  return query.size === 0 ? '' : `?${query}`
}

/** What is looked for, whatever the page and the order. */
export const filtersOf = (state: SearchState) => ({
  jobType: state.jobType,
  workType: state.workType,
  gender: state.gender,
  q: state.q,
  location: [...state.location],
  skills: [...state.skills],
  languages: [...state.languages],
  ageRanges: [...state.ageRanges],
  religions: [...state.religions],
})

/** How many filters are set. What was typed is shown by itself. */
export const countFilters = (state: SearchState): number =>
  state.location.length +
  state.skills.length +
  state.languages.length +
  state.ageRanges.length +
  state.religions.length +
  [state.jobType, state.workType, state.gender].filter((value) => value !== '').length

export const modeOf = (state: SearchState): 'saved' | 'filtered' | 'recommended' =>
  state.saved ? 'saved' : state.q !== '' || countFilters(state) > 0 ? 'filtered' : 'recommended'

/** The order that a list has where none is chosen: for words, how well they fit. */
export const usualSort = (state: SearchState): Sort =>
  modeOf(state) === 'filtered' && state.q === '' ? 'newest' : 'match'

export const sortOf = (state: SearchState): Sort => (state.sort === '' ? usualSort(state) : state.sort)

/** Anything but another page begins at the first one. */
export const changed = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  saved: false,
  ...changes,
})
