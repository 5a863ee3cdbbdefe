import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../../../contract/reference/options/option.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { isHouseholdTitle, titlesOfKind } from '../../../../contract/reference/kinds-of-work.ts'
import { monthlyPay } from '../../../../contract/rules/jobs.ts'
import {
  anywhere,
  everything,
  fewBits,
  indexIn,
  languageMask,
  languageFacets,
  placeFacet,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'
import { kindBits, kindFacets } from '../../../platform/search/kinds.ts'
import { topicsOf } from '../../../platform/search/understanding/topics.ts'

/** What of a job is searched; lists are ids of the reference. */
export type Searchable = {
  title: string
  description: string
  jobType: string
  workType: string
  gender: string
  anyPlace: boolean
  places: readonly string[]
  skills: readonly string[]
  languages: readonly string[]
  ageRanges: readonly string[]
  religions: readonly string[]
  monthlySalary: number | null
  hourlyRateCents: number | null
  hoursPerDay: number | null
}

const values = {
  jobTypes: valuesOf(jobTypes),
  workTypes: valuesOf(workTypes),
  genders: valuesOf(genders),
  ages: valuesOf(ageRanges),
  religions: valuesOf(religions),
}

/** An employer without a preference welcomes all. */
const welcome = (all: readonly string[], preferred: readonly string[]): number =>
  fewBits(all, preferred.length === 0 ? all : preferred)

export const jobTypeCode = (value: string): number => indexIn(values.jobTypes, value)
export const workTypeCode = (value: string): number => indexIn(values.workTypes, value)
export const jobTypeCodes: readonly number[] = jobTypes.map((_, code) => code)

/** The facets of which one is met by a job for somebody who wants to work in one of these places. */
export const jobPlaceFacets = (ids: readonly string[]): number[] => [...placeFacets(ids), anywhere]

const placesOf = (job: Searchable): number[] => (job.anyPlace ? [anywhere] : job.places.map(placeFacet))

/** What is listed, as numbers of the index. */
export const listedOf = (job: Searchable) => ({
  jobType: jobTypeCode(job.jobType),
  genders: welcome(values.genders, job.gender === 'ANY' ? [] : [job.gender]),
  skills: skillBits(job.skills),
  languages: languageMask(job.languages),
  ages: welcome(values.ages, job.ageRanges),
  religions: welcome(values.religions, job.religions),
  places: placesOf(job),
  pay: monthlyPay(job),
})

export const kindsOf = (job: Searchable): number => kindBits(subjectsOf(job).kinds)

const entryOf = (
  job: Searchable,
  { jobType, languages, ...listed }: ReturnType<typeof listedOf>,
  { kinds, saidKinds, saidSkills }: Subjects,
): FacetEntry => ({
  ...listed,
  job_type: jobType,
  work_type: workTypeCode(job.workType),
  languages: String(languages),
  kinds: kindBits(kinds),
  said_kinds: kindBits(saidKinds),
  said_skills: skillBits(saidSkills),
})

/** What an active job is found by. */
export function facetsOf(job: Searchable): { facets: number[]; entry: FacetEntry } {
  const subjects = subjectsOf(job)
  return {
    facets: [
      everything,
      ...placesOf(job),
      ...kindFacets(subjects.saidKinds),
      ...skillFacets(subjects.saidSkills),
      ...languageFacets(job.languages),
    ],
    entry: entryOf(job, listedOf(job), subjects),
  }
}

type Subjects = {
  /** What the work is. */
  kinds: readonly string[]
  /** All that is listed, and that the texts speak of. */
  saidKinds: readonly string[]
  saidSkills: readonly string[]
}

/** The form offers five kinds of household work; other work is what the title says. */
function subjectsOf({ workType, title, description, skills }: Searchable): Subjects {
  const listed = titlesOfKind(workType)
  const ofTitle = topicsOf(title)
  const ofDescription = topicsOf(description)
  // Where the title says which of the listed ones it is, such as cook or chef, or says other work, it is that.
  const isSaid =
    ofTitle.work.length > 0 &&
    (ofTitle.work.some((kind) => listed.includes(kind)) || !ofTitle.work.some(isHouseholdTitle))
  return {
    kinds: isSaid ? ofTitle.work : distinct([...ofTitle.work, ...listed]),
    saidKinds: distinct([...listed, ...ofTitle.work, ...ofDescription.work]),
    saidSkills: distinct([...skills, ...ofTitle.skills, ...ofDescription.skills]),
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

export type FacetEntry = {
  job_type: number
  work_type: number
  genders: number
  skills: number
  languages: string
  ages: number
  religions: number
  places: number[]
  pay: number
  kinds: number
  said_kinds: number
  said_skills: number
}
