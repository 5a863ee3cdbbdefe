import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { everything, placeFacets, skillBits, skillFacets } from '../../platform/search/codes.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { createJudge, nearestOf, readOpenJobs, seekerOf, townsNear, type OpenJob } from '../jobs/service.ts'
import {
  readCandidates,
  readHome,
  readListed,
  type CandidateBranch,
  type CandidateRow,
} from './candidates-store.ts'
import { genderCode } from './facets.ts'

/** Only of the few that are shown does anybody ask why. */
type Ranked = { id: string; match?: () => NonNullable<SeekerCard['match']> }

/** Of an employer's jobs the newest, and of people at most so many, are looked at for one list. */
const mostJobs = 5
const mostCandidates = 500
/** Of each way to find some; what one way leaves free, others do not take, which keeps the work the same for all. */
const shares = { nearWithSkills: 200, near: 150, skills: 100, newest: 50 } as const
const mostTowns = 12

const take = (facets: readonly number[], share: number, filter: { skills: number; gender: number }) =>
  facets.map((facet) => ({ facet, ...filter, most: Math.max(1, Math.floor(share / facets.length)) }))

/** For all the jobs together: the towns around them, the skills they ask for, and whoever came last. */
function branchesFor(jobs: readonly OpenJob[]): CandidateBranch[] {
  const towns = townsNear([...new Set(jobs.flatMap((job) => job.places))], mostTowns)
  const places = jobs.some((job) => job.anyPlace) ? [everything] : placeFacets(towns)
  const asked = [...new Set(jobs.flatMap((job) => job.skills))]
  const [wished = 'ANY', ...others] = new Set(jobs.map((job) => job.gender))
  const gender = wished === 'ANY' || others.length > 0 ? 0 : genderCode(wished)
  return [
    ...(asked.length === 0 ? [] : take(places, shares.nearWithSkills, { skills: skillBits(asked), gender })),
    ...take(places, shares.near, { skills: 0, gender }),
    ...take(skillFacets(asked), shares.skills, { skills: 0, gender }),
    ...take([everything], shares.newest, { skills: 0, gender: 0 }),
  ]
}

/** The best match for the caller's open jobs first; without any, whoever is nearest, and of them the newest. */
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
  const judge = createJudge(jobs, now)
  const today = new Date(now).toISOString().slice(0, 10)
  return rows
    .map((row) => ({ id: row.id, match: judge(seekerOf(row, today)) }))
    .toSorted((one, other) => (other.match?.score ?? 0) - (one.match?.score ?? 0) || newestFirst(one, other))
    .map(({ id, match }) =>
      match === null ? { id } : { id, match: () => ({ ...match, reasons: match.reasons() }) },
    )
}

async function rankByPlace(read: Reads, home: string | null): Promise<Ranked[]> {
  const near = home === null ? [] : placeFacets(townsNear([home], mostTowns))
  const anyone = { skills: 0, gender: 0 }
  const branches = [
    ...take(near, mostCandidates - shares.newest, anyone),
    ...take([everything], near.length === 0 ? mostCandidates : shares.newest, anyone),
  ]
  const rows = await readCandidates(read, branches, mostCandidates)
  const away = (row: CandidateRow) =>
    home === null ? 0 : (nearestOf([row.placeId, ...row.wantedPlaces], [home]) ?? Infinity)
  return rows
    .map((row) => ({ id: row.id, away: away(row) }))
    .toSorted((one, other) =>
      one.away === other.away ? newestFirst(one, other) : one.away < other.away ? -1 : 1,
    )
    .map(({ id }) => ({ id }))
}

/** Ids grow with time. */
const newestFirst = (one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1)
