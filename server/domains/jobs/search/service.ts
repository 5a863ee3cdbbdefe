import type { JobSort, SeekerJob } from '../../../../contract/job-search.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import type { Suggestions } from '../../../../contract/search-words.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { NamedError } from '../../../platform/http/errors.ts'
import { branchesOf, type FacetShare } from '../../../platform/search/branches.ts'
import { mostCandidates } from '../../../platform/search/candidates.ts'
import type { Page } from '../../../platform/search/input.ts'
import type { Found as FoundRows } from '../../../platform/search/pages.ts'
import { countWithAll, pageWithSkillsFirst, severalSkills } from '../../../platform/search/skills-first.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import { suggestionsFor } from '../../../platform/search/suggestions.ts'
import { createExpect, type Expect } from '../../../platform/search/terms.ts'
import type { Typed } from '../../../platform/search/typed.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { matchJob, recommend, scoreJobs, type Scored } from './matching/candidates.ts'
import { seekerOf, type Seeker } from './matching/seeker.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { readFilters, type JobQuery } from './filters.ts'
import { readJobs, readVisibleJob, type JobRow } from './job-rows-store.ts'
import { readSeekerFacts } from './seeker-store.ts'
import { findBestPaid, findCandidates, findNewest } from './store.ts'
import { createJobFit } from './text-fit.ts'
import { seekerJobView } from './view.ts'

export type JobSearchTools = {
  read: Reads
  findSeeker: (caller: Caller) => Promise<Seeker>
  shares: () => Promise<FacetShare>
  expect: () => Promise<Expect>
}
export function createJobSearch({ read }: Database): JobSearchTools {
  return {
    read,
    findSeeker: createSeekers(read),
    shares: createShares(read, jobIndex),
    expect: createExpect(read, jobIndex),
  }
}

type Found = { jobs: SeekerJob[]; total: number; withAllSkills: number | null; typed: Typed }
type Order = 'fit' | 'match' | 'pay' | 'newest'

export async function searchJobs(
  tools: JobSearchTools,
  caller: Caller,
  query: JobQuery,
  sort: JobSort,
  page: Page,
): Promise<Found> {
  const search = readFilters(query)
  const { typed } = search
  const order = orderOf(sort, typed)
  const isScored = (order === 'fit' || order === 'match') && page.offset < mostCandidates
  const found = isScored
    ? await bestFirst(tools, caller, search, order, page)
    : await sortedJobs(tools, caller, search, order === 'pay' ? 'pay' : 'newest', page, sort === '')
  return { ...found, typed }
}

/** Where no order is chosen: what was typed decides, or else the newest come first. */
function orderOf(sort: JobSort, { understanding: { named, words } }: Typed): Order {
  switch (sort) {
    case 'match':
    case 'pay':
    case 'newest':
      return sort
    case '':
    case 'user.firstName,asc':
      return named.length + words.length > 0 ? 'fit' : 'newest'
  }
}

async function sortedJobs(
  tools: JobSearchTools,
  caller: Caller,
  search: JobSearch,
  order: 'pay' | 'newest',
  page: Page,
  skillsFirst: boolean,
): Promise<Omit<Found, 'typed'>> {
  const find = createFind(tools, caller.accountId, search, order)
  const skills = severalSkills(search)
  if (skills !== null && skillsFirst && search.typed.words === null) {
    const { withAll, ...found } = await pageWithSkillsFirst(find, search.filters, skills, page)
    return { ...(await scoredRows(tools, caller, found)), withAllSkills: withAll }
  }
  const [found, withAllSkills] = await Promise.all([
    find(search.filters, page),
    countWithAll(createFind(tools, caller.accountId, search, 'newest'), search),
  ])
  return { ...(await scoredRows(tools, caller, found)), withAllSkills }
}

type Find = (filters: JobSearch['filters'], page: Page) => Promise<FoundRows<JobRow>>

const createFind =
  (tools: JobSearchTools, accountId: string, search: JobSearch, order: 'pay' | 'newest'): Find =>
  async (filters, page) => {
    const { read, shares, expect } = tools
    const searched = { ...search, filters }
    const branches = branchesOf(jobIndex, searched, await shares())
    const words = { words: search.typed.words, expect: await expect() }
    const find = order === 'pay' ? findBestPaid : findNewest
    return find(read, accountId, searched, branches, page, words)
  }

/** Rows as the caller sees them, each with its score. */
export async function scoredRows(
  { findSeeker }: JobSearchTools,
  caller: Caller,
  { rows, total }: FoundRows<JobRow>,
): Promise<{ jobs: SeekerJob[]; total: number }> {
  const seeker = await findSeeker(caller)
  const now = Date.now()
  return { jobs: rows.map((row) => seekerJobView(row, matchJob(row, seeker, now))), total }
}

/** Those that suit the seeker best. */
export async function recommendJobs(
  tools: JobSearchTools,
  caller: Caller,
  sort: JobSort,
  page: Page,
): Promise<{ jobs: SeekerJob[]; total: number }> {
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
  return seekerJobView(found, matchJob(found, seeker, Date.now()))
}

/** The newest that match, the best of them first; pages past them have the older ones, newest first. */
async function bestFirst(
  tools: JobSearchTools,
  caller: Caller,
  search: JobSearch,
  order: 'fit' | 'match',
  page: Page,
): Promise<Omit<Found, 'typed'>> {
  const { read, findSeeker, shares, expect } = tools
  const branches = branchesOf(jobIndex, search, await shares())
  const words = { words: search.typed.words, expect: await expect() }
  const [{ jobs, total }, seeker, withAllSkills] = await Promise.all([
    findCandidates(read, search, branches, mostCandidates, words),
    findSeeker(caller),
    countWithAll(createFind(tools, caller.accountId, search, 'newest'), search),
  ])
  const scored = scoreJobs(jobs, seeker, Date.now())
  const ranked = order === 'match' ? scored : byFit(scored, search)
  // Where a few branches have most of what matches, fewer are scored than there are.
  if (page.offset >= ranked.length && total > ranked.length)
    return sortedJobs(tools, caller, search, 'newest', page, false)
  return { jobs: await pageOfScored(read, caller.accountId, ranked, page), total, withAllSkills }
}

/** What was typed decides, then the score. */
function byFit(scored: readonly Scored[], search: JobSearch): Scored[] {
  const skills = severalSkills(search)
  const fit = createJobFit(search.typed)
  const hasAll = ({ job }: Scored) =>
    skills !== null && (job.skills & skills.value) === skills.value ? 1 : 0
  return scored
    .map((one) => ({ one, fit: hasAll(one) * 2 + fit(one.job) }))
    .toSorted((first, second) => second.fit - first.fit)
    .map(({ one }) => one)
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
    part.map(({ job }) => job.id),
  )
  const byId = new Map(part.map((scored) => [scored.job.id, scored]))
  return rows.map((row) => seekerJobView(row, matchOf(byId.get(row.id))))
}

const matchOf = (scored: Scored | undefined): SeekerJob['match'] =>
  scored === undefined
    ? undefined
    : { score: scored.score, reasons: scored.reasons(), kilometres: scored.kilometres }

export const suggestJobs = async (
  { shares }: JobSearchTools,
  text: string,
  language: Language,
): Promise<Suggestions> => suggestionsFor(text, language, await shares())

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
