import { salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { longest } from '../../../../contract/rules/jobs.ts'
import type { SeekerSort } from '../../../../contract/seeker-search.ts'
import { listNames } from '../../../lib/lists.ts'
import { knownIn, pageIn, valueOf } from '../../../lib/search-address.ts'

type Gender = (typeof genders)[number]['value']
type AgeRange = (typeof ageRanges)[number]['value']
type Religion = (typeof religions)[number]['value']
type SalaryRange = (typeof salaryRanges)[number]['value']

/** The search in the address, by the names that the server knows. */
export type SearchState = {
  language: readonly string[]
  skill: readonly string[]
  gender: Gender | ''
  ageRange: AgeRange | ''
  religion: Religion | ''
  salaryRange: SalaryRange | ''
  location: string
  /** What was typed. */
  q: string
  page: number
  /** The saved people are shown, and the filters are kept for later. */
  saved: boolean
}

export const noFilters: Omit<SearchState, 'q' | 'page' | 'saved'> = {
  language: [],
  skill: [],
  gender: '',
  ageRange: '',
  religion: '',
  salaryRange: '',
  location: '',
}

export function readState(query: string): SearchState {
  const given = new URLSearchParams(query)
  const [location = ''] = knownIn(given, 'location', listNames.places)
  return {
    language: knownIn(given, 'language', listNames.languages),
    skill: knownIn(given, 'skill', listNames.skills),
    gender: valueOf(genders, given.get('gender')) ?? '',
    ageRange: valueOf(ageRanges, given.get('ageRange')) ?? '',
    religion: valueOf(religions, given.get('religion')) ?? '',
    salaryRange: valueOf(salaryRanges, given.get('salaryRange')) ?? '',
    location,
    q: (given.get('q') ?? '').trim().slice(0, longest.words),
    page: pageIn(given),
    saved: given.has('saved'),
  }
}

const single = ['gender', 'ageRange', 'religion', 'salaryRange', 'location'] as const
const several = ['language', 'skill'] as const

/** The query of a search; defaults are left out. */
export function writeState(state: SearchState): string {
  const query = new URLSearchParams(
    several.flatMap((name) => state[name].map((value): [string, string] => [name, value])),
  )
  for (const name of single) if (state[name] !== '') query.set(name, state[name])
  if (state.q !== '') query.set('q', state.q)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.saved) query.set('saved', '1')
  return query.size === 0 ? '' : `?${query}`
}

export const countFilters = (state: SearchState): number =>
  state.language.length + state.skill.length + single.filter((name) => state[name] !== '').length

export const modeOf = (state: SearchState): 'saved' | 'filtered' | 'recommended' =>
  state.saved ? 'saved' : state.q !== '' || countFilters(state) > 0 ? 'filtered' : 'recommended'

/** What was typed decides the order, and who has the most of several skills; else the first name, as specified. */
export const sortOf = (state: SearchState): SeekerSort =>
  state.q !== '' || state.skill.length > 1 ? '' : 'user.firstName,asc'

/** Every change but that of the page leads to the first page. */
export const changed = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...changes,
})
