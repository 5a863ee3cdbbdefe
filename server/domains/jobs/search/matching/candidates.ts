import type { MatchReason } from '../../../../../contract/rules/matching.ts'
import type { Reads } from '../../../../platform/database/reads.ts'
import { anywhere, everything, skillFacets } from '../../../../platform/search/codes.ts'
import {
  candidateParams,
  candidateShares,
  mostTowns,
  takeFrom,
  type CandidateBranch,
  type CandidateParams,
} from '../../../../platform/search/candidates.ts'
import { readBranches } from '../candidates-store.ts'
import { jobPlaceFacets, jobTypeCodes } from '../facets.ts'
import { townsNear } from './distance.ts'
import { createFacts, type RankedJob } from './job.ts'
import { reasonsOf, scoreOf } from './score.ts'
import type { Seeker } from './seeker.ts'

/** Reasons are computed for the few that are shown. */
export type Scored = {
  id: string
  score: number
  reasons: () => MatchReason[]
  kilometres: number | null
}

/** They follow from the person alone, who is kept with the session. */
const branchesOfSeekers = new WeakMap<Seeker, CandidateParams>()

function branchesFor(seeker: Seeker): CandidateParams {
  let branches = branchesOfSeekers.get(seeker)
  if (branches === undefined) {
    branches = candidateParams(chooseBranches(seeker))
    branchesOfSeekers.set(seeker, branches)
  }
  return branches
}

function chooseBranches(seeker: Seeker): CandidateBranch[] {
  const { skillBits: skills, genderBits: gender } = seeker
  const partitions = seeker.jobTypes.length > 0 ? seeker.jobTypes : jobTypeCodes
  const towns = townsNear(seeker.places, mostTowns)
  const places = towns.length > 0 ? jobPlaceFacets(towns).slice(0, mostTowns * 2) : [anywhere]
  const { nearWithSkills, near, skills: withSkills, newest } = candidateShares
  return [
    ...(skills === 0 ? [] : takeFrom(places, nearWithSkills, { skills, gender, partitions })),
    ...takeFrom(places, near, { gender, partitions }),
    ...takeFrom(skillFacets(seeker.skills), withSkills, { gender, partitions }),
    ...takeFrom([everything], newest, { gender, partitions: jobTypeCodes }),
  ]
}

/** Jobs that may suit the person, each with its score, the best first. */
export async function recommend(read: Reads, seeker: Seeker, now: number): Promise<Scored[]> {
  return scoreJobs(await readBranches(read, branchesFor(seeker)), seeker, now)
}

/** The best first, and of equals the newest. */
export const scoreJobs = (jobs: readonly RankedJob[], seeker: Seeker, now: number): Scored[] =>
  jobs
    .map((job) => {
      const facts = createFacts(job, now)(seeker)
      const { distance } = facts
      const kilometres = typeof distance === 'number' ? Math.round(distance) : null
      return { id: job.id, score: scoreOf(facts), reasons: () => reasonsOf(facts), kilometres }
    })
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
