import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import type { Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, genders, religions } from '../../../contract/reference/options/people.ts'

type Named = (text: string) => string | undefined
/** How names in the address become the values that travel; a name of no list is dropped. */
export type NamesOf = { places: Named; skills: Named; languages: Named }

const sorts = ['match', 'newest', 'pay'] as const
export type Sort = (typeof sorts)[number]

type JobType = (typeof jobTypes)[number]['value']
type WorkType = (typeof workTypes)[number]['value']
type Gender = (typeof genders)[number]['value']
type AgeRange = (typeof ageRanges)[number]['value']
type Religion = (typeof religions)[number]['value']

/** What is looked for, as the address tells it. Pages count from 1 there, since people read it. */
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

/** Past this the server counts no further. */
const lastPage = 200
const longestWords = 200

export function readState(query: string, names: NamesOf): SearchState {
  const given = new URLSearchParams(query)
  const page = Number(given.get('page') ?? 1)
  const known = (name: string, find: Named) => [
    ...new Set(given.getAll(name).flatMap((text) => find(text) ?? [])),
  ]
  return {
    location: known('location', names.places),
    skills: known('skills', names.skills),
    languages: known('languages', names.languages),
    ageRanges: given.getAll('ageRanges').flatMap((text) => valueOf(ageRanges, text) ?? []),
    religions: given.getAll('religions').flatMap((text) => valueOf(religions, text) ?? []),
    jobType: valueOf(jobTypes, given.get('jobType')) ?? '',
    workType: valueOf(workTypes, given.get('workType')) ?? '',
    gender: valueOf(genders, given.get('gender')) ?? '',
    q: (given.get('q') ?? '').trim().slice(0, longestWords),
    sort: sorts.find((sort) => sort === given.get('sort')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
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

/** How many filters are set; words count as one. */
export const countFilters = (state: SearchState): number =>
  state.location.length +
  state.skills.length +
  state.languages.length +
  state.ageRanges.length +
  state.religions.length +
  [state.jobType, state.workType, state.gender, state.q].filter((value) => value !== '').length

export const modeOf = (state: SearchState): 'saved' | 'filtered' | 'recommended' =>
  state.saved ? 'saved' : countFilters(state) > 0 ? 'filtered' : 'recommended'

/** The order that a list has where none is chosen. */
export const sortOf = (state: SearchState): Sort =>
  state.sort === '' ? (modeOf(state) === 'filtered' ? 'newest' : 'match') : state.sort

/** Anything but another page begins at the first one. */
export const changed = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  saved: false,
  ...changes,
})

export const valueOf = <Value extends string>(
  options: readonly Option<Value>[],
  text: string | null,
): Value | undefined => options.find(({ value }) => value === text)?.value
