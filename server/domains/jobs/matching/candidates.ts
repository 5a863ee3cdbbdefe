import type { Reads } from '../../../platform/database/reads.ts'
import { anywhere, everything, placeOfFacet, skillFacets } from '../../../platform/search/codes.ts'
import { jobPlaceFacets, jobTypeCodes } from '../facets.ts'
import {
  readBranches,
  readListed,
  type CandidateBranch,
  type CandidateRow,
} from '../search-candidates-store.ts'
import { nearestOf, townsNear } from './distance.ts'
import { scoreOf, type Match } from './score.ts'
import { daysLate, daysSince, type Seeker } from './seeker.ts'

/** Jobs that are looked at for one list. */
export const mostCandidates = 500
/** Of each way to find some; what one way leaves free, others do not take, which keeps the work the same for all. */
const shares = { nearWithSkills: 200, near: 150, skills: 100, newest: 50 } as const
const mostTowns = 12

export type Scored = { id: string } & Match

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
export const recommend = async (read: Reads, seeker: Seeker, now: number): Promise<Scored[]> =>
  scored(await readBranches(read, seeker, candidateBranches(seeker), mostCandidates), seeker, now)

/** The same for jobs that were found otherwise. */
export const scoreJobs = async (
  read: Reads,
  seeker: Seeker,
  now: number,
  ids: readonly string[],
): Promise<Scored[]> => scored(await readListed(read, seeker, ids), seeker, now)

function scored(rows: readonly CandidateRow[], seeker: Seeker, now: number): Scored[] {
  return rows
    .map((row) => ({ id: row.id, ...scoreOf(factsOf(row, seeker, now)) }))
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
}

const factsOf = (row: CandidateRow, seeker: Seeker, now: number) => ({
  ...row,
  distance: distanceTo(row.places, seeker),
  jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(row.jobType),
  workTypeFits: seeker.workTypes.length === 0 ? null : seeker.workTypes.includes(row.workType),
  payWanted: seeker.payWanted,
  daysLate: daysLate(seeker.availableFrom, row.startDate, now),
  daysOld: daysSince(row.createdAt, now),
})

const distanceTo = (facets: readonly number[], seeker: Seeker): number | 'any' | null =>
  facets.includes(anywhere)
    ? 'any'
    : nearestOf(
        seeker.places,
        facets.flatMap((facet) => placeOfFacet(facet) ?? []),
      )
