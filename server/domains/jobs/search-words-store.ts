import { sql } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepareShapes } from '../../platform/database/statement.ts'
import { everything } from '../../platform/search/codes.ts'
import { surelyMany } from '../../platform/search/sample.ts'
import { enough } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import type { RankedJob } from './matching/job.ts'
import type { Branches } from './search-branches.ts'
import { rankedLines, readLines } from './search-candidates-store.ts'
import type { Search } from './search-filters.ts'
import type { JobRow } from './search-rows-store.ts'
import { fits, shapeOf, type Shape } from './search-shape-store.ts'
import { branchRows, pageAmong, type Found, type Order } from './search-store.ts'
import { valuesOf, type GiveSearch, type SearchValues } from './search-values.ts'

/** Among so many of the newest a common word is found without a look at all the others. */
const mostLooked = 3000
/** So many are walked, if need be, before all that have a common word are. */
const mostWalked = 20_000
/** As many hits are looked at and sorted without being felt. */
const fewHits = 5000

export type WordSearch = Search & { words: string }
/** About how many jobs have these words, and which share of all that is; undefined where it is not known. */
export type HitCount = (words: string) => { hits: number; share: number } | undefined

export const hasWords = (give: GiveSearch) => sql`job.words @@ to_tsquery('simple', ${give('words')})`
const newest = (give: GiveSearch, shape: Shape) => sql`
  select found.* from ${branchRows(give, shape, give('looked'))}
  order by found.job_id desc limit ${give('looked')}::integer`
const newestWithWords = (give: GiveSearch) => sql`
  select newest.* from newest join jobs job on job.id = newest.job_id where ${hasWords(give)}`
/** Kept apart: nobody walks all jobs in the hope to meet the word soon, nor to have what few are looked up for. */
const anyWithWords = (give: GiveSearch, shape: Shape) => sql`
  select facts.*
  from (select id from jobs job where job.status = 'ACTIVE' and ${hasWords(give)} offset 0) hit
    cross join lateral (
      select * from job_facets where facet = ${sql.lit(everything)}
        and job_type = any(${give('filterJobTypes')}::smallint[]) and job_id = hit.id
      offset 0
    ) facts
  where ${fits(give, shape)}
  order by facts.job_id desc`

type PageRow = { total: number; looked: number; shown: boolean } & JobRow
const ofNewest = (order: Order) =>
  prepareShapes<PageRow, SearchValues, Shape>((give, shape) =>
    pageAmong(give, order, newestWithWords(give), newest(give, shape)),
  )
const ofAll = (order: Order) =>
  prepareShapes<PageRow, SearchValues, Shape>((give, shape) =>
    pageAmong(give, order, anyWithWords(give, shape)),
  )
const amongNewest = { newest: ofNewest('newest'), pay: ofNewest('pay') }
const amongAll = { newest: ofAll('newest'), pay: ofAll('pay') }

/** Each job of the sample is looked up by itself, and none after enough of them have the words. */
const sampled = prepareShapes<{ many: boolean }, SearchValues, Shape>(
  (give, shape) => sql`
    select count(*) = ${sql.lit(surelyMany)} as many from (
      select from ${branchRows(give, shape, sql.lit(mostLooked), { source: 'sample' })}
        cross join lateral (
          select from jobs job where job.id = found.job_id and ${hasWords(give)} offset 0
        ) hit
      limit ${sql.lit(surelyMany)}
    ) hits`,
)

/**
 * Those with the words in title or description. Rare words are looked up in the index of words; of a common one the
 * newest are soon met, and the sample shows whether there are more than are counted.
 */
export async function findWords(
  read: Reads,
  seekerId: string,
  search: WordSearch,
  branches: Branches,
  page: Page,
  order: Order,
  hits: HitCount,
): Promise<Found> {
  const shape = shapeOf(search, branches)
  const ask = async (statement: (typeof amongAll)[Order], looked: number) => {
    const rows = await read(statement(shape, valuesOf(search, branches, { seekerId, page, looked })))
    const [first] = rows
    const shown = rows.filter((row) => row.shown)
    return { rows: shown, total: first?.total ?? 0, looked: first?.looked ?? 0 }
  }
  const expected = hits(search.words)
  if (expected !== undefined && expected.hits < fewHits) return ask(amongAll[order], 0)
  const [{ many } = { many: false }] = await read(sampled(shape, valuesOf(search, branches, {})))
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

type Lines = { lines: string | null; total: number }
const candidatesNear = prepareShapes<Lines, SearchValues, Shape>(
  (give, shape) => sql`
    with newest as materialized (${newest(give, shape)}), hit as materialized (${newestWithWords(give)})
    select (select ${rankedLines} from (select * from hit order by job_id desc limit ${give('limit')}::integer) found)
      as lines, (select count(*)::integer from hit) as total`,
)
const candidatesOfAll = prepareShapes<Lines, SearchValues, Shape>(
  (give, shape) => sql`
    with hit as materialized (select * from (${anyWithWords(give, shape)}) found limit ${sql.lit(enough)})
    select (select ${rankedLines} from (select * from hit order by job_id desc limit ${give('limit')}::integer) found)
      as lines, (select count(*)::integer from hit) as total`,
)

/** The newest with the words, to be scored. */
export async function findCandidatesWithWords(
  read: Reads,
  search: WordSearch,
  branches: Branches,
  wanted: number,
  hits: HitCount,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const page = { limit: wanted, offset: 0 }
  const ask = async (statement: typeof candidatesNear) => {
    const [row] = await read(
      statement(shapeOf(search, branches), valuesOf(search, branches, { page, looked: mostLooked })),
    )
    return { jobs: readLines(row?.lines ?? null), total: row?.total ?? 0 }
  }
  if ((hits(search.words)?.hits ?? fewHits) < fewHits) return ask(candidatesOfAll)
  const found = await ask(candidatesNear)
  return found.total > mostCounted ? found : ask(candidatesOfAll)
}

const minutesKept = 10

/** What PostgreSQL itself has counted of words, read now and then. A wrong count makes a search slower, never wrong. */
export function createHitCount(read: Reads): () => Promise<HitCount> {
  let known: Promise<HitCount> = Promise.resolve(() => undefined)
  let readAt = -Infinity
  return () => {
    if (Date.now() - readAt > minutesKept * 60_000) {
      readAt = Date.now()
      const before = known
      known = readHitCount(read).catch(() => before)
    }
    return known
  }
}

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
