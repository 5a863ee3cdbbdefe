import type { Reads } from '../../../platform/database/reads.ts'
import { anywhere, everyJob, jobTypeCodes, placeFacets, placeOfFacet, skillFacets } from '../facets.ts'
import {
  readBranches,
  readListed,
  type CandidateBranch,
  type CandidateRow,
} from '../search-candidates-store.ts'
import { distancesFrom } from './distance.ts'
import { scoreOf, type Match } from './score.ts'
import type { Seeker } from '../search-seeker-store.ts'
import { distances } from './weights.ts'

/** Jobs that are looked at for one list. */
export const mostCandidates = 500
/** Of each way to find some; what one way leaves free, others do not take, which keeps the work the same for all. */
const shares = { nearWithSkills: 200, near: 150, skills: 100, newest: 50 } as const
const mostTowns = 12

export type Scored = { id: string } & Match

/** The person's own places, then the nearest towns around them. */
function townsOf(seeker: Seeker): string[] {
  const near = new Map<string, number>()
  for (const place of seeker.places) {
    for (const [town, distance] of distancesFrom(place)) {
      if (distance <= distances.near) near.set(town, Math.min(distance, near.get(town) ?? Infinity))
    }
  }
  return [...near]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostTowns)
    .map(([town]) => town)
}

function candidateBranches(seeker: Seeker): CandidateBranch[] {
  const jobTypes = seeker.jobTypes.length > 0 ? seeker.jobTypes : jobTypeCodes
  const towns = townsOf(seeker)
  const places = towns.length > 0 ? placeFacets(towns).slice(0, mostTowns * 2) : [anywhere]
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
    ...take([everyJob], jobTypeCodes, 0, shares.newest),
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
  const distance = distanceOf(seeker)
  return rows
    .map((row) => ({ id: row.id, ...scoreOf(factsOf(row, seeker, distance, now)) }))
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
}

const factsOf = (
  row: CandidateRow,
  seeker: Seeker,
  distance: ReturnType<typeof distanceOf>,
  now: number,
) => ({
  ...row,
  distance: distance(row.places),
  jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(row.jobType),
  workTypeFits: seeker.workTypes.length === 0 ? null : seeker.workTypes.includes(row.workType),
  payWanted: seeker.payWanted,
  daysOld: (now - row.createdAt.getTime()) / 86_400_000,
})

/** From the nearest of the person's places to the nearest of the job's. */
function distanceOf(seeker: Seeker): (facets: readonly number[]) => number | 'any' | null {
  const tables = seeker.places.map(distancesFrom)
  return (facets) => {
    if (facets.includes(anywhere)) return 'any'
    const found = facets.flatMap((facet) =>
      tables.map((table) => table.get(placeOfFacet(facet) ?? '') ?? Infinity),
    )
    const least = Math.min(...found)
    return Number.isFinite(least) ? least : null
  }
}
