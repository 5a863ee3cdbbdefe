import type { FieldProblem } from '../../../contract/errors.ts'
import type { JobFilters } from '../../../contract/job-search.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces, placeIdOf } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import { fold } from '../../../contract/rules/fold.ts'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import { NamedError } from '../../platform/http/errors.ts'
import {
  ageBits,
  genderBits,
  jobTypeCode,
  jobTypeCodes,
  languageBits,
  languageFacets,
  placeFacets,
  religionBits,
  skillBits,
  skillFacets,
  workTypeCode,
} from './facets.ts'

/** Filters as the index knows them; an empty list, no bits or null is no filter. */
export type Search = {
  jobTypes: readonly number[]
  workType: number | null
  places: readonly number[]
  skills: { facets: readonly number[]; bits: number }
  languages: { facets: readonly number[]; bits: string }
  genders: number
  ages: number
  religions: number
  /** For to_tsquery. */
  words: string | null
}

export type Wish = Partial<Omit<JobFilters, 'page' | 'size' | 'sort'>>

export function readFilters(wish: Wish): Search {
  const skillIds = idsOf(wish.skills, 'skills', (name) => skills.named(name))
  const languageIds = idsOf(wish.languages, 'languages', (name) => spokenLanguages.named(name))
  const gender = wish.gender ?? 'ANY'
  return {
    jobTypes: wish.jobType == null ? jobTypeCodes : [jobTypeCode(wish.jobType)],
    workType: wish.workType == null ? null : workTypeCode(wish.workType),
    places: placesOf(wish.location ?? []),
    skills: { facets: skillFacets(skillIds), bits: skillBits(skillIds) },
    languages: { facets: languageFacets(languageIds), bits: languageBits(languageIds) },
    genders: gender === 'ANY' ? 0 : genderBits([gender]),
    ages: ageBits(wish.ageRanges ?? []),
    religions: religionBits(wish.religions ?? []),
    words: wordsOf(wish.q ?? ''),
  }
}

/** Every word of it, the last one as far as it is typed; folded, nothing is left that the query could take for a sign. */
export function wordsOf(text: string): string | null {
  const words = fold(text).split(' ').filter(Boolean)
  return words.length === 0
    ? null
    : words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ')
}

/** Nothing is counted past the limit, so there are no pages there. */
export function pageAt({ page, size }: { page: number; size: number }): { limit: number; offset: number } {
  if (page * size >= mostCounted) throw wrong('page', 'tooBig', Math.ceil(mostCounted / size) - 1)
  return { limit: size, offset: page * size }
}

/** One that stands for any place makes all the others needless. */
function placesOf(names: readonly string[]): number[] {
  if (names.length === 0 || names.some((name) => placeIdOf(name) === null)) return []
  return placeFacets(idsOf(names, 'location', (name) => ethiopianPlaces.named(name)))
}

function idsOf(
  names: readonly string[] | undefined,
  field: string,
  find: (name: string) => { id: string } | undefined,
): string[] {
  const ids = (names ?? []).map((name) => {
    const id = find(name)?.id
    if (id === undefined) throw wrong(field, field === 'location' ? 'place' : 'notAllowed')
    return id
  })
  return [...new Set(ids)]
}

const wrong = (field: string, problem: FieldProblem, limit?: number) =>
  new NamedError('invalid_input', {
    [field]: { problem, ...(limit === undefined ? {} : { values: { limit } }) },
  })
