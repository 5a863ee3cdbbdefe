import type { JobSort, SeekerJob } from '../../../../contract/job-search.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { NamedError } from '../../../platform/http/errors.ts'
import { branchesOf, type FacetShare } from '../../../platform/search/branches.ts'
import { mostCandidates } from '../../../platform/search/candidates.ts'
import type { Page } from '../../../platform/search/input.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { recommend, scoreJobs, type Scored } from './matching/candidates.ts'
import { rankedJob } from './matching/job.ts'
import { seekerOf, type Seeker } from './matching/seeker.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { readFilters, type JobQuery } from './filters.ts'
import { readJobs, readVisibleJob } from './job-rows-store.ts'
import { readSeekerFacts } from './seeker-store.ts'
import { findBestPaid, findCandidates, findNewest } from './store.ts'
import { seekerJobView } from './view.ts'
import {
  createHitCount,
  findCandidatesWithWords,
  findWords,
  type HitCount,
  type Order,
} from './words-store.ts'

type JobSearchTools = {
  read: Reads
  findSeeker: (caller: Caller) => Promise<Seeker>
  shares: () => Promise<FacetShare>
  hits: () => Promise<HitCount>
}
export function createJobSearch({ read }: Database): JobSearchTools {
  return {
    read,
    findSeeker: createSeekers(read),
    shares: createShares(read, jobIndex),
    hits: createHitCount(read),
  }
}

type Found = { jobs: SeekerJob[]; total: number }

export async function searchJobs(
  tools: JobSearchTools,
  caller: Caller,
  query: JobQuery,
  sort: JobSort,
  page: Page,
): Promise<Found> {
  const search = readFilters(query)
  const { accountId } = caller
  switch (sort) {
    case 'match':
      return bestMatches(tools, caller, search, page)
    case 'pay':
      return sortedJobs(tools, accountId, search, page, 'pay')
    case '':
    case 'newest':
    case 'user.firstName,asc':
      return sortedJobs(tools, accountId, search, page, 'newest')
  }
}

async function sortedJobs(
  { read, shares, hits }: JobSearchTools,
  accountId: string,
  search: JobSearch,
  page: Page,
  order: Order,
): Promise<Found> {
  const branches = branchesOf(jobIndex, search, await shares())
  const { words } = search
  const find = order === 'pay' ? findBestPaid : findNewest
  const { rows, total } =
    words === null
      ? await find(read, accountId, search, branches, page)
      : await findWords(read, accountId, { ...search, words }, branches, page, order, await hits())
  return { jobs: rows.map((row) => seekerJobView(row)), total }
}

/** Those that suit the seeker best. */
export async function recommendJobs(
  tools: JobSearchTools,
  caller: Caller,
  sort: JobSort,
  page: Page,
): Promise<Found> {
  if (sort === 'newest' || sort === 'pay') return searchJobs(tools, caller, {}, sort, page)
  const { read, findSeeker } = tools
  const ranked = await recommend(read, await findSeeker(caller), Date.now())
  return { jobs: await pageOfScored(read, caller.accountId, ranked, page), total: ranked.length }
}

export async function readJob(
  { read, findSeeker }: JobSearchTools,
  caller: Caller,
  id: string,
): Promise<SeekerJob> {
  const [found, seeker] = await Promise.all([readVisibleJob(read, caller.accountId, id), findSeeker(caller)])
  if (found === null) throw new NamedError('not_found')
  const [scored] = scoreJobs([rankedJob(found, found.verified)], seeker, Date.now())
  return seekerJobView(found, matchOf(scored))
}

/** The newest that match, ordered by score; pages past them have the older ones, newest first. */
async function bestMatches(
  tools: JobSearchTools,
  caller: Caller,
  search: JobSearch,
  page: Page,
): Promise<Found> {
  const { accountId } = caller
  if (page.offset >= mostCandidates) return sortedJobs(tools, accountId, search, page, 'newest')
  const { read, findSeeker, shares, hits } = tools
  const branches = branchesOf(jobIndex, search, await shares())
  const { words } = search
  const [{ jobs, total }, seeker] = await Promise.all([
    words === null
      ? findCandidates(read, search, branches, mostCandidates)
      : findCandidatesWithWords(read, { ...search, words }, branches, mostCandidates, await hits()),
    findSeeker(caller),
  ])
  return { jobs: await pageOfScored(read, accountId, scoreJobs(jobs, seeker, Date.now()), page), total }
}

async function pageOfScored(
  read: Reads,
  accountId: string,
  ranked: readonly Scored[],
  { limit, offset }: Page,
): Promise<SeekerJob[]> {
  const part = ranked.slice(offset, offset + limit)
  const rows = await readJobs(
    read,
    accountId,
    part.map(({ id }) => id),
  )
  const byId = new Map(part.map((scored) => [scored.id, scored]))
  return rows.map((row) => seekerJobView(row, matchOf(byId.get(row.id))))
}

const matchOf = (scored: Scored | undefined): SeekerJob['match'] =>
  scored === undefined
    ? undefined
    : { score: scored.score, reasons: scored.reasons(), kilometres: scored.kilometres }

/** Keeps what suits somebody as long as their session is cached: the same announcement drops both. */
function createSeekers(read: Reads): (caller: Caller) => Promise<Seeker> {
  const kept = new WeakMap<Caller, { seeker: Seeker; day: string }>()
  return async (caller) => {
    const day = today()
    const known = kept.get(caller)
    if (known?.day === day) return known.seeker
    const facts = await readSeekerFacts(read, caller.accountId)
    // An account that is erased during a call is no longer signed in.
    if (facts === null) throw new NamedError('sign_in_required')
    const seeker = seekerOf(facts, day)
    kept.set(caller, { seeker, day })
    return seeker
  }
}

const today = () => new Date().toISOString().slice(0, 10)
