import { languageCodes, placeCodes, skillCodes } from '../../../contract/reference/codes.ts'
import { valuesOf } from '../../../contract/reference/options/option.ts'
import { ageRanges, genders, religions } from '../../../contract/reference/options/people.ts'
import { placesWithin } from '../../../contract/reference/place-coverage.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'

// The numbers of facets. Every row is under the first; others begin where these say.
export const everything = 0
export const anywhere = 999
const firstPlace = 1
const firstSkill = 1000
const firstLanguage = 2000

const ageValues = valuesOf(ageRanges)
const religionValues = valuesOf(religions)
const genderValues = valuesOf(genders)
/** Each list is numbered once. */
const numberings = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

export function indexIn(values: readonly string[], value: string): number {
  let numbers = numberings.get(values)
  if (numbers === undefined) {
    numbers = new Map(values.map((each, index) => [each, index]))
    numberings.set(values, numbers)
  }
  const index = numbers.get(value)
  if (index === undefined) throw new Error(`${value} has no number`)
  return index
}
/** The bits of a list of at most 32. */
export const fewBits = (values: readonly string[], chosen: readonly string[]): number =>
  chosen.reduce((mask, value) => mask | (1 << indexIn(values, value)), 0)

export const skillBits = (ids: readonly string[]): number => fewBits(skillCodes, ids)
/** Of fewer than 53 languages a number holds all bits, though operators would cut it. */
export const languageMask = (ids: readonly string[]): number =>
  [...new Set(ids)].reduce((mask, id) => mask + 2 ** indexIn(languageCodes, id), 0)
/** As the driver sends a bigint. */
export const languageBits = (ids: readonly string[]): string => String(languageMask(ids))
export const ageBits = (ranges: readonly string[]): number => fewBits(ageValues, ranges)
export const religionBits = (values: readonly string[]): number => fewBits(religionValues, values)
export const genderBits = (values: readonly string[]): number => fewBits(genderValues, values)

export const placeFacet = (id: string): number => firstPlace + indexIn(placeCodes, id)

/** The facets of these places and of what lies within them, or around them as their city. */
export function placeFacets(ids: readonly string[]): number[] {
  const near = ids.flatMap((id) => {
    const city = ethiopianPlaces.byId(id)?.region
    // A chartered city as a whole means each of its parts.
    const whole = city !== undefined && placesWithin(city).includes(id) ? [city] : []
    return [...placesWithin(id), ...whole.filter((place) => ethiopianPlaces.byId(place) !== undefined)]
  })
  return [...new Set(near.map(placeFacet))]
}
export const skillFacets = (ids: readonly string[]): number[] =>
  ids.map((id) => firstSkill + indexIn(skillCodes, id))
export const languageFacets = (ids: readonly string[]): number[] =>
  ids.map((id) => firstLanguage + indexIn(languageCodes, id))
