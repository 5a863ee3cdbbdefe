import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../../../contract/reference/options/option.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { monthlyPay } from '../../../../contract/rules/jobs.ts'
import {
  anywhere,
  everything,
  fewBits,
  indexIn,
  languageBits,
  languageFacets,
  placeFacet,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'

/** What of a job is searched; lists are ids of the reference. */
export type Searchable = {
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

/** What every row of a job has, whatever its facet. */
export const entryOf = (job: Searchable): FacetEntry => ({
  job_type: jobTypeCode(job.jobType),
  work_type: workTypeCode(job.workType),
  genders: welcome(values.genders, job.gender === 'ANY' ? [] : [job.gender]),
  skills: skillBits(job.skills),
  languages: languageBits(job.languages),
  ages: welcome(values.ages, job.ageRanges),
  religions: welcome(values.religions, job.religions),
  places: placesOf(job),
  pay: monthlyPay(job),
})

/** What an active job is found by. */
export const facetsOf = (job: Searchable): { facets: number[]; entry: FacetEntry } => ({
  facets: [everything, ...placesOf(job), ...skillFacets(job.skills), ...languageFacets(job.languages)],
  entry: entryOf(job),
})

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
}
