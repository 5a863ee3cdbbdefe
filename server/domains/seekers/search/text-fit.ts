import { placesWithin } from '../../../../contract/reference/place-coverage.ts'
import { placeFacet } from '../../../platform/search/codes.ts'
import { createTopicFit, fits, joinedFit } from '../../../platform/search/text-fit.ts'
import type { Typed } from '../../../platform/search/typed.ts'
import type { FoundPerson } from './found-store.ts'

/** How directly somebody is what was typed, among those who are found by it. */
export function createPersonFit({ topics, places, jobTypes }: Typed): (person: FoundPerson) => number {
  const there = new Set(places.flatMap(placesWithin).map(placeFacet))
  // The first is where somebody lives; who names others wants to work there.
  const placeFit = ({ places: [home = 0, ...wanted] }: FoundPerson) => {
    if (wanted.some((place) => there.has(place))) return fits.itself
    if (!there.has(home)) return fits.included
    return wanted.length === 0 ? fits.itself : fits.unwanted
  }
  const saidJobTypes = ({ jobTypes: wanted }: FoundPerson) => (wanted === 0 ? fits.unsaid : fits.itself)
  const parts = [
    ...topics.map((topic) => createTopicFit(topic, { listed: false })),
    ...(places.length === 0 ? [] : [placeFit]),
    ...(jobTypes.length === 0 ? [] : [saidJobTypes]),
  ]
  return (person) => joinedFit(parts.map((part) => part(person)))
}
