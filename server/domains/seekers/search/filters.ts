import { spokenLanguages } from '../../../../contract/reference/languages.ts'
import { skills } from '../../../../contract/reference/services.ts'
import { birthDaysOf } from '../../../../contract/rules/seekers.ts'
import type { SeekerFilters } from '../../../../contract/seeker-search.ts'
import {
  languageBits,
  languageFacets,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'
import { filterOf, idsOf, placeIdsOf } from '../../../platform/search/input.ts'
import type { SeekerSearch } from './declaration.ts'
import {
  genderCode,
  genderFacets,
  religionCode,
  religionFacets,
  salaryCode,
  salaryFacets,
  yearFacets,
} from './facets.ts'

export type SeekerQuery = Partial<Omit<SeekerFilters, 'page' | 'size' | 'sort'>>

/** One of a list of codes, none of which is 0. */
const coded = (value: number, facetsOf: (code: number) => number[]) => ({ value, facets: facetsOf(value) })

export function readFilters(query: SeekerQuery, today: string): SeekerSearch {
  const skillIds = idsOf(query.skill ?? [], 'skill', (name) => skills.named(name))
  const languageIds = idsOf(query.language ?? [], 'language', (name) => spokenLanguages.named(name))
  const placeIds = query.location ? placeIdsOf([query.location], 'location') : []
  return {
    filters: {
      religion: filterOf(query.religion, (value) => coded(religionCode(value), religionFacets)),
      salary: filterOf(query.salaryRange, (value) => coded(salaryCode(value), salaryFacets)),
      gender: filterOf(query.gender, (value) => coded(genderCode(value), genderFacets)),
      skills: filterOf(skillIds, (ids) => ({ value: skillBits(ids), facets: skillFacets(ids) })),
      languages: filterOf(languageIds, (ids) => ({ value: languageBits(ids), facets: languageFacets(ids) })),
      born: filterOf(query.ageRange, (range) => {
        const value = birthDaysOf(range, today)
        return { value, facets: yearFacets(value.after, value.until) }
      }),
      places: filterOf(placeIds, (ids) => {
        const facets = placeFacets(ids)
        return { value: facets, facets }
      }),
    },
  }
}
