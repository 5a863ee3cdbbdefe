import type { JobSort, SeekerJob } from '../../../contract/job-search.ts'
import type { Database } from '../../platform/database/connection.ts'
import { readsOf, type Reads } from '../../platform/database/reads.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { FacetShare } from '../../platform/search/driver.ts'
import { createShares } from '../../platform/search/shares.ts'
import type { Page } from '../../platform/search/wishes.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { mostCandidates, recommend, scoreJobs, type Scored } from './matching/candidates.ts'
import { rankedJob } from './matching/job.ts'
import { seekerOf, type Seeker } from './matching/seeker.ts'
import { readSeekerFacts } from './search-seeker-store.ts'
import { branchesOf } from './search-branches.ts'
import { readFilters, type Search, type Wish } from './search-filters.ts'
import { readJobs, readVisibleJob, type JobRow } from './search-rows-store.ts'
import { findBestPaid, findCandidates, findNewest, findWords } from './search-store.ts'
import { seekerJobView } from './search-view.ts'

type JobSearchTools = { read: Reads; shares: () => Promise<FacetShare> }
export function createJobSearch(database: Database): JobSearchTools {
  const read = readsOf(database.executor)
  return { read, shares: createShares(read, 'job_facets') }
}

type Found = { jobs: SeekerJob[]; total: number }

export async function searchJobs(
  { read, shares }: JobSearchTools,
  { accountId }: Caller,
  wish: Wish,
  sort: JobSort,
  page: Page,
): Promise<Found> {
  const search = readFilters(wish)
  const branches = branchesOf(search, await shares())
  const { words } = search
  switch (sort) {
    case 'match':
      return bestMatches(read, accountId, search, branches, page)
    case 'pay':
      return shown(
        words === null
          ? await findBestPaid(read, accountId, search, branches, page)
          : await findWords(read, accountId, { ...search, words }, branches, page, 'pay'),
      )
    case '':
    case 'newest':
    case 'user.firstName,asc':
      return shown(
        words === null
          ? await findNewest(read, accountId, search, branches, page)
          : await findWords(read, accountId, { ...search, words }, branches, page, 'newest'),
      )
  }
}

/** Those that suit best, whatever is asked of them. */
export async function recommendJobs(
  tools: JobSearchTools,
  caller: Caller,
  sort: JobSort,
  page: Page,
): Promise<Found> {
  if (sort === 'newest' || sort === 'pay') return searchJobs(tools, caller, {}, sort, page)
  const { read } = tools
  const ranked = await recommend(read, await findSeeker(read, caller.accountId), Date.now())
  return { jobs: await pageOfScored(read, caller.accountId, ranked, page), total: ranked.length }
}

export async function readJob(
  { read }: JobSearchTools,
  { accountId }: Caller,
  id: string,
): Promise<SeekerJob> {
  const found = await readVisibleJob(read, accountId, id)
  if (found === null) throw new NamedError('not_found')
  const { seeker, ...row } = found
  const [scored] = scoreJobs([rankedJob(row, row.verified)], seekerOf(seeker, today()), Date.now())
  return seekerJobView(row, matchOf(scored))
}

/** The newest that fit are ordered by score; whoever reads on past them meets the older ones as they come. */
async function bestMatches(
  read: Reads,
  accountId: string,
  search: Search,
  branches: ReturnType<typeof branchesOf>,
  page: Page,
): Promise<Found> {
  const { words } = search
  if (page.offset >= mostCandidates) {
    return shown(
      words === null
        ? await findNewest(read, accountId, search, branches, page)
        : await findWords(read, accountId, { ...search, words }, branches, page, 'newest'),
    )
  }
  const [{ jobs, total }, seeker] = await Promise.all([
    findCandidates(read, search, branches, mostCandidates),
    findSeeker(read, accountId),
  ])
  const ranked = scoreJobs(jobs, seeker, Date.now())
  return { jobs: await pageOfScored(read, accountId, ranked, page), total }
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
  scored === undefined ? undefined : { score: scored.score, reasons: scored.reasons() }

/** Whoever is erased while a call is under way is signed in no more. */
async function findSeeker(read: Reads, accountId: string): Promise<Seeker> {
  const facts = await readSeekerFacts(read, accountId)
  if (facts === null) throw new NamedError('sign_in_required')
  return seekerOf(facts, today())
}

const today = () => new Date().toISOString().slice(0, 10)

const shown = ({ rows, total }: { rows: JobRow[]; total: number }): Found => ({
  jobs: rows.map((row) => seekerJobView(row)),
  total,
})
