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
import { topicFilters } from '../../../platform/search/kinds.ts'
import { languageFilters, readTyped, type Typed } from '../../../platform/search/typed.ts'
import type { SeekerSearch } from './declaration.ts'
import {
  genderCode,
  genderFacets,
  jobTypeBits,
  religionCode,
  religionFacets,
  salaryCode,
  salaryCodeUpTo,
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
  const typed = readTyped(query.q ?? '')
  return {
    typed,
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
      places: filterOf(placeIds, placeFilter),
      saidPlaces: filterOf(typed.places, placeFilter),
      saidGender: filterOf(typed.genders, (genders) => ({ value: onlyOne(genders.map(genderCode)) })),
      saidReligion: filterOf(typed.religions, (values) => ({ value: commonOf(values).map(religionCode) })),
      saidJobTypes: filterOf(typed.jobTypes, (each) => ({ value: jobTypeBits(each.flat()) })),
      saidSalary: filterOf(typed.pay, (birr) => ({ value: salaryCodeUpTo(birr) })),
      ...topicFilters(typed.topics),
      ...languageFilters(typed.languages),
    },
  }
}

function placeFilter(ids: readonly string[]) {
  const facets = placeFacets(ids)
  return { value: facets, facets }
}

const commonOf = ([first = [], ...others]: Typed['religions']) =>
  first.filter((one) => others.every((values) => values.includes(one)))

/** Nobody is two of them. */
const nobody = -1
const onlyOne = (codes: readonly number[]): number => {
  const [first = nobody, ...others] = new Set(codes)
  return others.length === 0 ? first : nobody
}
