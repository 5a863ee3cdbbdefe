import type { JobFilters } from '../../../contract/job-search.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { skills } from '../../../contract/reference/services.ts'
import { fold } from '../../../contract/rules/fold.ts'
import {
  ageBits,
  genderBits,
  languageBits,
  languageFacets,
  religionBits,
  skillBits,
  skillFacets,
} from '../../platform/search/codes.ts'
import { idsOf, placeIdsOf } from '../../platform/search/wishes.ts'
import { jobPlaceFacets, jobTypeCode, jobTypeCodes, workTypeCode } from './facets.ts'

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
  const skillIds = idsOf(wish.skills ?? [], 'skills', (name) => skills.named(name))
  const languageIds = idsOf(wish.languages ?? [], 'languages', (name) => spokenLanguages.named(name))
  const placeIds = placeIdsOf(wish.location ?? [], 'location')
  const gender = wish.gender ?? 'ANY'
  return {
    jobTypes: wish.jobType == null ? jobTypeCodes : [jobTypeCode(wish.jobType)],
    workType: wish.workType == null ? null : workTypeCode(wish.workType),
    places: placeIds.length === 0 ? [] : jobPlaceFacets(placeIds),
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
