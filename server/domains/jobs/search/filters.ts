import type { JobFilters } from '../../../../contract/job-search.ts'
import { spokenLanguages } from '../../../../contract/reference/languages.ts'
import { skills } from '../../../../contract/reference/services.ts'
import { fold } from '../../../../contract/rules/fold.ts'
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
import type { JobSearch } from './declaration.ts'
import { jobPlaceFacets, jobTypeCode, jobTypeCodes, workTypeCode } from './facets.ts'

export type JobQuery = Partial<Omit<JobFilters, 'page' | 'size' | 'sort'>>

export function readFilters(query: JobQuery): JobSearch {
  const skillIds = idsOf(query.skills ?? [], 'skills', (name) => skills.named(name))
  const languageIds = idsOf(query.languages ?? [], 'languages', (name) => spokenLanguages.named(name))
  const placeIds = placeIdsOf(query.location ?? [], 'location')
  return {
    filters: {
      workType: filterOf(query.workType, (workType) => ({ value: workTypeCode(workType) })),
      religions: filterOf(query.religions, (values) => ({ value: religionBits(values) })),
      genders: filterOf(query.gender === 'ANY' ? null : query.gender, (gender) => ({
        value: genderBits([gender]),
      })),
      skills: filterOf(skillIds, (ids) => ({ value: skillBits(ids), facets: skillFacets(ids) })),
      languages: filterOf(languageIds, (ids) => ({ value: languageBits(ids), facets: languageFacets(ids) })),
      ages: filterOf(query.ageRanges, (values) => ({ value: ageBits(values) })),
      places: filterOf(placeIds, (ids) => {
        const facets = jobPlaceFacets(ids)
        return { value: facets, facets }
      }),
    },
    partitions: query.jobType == null ? jobTypeCodes : [jobTypeCode(query.jobType)],
    words: wordsOf(query.q ?? ''),
  }
}

/** Every word, the last one as a prefix. Folded, no sign is left that a query could misread. */
export function wordsOf(text: string): string | null {
  const words = fold(text).split(' ').filter(Boolean)
  return words.length === 0
    ? null
    : words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ')
}
