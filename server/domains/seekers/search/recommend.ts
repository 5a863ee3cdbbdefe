import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { leastRecommended, mostRecommended } from '../../../../contract/rules/matching.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { everything, placeFacet, placeFacets } from '../../../platform/search/codes.ts'
import { facetsOfKinds, joinKinds } from '../../../platform/search/kinds.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import {
  createSeekerScorer,
  nearKinds,
  nearestOf,
  readJobToScore,
  readOpenJobs,
  seekerOf,
  townsNear,
  type OpenJob,
} from '../../jobs/service.ts'
import {
  candidateShares,
  mostCandidates,
  mostTowns,
  takeFrom,
  type CandidateBranch,
} from '../../../platform/search/candidates.ts'
import { readCandidates, readHome, readListed, type CandidateRow } from './candidates-store.ts'
import { genderCode } from './facets.ts'

/** Reasons are computed for the few that are shown. */
type JobMatch = { score: number; match: () => NonNullable<SeekerCard['match']> }
type Ranked = { id: string; match?: JobMatch['match'] }

/** Of an employer's open jobs the newest are looked at. */
const mostJobs = 5

/** For all the jobs together: who wants such work there, around and anywhere, and the newest people. */
function branchesFor(jobs: readonly OpenJob[]): CandidateBranch[] {
  const places = [...new Set(jobs.flatMap(({ places: of }) => of))]
  const own = jobs.some(({ anyPlace }) => anyPlace) ? [everything] : placeFacets(places)
  const around = placeFacets(townsNear(places, mostTowns)).filter((facet) => !own.includes(facet))
  const [wanted = 'ANY', ...others] = new Set(jobs.map(({ gender }) => gender))
  const gender = wanted === 'ANY' || others.length > 0 ? 0 : genderCode(wanted)
  const asked = joinKinds(jobs.map(({ ranked }) => ranked.kinds))
  const kinds = asked + nearKinds(asked)
  const { inPlace, nearby, elsewhere, newest } = candidateShares
  return [
    ...takeFrom(own, inPlace, { kinds, gender }),
    ...takeFrom(around, nearby, { kinds, gender }),
    ...takeFrom(facetsOfKinds(asked), elsewhere, { gender }),
    ...takeFrom([everything], newest),
  ]
}

const newestJobs = (read: Reads, employerId: string): Promise<OpenJob[]> =>
  readOpenJobs(read, employerId, mostJobs)

/** Those who suit the caller's open jobs, the best first; without any, the nearest, and of them the newest. */
export async function rankSeekers(read: Reads, { accountId }: Caller, now: number): Promise<Ranked[]> {
  const jobs = await newestJobs(read, accountId)
  if (jobs.length === 0) return rankByPlace(read, await readHome(read, accountId))
  return scored(await readCandidates(read, branchesFor(jobs), mostCandidates), jobs, now)
    .filter(({ score }) => score >= leastRecommended)
    .slice(0, mostRecommended)
}

/** How people suit the caller's open jobs; nobody is in it without any. */
export async function scoresFor(
  read: Reads,
  { accountId }: Caller,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, JobMatch>> {
  return ids.length === 0 ? new Map() : scoresByJobs(read, await newestJobs(read, accountId), ids, now)
}

/** How people suit one job, whatever its state. */
export const scoresForJob = async (
  read: Reads,
  jobId: string,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, JobMatch>> => scoresByJobs(read, await readJobToScore(read, jobId), ids, now)

async function scoresByJobs(
  read: Reads,
  jobs: readonly OpenJob[],
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, JobMatch>> {
  if (jobs.length === 0) return new Map()
  return new Map(scored(await readListed(read, ids), jobs, now).map((one) => [one.id, one]))
}

/** The best first, and of equals the newest. */
function scored(rows: readonly CandidateRow[], jobs: readonly OpenJob[], now: number) {
  const score = createSeekerScorer(jobs, now)
  const today = new Date(now).toISOString().slice(0, 10)
  return rows
    .flatMap((row) => {
      const found = score(seekerOf(row, today))
      return found === null ? [] : [{ id: row.id, ...found }]
    })
    .toSorted((one, other) => other.score - one.score || newestFirst(one, other))
}

async function rankByPlace(read: Reads, home: string | null): Promise<Ranked[]> {
  const near = home === null ? [] : placeFacets(townsNear([home], mostTowns))
  const { newest } = candidateShares
  const branches = [
    ...takeFrom(near, mostCandidates - newest),
    ...takeFrom([everything], near.length === 0 ? mostCandidates : newest),
  ]
  const rows = await readCandidates(read, branches, mostCandidates)
  const away = (row: CandidateRow) =>
    home === null ? 0 : (nearestOf([row.placeId, ...row.wantedPlaces], [placeFacet(home)]) ?? Infinity)
  return rows
    .map((row) => ({ id: row.id, away: away(row) }))
    .toSorted((one, other) =>
      one.away === other.away ? newestFirst(one, other) : one.away < other.away ? -1 : 1,
    )
    .map(({ id }) => ({ id }))
}

/** Ids grow with time. */
const newestFirst = (one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1)
