import { sql } from 'kysely'
import { mostCounted } from '../../../../contract/rules/jobs.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import type { Branches } from '../../../platform/search/branches.ts'
import type { CandidateLines } from '../../../platform/search/candidates.ts'
import type { Page } from '../../../platform/search/input.ts'
import {
  pageParams,
  shortListPage,
  type Found,
  type ListedRow,
  type SortBy,
} from '../../../platform/search/pages.ts'
import { stages } from '../../../platform/search/sample.ts'
import { cacheStatistics } from '../../../platform/search/statistics.ts'
import {
  branchRows,
  enough,
  isInPartitions,
  matches,
  prepareSearch,
  sampleRows,
  type Scope,
} from '../../../platform/search/statements.ts'
import { rankedLines, readRankedJobs } from './candidates-store.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { jobRows, type JobRow } from './job-rows-store.ts'
import type { RankedJob } from './matching/job.ts'

/** Among so many of the newest jobs a common word is looked for first. */
const mostLooked = 3000
/** Among so many next, before all jobs with the word are read. */
const mostWalked = 20_000
/** So many hits are read and sorted in a short time. */
const fewHits = 5000

export type WordSearch = JobSearch & { words: string }
export type Order = 'newest' | 'pay'
/** About how many jobs have these words, and which share of all that is; undefined where it is not known. */
export type HitCount = (words: string) => { hits: number; share: number } | undefined

export const hasWords = ({ param }: Scope) =>
  sql`job.words @@ to_tsquery('simple', ${param('words', 'text')})`
const newest = (scope: Scope) => sql`
  select found.* from ${branchRows(scope, scope.param('looked', 'integer'))}
  order by found.job_id desc limit ${scope.param('looked', 'integer')}`
const newestWithWords = (scope: Scope) => sql`
  select newest.* from newest join jobs job on job.id = newest.job_id where ${hasWords(scope)}`
/** Two steps that the planner cannot merge: it would read all jobs in the hope of finding the word soon. */
const anyWithWords = (scope: Scope) => sql`
  select facts.*
  from (select id from jobs job where job.status = 'ACTIVE' and ${hasWords(scope)} offset 0) hit
    cross join lateral (
      select * from job_facets where ${isInPartitions(scope)} and job_id = hit.id offset 0
    ) facts
  where ${matches(scope)}
  order by facts.job_id desc`

type PageRow = ListedRow<JobRow> & { looked: number }
const ofNewest = (sortBy: SortBy) =>
  prepareSearch<PageRow>(jobIndex, (scope) =>
    shortListPage(scope, jobRows, sortBy, newestWithWords(scope), newest(scope)),
  )
const ofAll = (sortBy: SortBy) =>
  prepareSearch<PageRow>(jobIndex, (scope) => shortListPage(scope, jobRows, sortBy, anyWithWords(scope)))
const amongNewest = { newest: ofNewest(null), pay: ofNewest('pay') }
const amongAll = { newest: ofAll(null), pay: ofAll('pay') }

/** Looks up jobs of the sample one by one, until enough of them have the words. */
const [{ digits, threshold }] = stages
const sampled = prepareSearch<{ many: boolean }>(
  jobIndex,
  (scope) => sql`
    select count(*) = ${sql.lit(threshold)} as many from (
      select from ${sampleRows(scope, digits, sql.lit(mostLooked))}
        cross join lateral (
          select from jobs job where job.id = found.job_id and ${hasWords(scope)} offset 0
        ) hit
      limit ${sql.lit(threshold)}
    ) hits`,
)

/**
 * Those with the words in title or description. Rare words are looked up in the index of words; a common one is soon
 * found among the newest, and the sample shows whether there are more than are counted.
 */
export async function findWords(
  read: Reads,
  seekerId: string,
  search: WordSearch,
  branches: Branches,
  page: Page,
  order: Order,
  hits: HitCount,
): Promise<Found<JobRow>> {
  const { words } = search
  const ask = async (statement: (typeof amongAll)[Order], looked: number) => {
    const rows = await read(
      statement(search, branches, { viewerId: seekerId, ...pageParams(page), words, looked }),
    )
    const [first] = rows
    const shown = rows.filter((row) => row.shown)
    return { rows: shown, total: first?.total ?? 0, looked: first?.looked ?? 0 }
  }
  const expected = hits(words)
  if (expected !== undefined && expected.hits < fewHits) return ask(amongAll[order], 0)
  const [{ many } = { many: false }] = await read(sampled(search, branches, { words }))
  const isEnough = many && order === 'newest'
  // First four times as far as the page should reach.
  const near = Math.ceil((4 * (page.offset + page.limit)) / (expected?.share ?? 0.1))
  for (const looked of [...(isEnough && near < mostLooked ? [near] : []), mostLooked, mostWalked]) {
    const found = await ask(amongNewest[order], looked)
    if (found.looked < looked || found.total > mostCounted) return found
    if (isEnough && found.rows.length === page.limit) return { rows: found.rows, total: enough }
  }
  return ask(amongAll[order], 0)
}

const hitLines = ({ param }: Scope) => sql`
  select (
    select ${rankedLines} from (select * from hit order by job_id desc limit ${param('limit', 'integer')}) found
  ) as lines, (select count(*)::integer from hit) as total`
const candidatesNear = prepareSearch<CandidateLines>(
  jobIndex,
  (scope) => sql`
    with newest as materialized (${newest(scope)}), hit as materialized (${newestWithWords(scope)}) ${hitLines(scope)}`,
)
const candidatesOfAll = prepareSearch<CandidateLines>(
  jobIndex,
  (scope) => sql`
    with hit as materialized (select * from (${anyWithWords(scope)}) found limit ${sql.lit(enough)}) ${hitLines(scope)}`,
)

/** The newest with the words, to be scored. */
export async function findCandidatesWithWords(
  read: Reads,
  search: WordSearch,
  branches: Branches,
  wanted: number,
  hits: HitCount,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const { words } = search
  const ask = async (statement: typeof candidatesNear) => {
    const [row] = await read(statement(search, branches, { limit: wanted, words, looked: mostLooked }))
    return { jobs: readRankedJobs(row?.lines ?? null), total: row?.total ?? 0 }
  }
  if ((hits(words)?.hits ?? fewHits) < fewHits) return ask(candidatesOfAll)
  const found = await ask(candidatesNear)
  return found.total > mostCounted ? found : ask(candidatesOfAll)
}

export const createHitCount = (read: Reads): (() => Promise<HitCount>) =>
  cacheStatistics<HitCount>(
    () => undefined,
    () => readHitCount(read),
  )

async function readHitCount(read: Reads): Promise<HitCount> {
  const rows = await read(sql<{ word: string; share: number; jobs: number }>`
    select word, share, greatest(reltuples, 0) as jobs
    from pg_stats join pg_class on pg_class.oid = 'jobs'::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
    where schemaname = current_schema() and tablename = 'jobs' and attname = 'words' and word is not null`)
  const [first] = rows
  if (first === undefined) return () => undefined
  const shares = new Map(rows.map(({ word, share }) => [word, share]))
  // A word that is not among the common ones is rare.
  return (query) => {
    const share = Math.min(
      ...query.split(' & ').map((part) => {
        const word = part.replaceAll(/'|:\*/g, '')
        if (!part.endsWith(':*')) return shares.get(word) ?? 0
        return [...shares].reduce((sum, [known, of]) => (known.startsWith(word) ? sum + of : sum), 0)
      }),
    )
    return { hits: share * first.jobs, share: Math.min(1, share) }
  }
}
