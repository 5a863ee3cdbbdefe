import type { JobFilters } from '../../../../contract/job-search.ts'
import { spokenLanguages } from '../../../../contract/reference/languages.ts'
import { skills } from '../../../../contract/reference/services.ts'
import {
  ageBits,
  genderBits,
  languageBits,
  languageFacets,
  religionBits,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'
import { filterOf, idsOf, placeIdsOf } from '../../../platform/search/input.ts'
import { topicFilters } from '../../../platform/search/kinds.ts'
import { languageFilters, readTyped } from '../../../platform/search/typed.ts'
import type { JobSearch } from './declaration.ts'
import { jobPlaceFacets, jobTypeCode, jobTypeCodes, workTypeCode } from './facets.ts'

export type JobQuery = Partial<Omit<JobFilters, 'page' | 'size' | 'sort'>>

export function readFilters(query: JobQuery): JobSearch {
  const skillIds = idsOf(query.skills ?? [], 'skills', (name) => skills.named(name))
  const languageIds = idsOf(query.languages ?? [], 'languages', (name) => spokenLanguages.named(name))
  const placeIds = placeIdsOf(query.location ?? [], 'location')
  const typed = readTyped(query.q ?? '')
  const religionsOfEach = [...(query.religions?.length ? [query.religions] : []), ...typed.religions]
  return {
    filters: {
      workType: filterOf(query.workType, (workType) => ({ value: workTypeCode(workType) })),
      religions: filterOf(religionsOfEach, (each) => ({ value: commonBitsOf(each.map(religionBits)) })),
      genders: filterOf(query.gender === 'ANY' ? null : query.gender, (gender) => ({
        value: genderBits([gender]),
      })),
      skills: filterOf(skillIds, (ids) => ({ value: skillBits(ids), facets: skillFacets(ids) })),
      languages: filterOf(languageIds, (ids) => ({ value: languageBits(ids), facets: languageFacets(ids) })),
      ages: filterOf(query.ageRanges, (values) => ({ value: ageBits(values) })),
      places: filterOf(placeIds, placeFilter),
      saidPlaces: filterOf(typed.places, placeFilter),
      saidGenders: filterOf(typed.genders, (genders) => ({
        value: commonBitsOf(genders.map((gender) => genderBits([gender]))),
      })),
      payFrom: filterOf(typed.pay, (value) => ({ value })),
      ...topicFilters(typed.topics),
      ...languageFilters(typed.languages),
    },
    partitions: jobTypesOf(query.jobType ?? null, typed.jobTypes),
    typed,
  }
}

function placeFilter(ids: readonly string[]) {
  const facets = jobPlaceFacets(ids)
  return { value: facets, facets }
}

/** What all of them allow. */
const commonBitsOf = (masks: readonly number[]): number => masks.reduce((common, mask) => common & mask)

/** What was chosen, and of it what was typed. */
const jobTypesOf = (chosen: string | null, typed: readonly (readonly string[])[]): number[] =>
  typed
    .map((values) => values.map(jobTypeCode))
    .reduce(
      (codes, some) => codes.filter((code) => some.includes(code)),
      chosen === null ? [...jobTypeCodes] : [jobTypeCode(chosen)],
    )
