import { placesWithin } from '../../../../contract/reference/place-coverage.ts'
import { genderBits, placeFacet } from '../../../platform/search/codes.ts'
import { createTopicFit, fits, joinedFit } from '../../../platform/search/text-fit.ts'
import type { Typed } from '../../../platform/search/typed.ts'
import type { RankedJob } from './matching/job.ts'

/** How directly a job is what was typed, among those that are found by it. */
export function createJobFit({ topics, places, genders }: Typed): (job: RankedJob) => number {
  const topicFits = topics.map((topic) => createTopicFit(topic, { listed: true }))
  const there = new Set(places.flatMap(placesWithin).map(placeFacet))
  const placeFit = (job: RankedJob) =>
    job.places.some((place) => there.has(place)) ? fits.itself : fits.included
  const genderFits = genders.map((gender) => {
    const only = genderBits([gender])
    return (job: RankedJob) => (job.genders === only ? fits.itself : fits.included)
  })
  const parts = [...topicFits, ...(places.length === 0 ? [] : [placeFit]), ...genderFits]
  return (job) => joinedFit(parts.map((part) => part(job)))
}
