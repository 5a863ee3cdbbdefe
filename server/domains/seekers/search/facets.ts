import { jobTypes, salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../../../contract/reference/options/option.ts'
import { genders, religions } from '../../../../contract/reference/options/people.ts'
import { fold } from '../../../../contract/rules/fold.ts'
import { birthDayOf, type AgeFacts } from '../../../../contract/rules/seekers.ts'
import {
  everything,
  fewBits,
  indexIn,
  languageBits,
  languageFacets,
  placeFacet,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'
import { wantedTitles } from '../../../platform/search/wanted-work.ts'
import { kindBits, kindFacets } from '../../../platform/search/kinds.ts'
import { topicsOf } from '../../../platform/search/understanding/topics.ts'

/** What of a person is searched; lists are ids of the reference. */
export type Searchable = AgeFacts & {
  firstName: string
  placeId: string
  wantedPlaces: readonly string[]
  /** Wanted kinds of work, as they are kept. */
  workTypes: readonly string[]
  /** Masked. */
  jobTitle: string | null
  /** Masked. */
  bio: string
  skills: readonly string[]
  languages: readonly string[]
  /** Wanted ones; none is any. */
  jobTypes: readonly string[]
  gender: string | null
  religion: string | null
  salaryRange: string | null
}

/** What every row of a person has, whatever its facet; 0 is not known. */
export type FacetEntry = {
  name_key: string
  languages: string
  skills: number
  born: string | null
  gender: number
  religion: number
  salary: number
  job_types: number
  places: number[]
  kinds: number
  said_kinds: number
  said_skills: number
}

// Beyond places, skills and languages, which have their numbers elsewhere.
const firstReligion = 3000
const firstGender = 4000
const firstSalary = 5000
const firstYear = 6000
const [earliest, latest] = [1900, 2100] as const

const values = {
  genders: valuesOf(genders),
  religions: valuesOf(religions),
  salaries: valuesOf(salaryRanges),
  jobTypes: valuesOf(jobTypes),
}

/** From 1 on; 0 is not known. */
const codeIn = (all: readonly string[], value: string | null): number =>
  value === null ? 0 : indexIn(all, value) + 1
export const genderCode = (value: string | null): number => codeIn(values.genders, value)
export const religionCode = (value: string | null): number => codeIn(values.religions, value)
export const salaryCode = (value: string | null): number => codeIn(values.salaries, value)
/** The most that somebody asks; the last range has no end, so they ask for more than its beginning. */
const mostAsked = (range: string): number => {
  const [from = '', until] = range.split('-')
  return until === undefined ? Number.parseInt(from, 10) + 1 : Number(until)
}
/** The highest range in which nobody asks for more; ranges are in the order of their amounts. */
export const salaryCodeUpTo = (birr: number): number =>
  values.salaries.filter((range) => mostAsked(range) <= birr).length

export const jobTypeBits = (wanted: readonly string[]): number => fewBits(values.jobTypes, wanted)

const facetFrom = (first: number) => (code: number) => (code === 0 ? [] : [first + code])
export const genderFacets = facetFrom(firstGender)
export const religionFacets = facetFrom(firstReligion)
export const salaryFacets = facetFrom(firstSalary)

/** One for each year from one day to another. */
export function yearFacets(from: string, until: string): number[] {
  const yearOf = (day: string) => Math.min(latest, Math.max(earliest, Number(day.slice(0, 4))))
  const first = yearOf(from)
  return Array.from({ length: yearOf(until) - first + 1 }, (_, index) => firstYear + first + index - earliest)
}

/** What somebody who can be hired is found by. */
export function facetsOf(person: Searchable): { facets: number[]; entry: FacetEntry } {
  const places = [...new Set([person.placeId, ...person.wantedPlaces])].map(placeFacet)
  const born = birthDayOf(person)
  const kinds = wantedTitles(person)
  const said = topicsOf([person.jobTitle ?? '', person.bio].join('\n'))
  const saidKinds = [...new Set([...kinds, ...said.work])]
  const saidSkills = [...new Set([...person.skills, ...said.skills])]
  const entry = {
    name_key: fold(person.firstName),
    languages: languageBits(person.languages),
    skills: skillBits(person.skills),
    born,
    gender: genderCode(person.gender),
    religion: religionCode(person.religion),
    salary: salaryCode(person.salaryRange),
    job_types: jobTypeBits(person.jobTypes),
    places,
    kinds: kindBits(kinds),
    said_kinds: kindBits(saidKinds),
    said_skills: skillBits(saidSkills),
  }
  const facets = [
    everything,
    ...places,
    ...kindFacets(saidKinds),
    ...skillFacets(saidSkills),
    ...languageFacets(person.languages),
    ...religionFacets(entry.religion),
    ...genderFacets(entry.gender),
    ...salaryFacets(entry.salary),
    ...(born === null ? [] : yearFacets(born, born)),
  ]
  return { facets: [...new Set(facets)], entry }
}
