import type { Improvements } from '../../../../../contract/job-search.ts'
import { kindCodes, languageCodes, placeCodes, skillCodes } from '../../../../../contract/reference/codes.ts'
import { leastRecommended, type Improvement } from '../../../../../contract/rules/matching.ts'
import { hasCommonBit } from '../../../../platform/search/bits.ts'
import { placeFacet } from '../../../../platform/search/codes.ts'
import { createFacts, type JobToScore } from './job.ts'
import { nearKinds } from './near-work.ts'
import { scoreOf } from './score.ts'
import { placesOf, type Seeker } from './seeker.ts'

/** The person with one thing more in the profile, and the jobs to which it could make a difference. */
type Addition = { add: Improvement; seeker: Seeker; concerns: (job: JobToScore) => boolean }

/** Of each thing that can be added, by how many jobs its best value brings into the recommendations; the best first. */
export function improvementsFor(jobs: readonly JobToScore[], seeker: Seeker, now: number): Improvements {
  const missed = jobs
    .map((job) => ({ job, factsFor: createFacts(job, now) }))
    .filter(({ factsFor }) => scoreOf(factsFor(seeker)) < leastRecommended)
  const gains = new Map<Improvement, number>()
  for (const { add, seeker: improved, concerns } of additionsTo(seeker)) {
    const concerned = missed.filter(({ job }) => concerns(job))
    const gained = concerned.filter(({ factsFor }) => scoreOf(factsFor(improved)) >= leastRecommended)
    gains.set(add, Math.max(gains.get(add) ?? 0, gained.length))
  }
  return [...gains]
    .map(([add, gained]) => ({ add, jobs: gained }))
    .filter((improvement) => improvement.jobs > 0)
    .toSorted((one, other) => other.jobs - one.jobs)
}

const additionsTo = (seeker: Seeker): Addition[] => [
  ...(seeker.kindBits === 0 ? kindCodes.map((_, bit) => withWork(seeker, 2 ** bit)) : []),
  ...bitsWithout(skillCodes, seeker.skillBits).map((bit) => withSkill(seeker, bit)),
  ...placeCodes.map((place) => withPlace(seeker, place)),
  ...bitsWithout(languageCodes, seeker.languageBits).map((bit) => withLanguage(seeker, bit)),
]

const bitsWithout = (codes: readonly string[], mask: number): number[] =>
  codes.map((_, bit) => 2 ** bit).filter((bit) => !hasCommonBit(bit, mask))

const withWork = (seeker: Seeker, kind: number): Addition => ({
  add: 'work',
  seeker: { ...seeker, kindBits: kind, nearKindBits: nearKinds(kind) },
  concerns: ({ kinds }) => hasCommonBit(kinds, kind),
})

const withSkill = (seeker: Seeker, skill: number): Addition => ({
  add: 'skills',
  seeker: { ...seeker, skillBits: seeker.skillBits + skill },
  concerns: ({ skills }) => hasCommonBit(skills, skill),
})

function withPlace(seeker: Seeker, place: string): Addition {
  const facet = placeFacet(place)
  return {
    add: 'place',
    seeker: { ...seeker, wantedPlaces: [...placesOf(seeker), place] },
    concerns: ({ places }) => places.includes(facet),
  }
}

const withLanguage = (seeker: Seeker, language: number): Addition => ({
  add: 'languages',
  seeker: { ...seeker, languageBits: seeker.languageBits + language },
  concerns: ({ languages }) => hasCommonBit(languages, language),
})
