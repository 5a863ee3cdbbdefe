import type { SeekerJob } from '../../contract/job-search.ts'
import { searchPageOf } from '../../contract/search-words.ts'
import { jobIndex, type JobSearch } from '../../server/domains/jobs/search/declaration.ts'
import { readFilters } from '../../server/domains/jobs/search/filters.ts'
import { readJobs } from '../../server/domains/jobs/search/job-rows-store.ts'
import { scoreJobs } from '../../server/domains/jobs/search/matching/candidates.ts'
import { findCandidates } from '../../server/domains/jobs/search/store.ts'
import { createJobFit } from '../../server/domains/jobs/search/text-fit.ts'
import { seekerJobView } from '../../server/domains/jobs/search/view.ts'
import type { Reads } from '../../server/platform/database/reads.ts'
import { branchesOf, type Branches } from '../../server/platform/search/branches.ts'
import { mostCandidates } from '../../server/platform/search/candidates.ts'
import { createShares } from '../../server/platform/search/statistics.ts'
import { understoodParts } from '../../server/platform/search/typed.ts'
import type { Words } from '../../server/platform/search/ways.ts'
import { createExpect } from '../../server/platform/search/terms.ts'
import type { FindSeeker } from './matches.ts'

type Asked = { search: JobSearch; branches: Branches; words: Words }

/** The same statements, scores and order as the product, for a text that is read once. */
export async function typedJobs(
  read: Reads,
  findSeeker: FindSeeker,
): Promise<(path: string, accountId: string) => Promise<unknown>> {
  const [shares, expect] = await Promise.all([createShares(read, jobIndex)(), createExpect(read, jobIndex)()])
  const known = new Map<string, Asked>()
  const askedBy = (path: string): Asked => {
    const search = readFilters({ q: new URL(path, 'http://bare').searchParams.get('q') ?? '' })
    const { words } = search.typed
    const branches = branchesOf(jobIndex, search, shares)
    return { search, branches, words: { words, expect } }
  }
  return async (path, accountId) => {
    const asked = known.get(path) ?? askedBy(path)
    known.set(path, asked)
    const seeker = await findSeeker(accountId)
    const { search, branches, words } = asked
    const { jobs, total } = await findCandidates(read, search, branches, mostCandidates, words)
    const fit = createJobFit(search.typed)
    const best = scoreJobs(jobs, seeker, Date.now())
      .map((one) => ({ ...one, fit: fit(one.job) }))
      .toSorted((one, other) => other.fit - one.fit)
      .slice(0, 5)
    const rows = await readJobs(
      read,
      accountId,
      best.map(({ job }) => job.id),
    )
    const matches = new Map(
      best.map(({ job, score, reasons, kilometres }): [string, SeekerJob['match']] => [
        job.id,
        { score, reasons: reasons(), kilometres },
      ]),
    )
    const listed = rows.map((row) => seekerJobView(row, matches.get(row.id)))
    return searchPageOf(listed, total, 5, {
      understood: understoodParts(search.typed, 'en'),
      withAllSkills: null,
    })
  }
}
