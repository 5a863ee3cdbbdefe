import type { MatchReason } from '../../../../contract/rules/matching.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { anywhere, everything, skillFacets } from '../../../platform/search/codes.ts'
import { jobPlaceFacets, jobTypeCodes } from '../facets.ts'
import { readBranches, type CandidateBranch } from '../search-candidates-store.ts'
import { townsNear } from './distance.ts'
import { createFacts, type RankedJob } from './job.ts'
import { reasonsOf, scoreOf } from './score.ts'
import type { Seeker } from './seeker.ts'

/** Jobs that are looked at for one list. */
export const mostCandidates = 500
/** Of each way to find some, together as many; what one way leaves free, others do not take. */
const shares = { nearWithSkills: 200, near: 150, skills: 100, newest: 50 } as const
const mostTowns = 12

/** Only of the few that are shown does anybody ask why. */
export type Scored = { id: string; score: number; reasons: () => MatchReason[] }

function candidateBranches(seeker: Seeker): CandidateBranch[] {
  const jobTypes = seeker.jobTypes.length > 0 ? seeker.jobTypes : jobTypeCodes
  const towns = townsNear(seeker.places, mostTowns)
  const places = towns.length > 0 ? jobPlaceFacets(towns).slice(0, mostTowns * 2) : [anywhere]
  const take = (facets: readonly number[], types: readonly number[], skills: number, share: number) =>
    facets.flatMap((facet) =>
      types.map((jobType) => ({
        facet,
        jobType,
        skills,
        most: Math.max(1, Math.floor(share / (facets.length * types.length))),
      })),
    )
  return [
    ...(seeker.skillBits === 0 ? [] : take(places, jobTypes, seeker.skillBits, shares.nearWithSkills)),
    ...take(places, jobTypes, 0, shares.near),
    ...take(skillFacets(seeker.skills), jobTypes, 0, shares.skills),
    ...take([everything], jobTypeCodes, 0, shares.newest),
  ]
}

/** Jobs that may suit the person, each with its score, the best first. */
export async function recommend(read: Reads, seeker: Seeker, now: number): Promise<Scored[]> {
  return scoreJobs(await readBranches(read, seeker, candidateBranches(seeker)), seeker, now)
}

/** The best first, and of equals the newest. */
export const scoreJobs = (jobs: readonly RankedJob[], seeker: Seeker, now: number): Scored[] =>
  jobs
    .map((job) => {
      const facts = createFacts(job, now)(seeker)
      return { id: job.id, score: scoreOf(facts), reasons: () => reasonsOf(facts) }
    })
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
