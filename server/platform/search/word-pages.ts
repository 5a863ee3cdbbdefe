import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../database/reads.ts'
import type { Branches } from './branches.ts'
import type { CandidateLines } from './candidates.ts'
import type { Page } from './input.ts'
import {
  pageParams,
  shortListPage,
  type Found,
  type ListedRow,
  type RowSource,
  type SortBy,
} from './pages.ts'
import { stages } from './sample.ts'
import type { Search, SearchIndex } from './search-index.ts'
import { enough, keyOrder, prepareSearch, sampleRows } from './statements.ts'
import {
  anyWithWords,
  fewHits,
  firstRows,
  firstWithWords,
  hasWords,
  mostLooked,
  mostWalked,
  type HitCount,
} from './words.ts'

/** What is searched for beside the filters. */
export type Words = { words: string; hits: HitCount }

type FindWords<Row> = (
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  page: Page,
  words: Words,
) => Promise<Found<Row>>

/** Whether there are more than are counted: rows of the sample are looked up one by one, until enough of them have the words. */
function prepareSample(index: SearchIndex) {
  const [{ digits, threshold }] = stages
  const statement = prepareSearch<{ many: boolean }>(
    index,
    (scope) => sql`
      select count(*) = ${sql.lit(threshold)} as many from (
        select from ${sampleRows(scope, digits, scope.param('looked', 'integer'))}
          cross join lateral (
            select from ${sql.table(index.wordsTable)}
            where ${sql.ref(index.id)} = ${sql.ref(`found.${index.id}`)} and ${hasWords(scope)} offset 0
          ) hit
        limit ${sql.lit(threshold)}
      ) hits`,
  )
  return async (
    read: Reads,
    search: Search,
    branches: Branches,
    params: { words: string; looked: number },
  ): Promise<boolean> => {
    const [row] = await read(statement(search, branches, params))
    return row?.many ?? false
  }
}

/**
 * Pages of those with the words. Rare words are looked up in the index of words; a common one is soon found among the first
 * rows, and the sample shows whether there are more than are counted.
 */
export function prepareWordPages<Row>(
  index: SearchIndex,
  source: RowSource,
  sortBy: SortBy = null,
): FindWords<Row> {
  type PageRow = ListedRow<Row> & { looked: number }
  const amongFirst = prepareSearch<PageRow>(index, (scope) =>
    shortListPage(scope, source, sortBy, firstWithWords(scope), firstRows(scope)),
  )
  const amongAll = prepareSearch<PageRow>(index, (scope) =>
    shortListPage(scope, source, sortBy, anyWithWords(scope)),
  )
  const isMany = prepareSample(index)
  return async (read, viewerId, search, branches, page, { words, hits }) => {
    const ask = async (statement: typeof amongAll, looked: number) => {
      const rows = await read(statement(search, branches, { viewerId, ...pageParams(page), words, looked }))
      const [first] = rows
      const shown = rows.filter((row) => row.shown)
      return { rows: shown, total: first?.total ?? 0, looked: first?.looked ?? 0 }
    }
    const expected = hits(words)
    if (expected !== undefined && expected.hits < fewHits) return ask(amongAll, 0)
    const isEnough = sortBy === null && (await isMany(read, search, branches, { words, looked: mostLooked }))
    // First four times as far as the page should reach.
    const near = Math.ceil((4 * (page.offset + page.limit)) / (expected?.share ?? 0.1))
    for (const looked of [...(isEnough && near < mostLooked ? [near] : []), mostLooked, mostWalked]) {
      const found = await ask(amongFirst, looked)
      if (found.looked < looked || found.total > mostCounted) return found
      if (isEnough && found.rows.length === page.limit) return { rows: found.rows, total: enough }
    }
    return ask(amongAll, 0)
  }
}

type LookedLines = CandidateLines & { looked: number }

/** The first with the words as `linesOf`, to be scored, with the total. */
export function prepareWordCandidates(
  index: SearchIndex,
  lines: RawBuilder<string | null>,
): (
  read: Reads,
  search: Search,
  branches: Branches,
  wanted: number,
  words: Words,
) => Promise<CandidateLines> {
  const hitLines = ({ param }: Parameters<typeof firstRows>[0], looked: RawBuilder<unknown>) => sql`
    select (
      select ${lines}
      from (select * from listed order by ${keyOrder(index, 'listed')} limit ${param('limit', 'integer')}) found
    ) as lines, (select count(*)::integer from listed) as total, ${looked} as looked`
  const amongFirst = prepareSearch<LookedLines>(
    index,
    (scope) => sql`
      with newest as materialized (${firstRows(scope)}), listed as materialized (${firstWithWords(scope)})
      ${hitLines(scope, sql`(select count(*)::integer from newest)`)}`,
  )
  const amongAll = prepareSearch<LookedLines>(
    index,
    (scope) => sql`
      with listed as materialized (select * from (${anyWithWords(scope)}) found limit ${sql.lit(enough)})
      ${hitLines(scope, sql`0`)}`,
  )
  const isMany = prepareSample(index)
  const [{ threshold }] = stages
  return async (read, search, branches, wanted, { words, hits }) => {
    const ask = async (statement: typeof amongFirst, looked: number) => {
      const [row] = await read(statement(search, branches, { limit: wanted, words, looked }))
      return row ?? { lines: null, total: 0, looked: 0 }
    }
    const { hits: all, share } = hits(words) ?? unknownHits
    const reach = (found: number) =>
      Math.min(mostWalked, Math.max(mostLooked, Math.ceil((1.5 * found) / share)))
    // What is read to find enough of them is more than all of them.
    if (all < fewHits || all < Math.min(mostWalked, wanted / share)) return ask(amongAll, 0)
    for (const looked of new Set([reach(wanted), mostWalked])) {
      const found = await ask(amongFirst, looked)
      if (found.looked < looked || found.total > mostCounted) return found
      const isEnough =
        found.total >= wanted && (await isMany(read, search, branches, { words, looked: reach(threshold) }))
      if (isEnough) return { ...found, total: enough }
    }
    return ask(amongAll, 0)
  }
}

const unknownHits = { hits: Infinity, share: 0.1 }
