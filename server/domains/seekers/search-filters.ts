import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { skills } from '../../../contract/reference/services.ts'
import { birthDaysOf } from '../../../contract/rules/seekers.ts'
import type { SeekerFilters } from '../../../contract/seeker-search.ts'
import {
  languageBits,
  languageFacets,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../platform/search/codes.ts'
import { idsOf, placeIdsOf } from '../../platform/search/wishes.ts'
import {
  genderCode,
  genderFacets,
  religionCode,
  religionFacets,
  salaryCode,
  salaryFacets,
  yearFacets,
} from './facets.ts'

/** A filter as the index knows it: where to look, and what to compare. */
type Coded<Value> = { facets: readonly number[]; value: Value }

/** No facets, no bits, 0 and null are no filter. */
export type Search = {
  places: readonly number[]
  skills: Coded<number>
  languages: Coded<string>
  religion: Coded<number>
  gender: Coded<number>
  salary: Coded<number>
  born: Coded<{ after: string; until: string } | null>
}

export type Wish = Partial<Omit<SeekerFilters, 'page' | 'size' | 'sort'>>

export function readFilters(wish: Wish, today: string): Search {
  const skillIds = idsOf(wish.skill ?? [], 'skill', (name) => skills.named(name))
  const languageIds = idsOf(wish.language ?? [], 'language', (name) => spokenLanguages.named(name))
  const place = wish.location ?? ''
  const [religion, gender] = [religionCode(wish.religion ?? null), genderCode(wish.gender ?? null)]
  const salary = salaryCode(wish.salaryRange ?? null)
  const born = wish.ageRange == null ? null : birthDaysOf(wish.ageRange, today)
  return {
    places: place === '' ? [] : placeFacets(placeIdsOf([place], 'location')),
    skills: { facets: skillFacets(skillIds), value: skillBits(skillIds) },
    languages: { facets: languageFacets(languageIds), value: languageBits(languageIds) },
    religion: { facets: religionFacets(religion), value: religion },
    gender: { facets: genderFacets(gender), value: gender },
    salary: { facets: salaryFacets(salary), value: salary },
    born: { facets: born === null ? [] : yearFacets(born.after, born.until), value: born },
  }
}
