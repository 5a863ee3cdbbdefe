import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import {
  everything,
  placeFacet,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../../platform/search/codes.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import {
  createSeekerScorer,
  nearestOf,
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
type Ranked = { id: string; match?: () => NonNullable<SeekerCard['match']> }

/** Of an employer's open jobs the newest are looked at. */
const mostJobs = 5

/** For all the jobs together: the towns around them, the skills they ask for, and the newest people. */
function branchesFor(jobs: readonly OpenJob[]): CandidateBranch[] {
  const towns = townsNear([...new Set(jobs.flatMap((job) => job.places))], mostTowns)
  const places = jobs.some((job) => job.anyPlace) ? [everything] : placeFacets(towns)
  const asked = [...new Set(jobs.flatMap((job) => job.skills))]
  const [wanted = 'ANY', ...others] = new Set(jobs.map((job) => job.gender))
  const gender = wanted === 'ANY' || others.length > 0 ? 0 : genderCode(wanted)
  const { nearWithSkills, near, skills, newest } = candidateShares
  return [
    ...(asked.length === 0 ? [] : takeFrom(places, nearWithSkills, { skills: skillBits(asked), gender })),
    ...takeFrom(places, near, { gender }),
    ...takeFrom(skillFacets(asked), skills, { gender }),
    ...takeFrom([everything], newest),
  ]
}

/** The best match for the caller's open jobs first; without any, the nearest, and of them the newest. */
export async function rankSeekers(read: Reads, { accountId }: Caller, now: number): Promise<Ranked[]> {
  const jobs = await readOpenJobs(read, accountId, mostJobs)
  if (jobs.length === 0) return rankByPlace(read, await readHome(read, accountId))
  return ranked(await readCandidates(read, branchesFor(jobs), mostCandidates), jobs, now)
}

/** How one person suits the caller's open jobs; undefined without any. */
export async function matchFor(
  read: Reads,
  { accountId }: Caller,
  id: string,
  now: number,
): Promise<SeekerCard['match']> {
  const jobs = await readOpenJobs(read, accountId, mostJobs)
  return jobs.length === 0 ? undefined : ranked(await readListed(read, [id]), jobs, now)[0]?.match?.()
}

function ranked(rows: readonly CandidateRow[], jobs: readonly OpenJob[], now: number): Ranked[] {
  const score = createSeekerScorer(jobs, now)
  const today = new Date(now).toISOString().slice(0, 10)
  return rows
    .map((row) => ({ id: row.id, match: score(seekerOf(row, today)) }))
    .toSorted((one, other) => (other.match?.score ?? 0) - (one.match?.score ?? 0) || newestFirst(one, other))
    .map(({ id, match }) =>
      match === null ? { id } : { id, match: () => ({ ...match, reasons: match.reasons() }) },
    )
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
