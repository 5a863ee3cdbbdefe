import { languageCodes, placeCodes, skillCodes } from '../../../contract/reference/codes.ts'
import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../../contract/reference/options/option.ts'
import { ageRanges, genders, religions } from '../../../contract/reference/options/people.ts'
import { placesWithin } from '../../../contract/reference/place-coverage.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { monthlyPay } from '../../../contract/rules/jobs.ts'

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

// Every active job stands under the first; the others begin where these numbers say.
export const everyJob = 0
export const anywhere = 999
const firstPlace = 1
const firstSkill = 1000
const firstLanguage = 2000

const indexIn = (values: readonly string[], value: string): number => {
  const index = values.indexOf(value)
  if (index < 0) throw new Error(`${value} has no number`)
  return index
}
const bits = (values: readonly string[], chosen: readonly string[]): bigint =>
  chosen.reduce((mask, value) => mask | (1n << BigInt(indexIn(values, value))), 0n)
const allBits = (values: readonly string[]): bigint => (1n << BigInt(values.length)) - 1n
/** No wish is a welcome to all. */
const welcome = (values: readonly string[], wished: readonly string[]): number =>
  Number(wished.length === 0 ? allBits(values) : bits(values, wished))

export const skillBits = (ids: readonly string[]): number => Number(bits(skillCodes, ids))
/** As a text: numbers of JavaScript do not hold all bits of a bigint. */
export const languageBits = (ids: readonly string[]): string => String(bits(languageCodes, ids))
export const ageBits = (ranges: readonly string[]): number => Number(bits(valuesOf(ageRanges), ranges))
export const religionBits = (values: readonly string[]): number => Number(bits(valuesOf(religions), values))
export const genderBits = (values: readonly string[]): number => Number(bits(valuesOf(genders), values))
export const jobTypeCode = (value: string): number => indexIn(valuesOf(jobTypes), value)
export const workTypeCode = (value: string): number => indexIn(valuesOf(workTypes), value)
export const jobTypeCodes: readonly number[] = jobTypes.map((_, code) => code)
const placeFacet = (id: string) => firstPlace + indexIn(placeCodes, id)

/** The place that a facet stands for. */
export const placeOfFacet = (facet: number): string | undefined => placeCodes[facet - firstPlace]

/** The facets of which one is met by a job for somebody who wants to work in one of these places. */
export function placeFacets(ids: readonly string[]): number[] {
  const near = ids.flatMap((id) => {
    const city = ethiopianPlaces.byId(id)?.region
    // A job anywhere in a chartered city is a job in each of its parts.
    const whole = city !== undefined && placesWithin(city).includes(id) ? [city] : []
    return [...placesWithin(id), ...whole.filter((place) => ethiopianPlaces.byId(place) !== undefined)]
  })
  return [...new Set(near.map(placeFacet)), anywhere]
}
export const skillFacets = (ids: readonly string[]): number[] =>
  ids.map((id) => firstSkill + indexIn(skillCodes, id))
export const languageFacets = (ids: readonly string[]): number[] =>
  ids.map((id) => firstLanguage + indexIn(languageCodes, id))

/** What an active job is found by. */
export function facetsOf(job: Searchable): { facets: number[]; entry: FacetEntry } {
  const places = job.anyPlace ? [anywhere] : job.places.map(placeFacet)
  return {
    facets: [everyJob, ...places, ...skillFacets(job.skills), ...languageFacets(job.languages)],
    entry: {
      job_type: jobTypeCode(job.jobType),
      work_type: workTypeCode(job.workType),
      genders: welcome(valuesOf(genders), job.gender === 'ANY' ? [] : [job.gender]),
      skills: skillBits(job.skills),
      languages: languageBits(job.languages),
      ages: welcome(valuesOf(ageRanges), job.ageRanges),
      religions: welcome(valuesOf(religions), job.religions),
      places,
      pay: monthlyPay(job),
    },
  }
}

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
