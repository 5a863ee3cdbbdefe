import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../database/reads.ts'
import type { Branches } from './branches.ts'
import { prepareCandidates, type CandidateLines } from './candidates.ts'
import type { Page } from './input.ts'
import {
  pageParams,
  preparePages,
  prepareSortedPages,
  shortListPage,
  type Found,
  type ListedRow,
  type RowSource,
  type SortBy,
} from './pages.ts'
import { stages } from './sample.ts'
import type { Search, SearchIndex } from './search-index.ts'
import { enough, keyOrder, prepareSearch, sampleRows } from './statements.ts'
import { neededFacets, termsQuery, type Expect, type Expected } from './terms.ts'
import {
  anyWithTerms,
  fewHits,
  firstRows,
  firstWithWords,
  hasWords,
  mostLooked,
  mostWalked,
} from './words.ts'

// Rows are found in one of three ways: by the facets of one filter, which are read in order; with a common word among the first
// of those; or by the index of words, where words are rare, alone or together with the filters.

/** What is searched for beside the filters; null is no word. */
export type Words = { words: string | null; expect: Expect }
const noWords: Words = { words: null, expect: () => undefined }

type FindRows<Row> = (
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  page: Page,
  words?: Words,
) => Promise<Found<Row>>

const unknown: Expected = { share: 0.1, withWords: Infinity, withTerms: Infinity }

/** Of those that are wanted to be scored, so many will do where there are more than are counted. */
const enoughToScore = 0.8

/** To find a row by its terms takes so many times as long as to compare one with the filters or the words. */
const hitCost = 2

/** Whether the index of words leaves fewer than the first rows that would be compared with the words, to find so many. */
const isRareWord = ({ share, withWords, withTerms }: Expected, wanted: number): boolean =>
  withWords < fewHits || hitCost * withTerms < Math.min(mostWalked, wanted / share)

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

/** Pages in the order of the index, or by another of its columns. */
export function prepareFoundPages<Row extends { id: string }>(
  index: SearchIndex,
  source: RowSource,
  sortBy: SortBy = null,
): FindRows<Row> {
  type PageRow = ListedRow<Row> & { looked: number }
  const byFacets =
    sortBy === null ? preparePages<Row>(index, source) : prepareSortedPages<Row>(index, source, sortBy)
  const amongFirst = prepareSearch<PageRow>(index, (scope) =>
    shortListPage(scope, source, sortBy, firstWithWords(scope), firstRows(scope)),
  )
  const byTerms = prepareSearch<PageRow>(index, (scope) =>
    shortListPage(scope, source, sortBy, anyWithTerms(scope)),
  )
  const isMany = prepareSample(index)
  return async (read, viewerId, search, branches, page, { words, expect } = noWords) => {
    if (words === null) return byFacets(read, viewerId, search, branches, page)
    const needed = neededFacets(index, search)
    const ask = async (statement: typeof byTerms, params: object) => {
      const rows = await read(statement(search, branches, { viewerId, ...pageParams(page), ...params }))
      const [first] = rows
      const shown = rows.filter((row) => row.shown)
      return { rows: shown, total: first?.total ?? 0, looked: first?.looked ?? 0 }
    }
    const askByTerms = () => ask(byTerms, { terms: termsQuery(words, needed) })
    const expected = expect(words, needed) ?? unknown
    if (isRareWord(expected, mostCounted)) return askByTerms()
    const isEnough = sortBy === null && (await isMany(read, search, branches, { words, looked: mostLooked }))
    // First four times as far as the page should reach.
    const near = Math.ceil((4 * (page.offset + page.limit)) / expected.share)
    for (const looked of [...(isEnough && near < mostLooked ? [near] : []), mostLooked, mostWalked]) {
      const found = await ask(amongFirst, { words, looked })
      if (found.looked < looked || found.total > mostCounted) return found
      if (isEnough && found.rows.length === page.limit) return { rows: found.rows, total: enough }
    }
    return askByTerms()
  }
}

type LookedLines = CandidateLines & { looked: number }

/** The first that match as `linesOf`, to be scored, with the total. */
export function prepareFoundCandidates(
  index: SearchIndex,
  lines: RawBuilder<string | null>,
): (
  read: Reads,
  search: Search,
  branches: Branches,
  wanted: number,
  words?: Words,
) => Promise<CandidateLines> {
  const byFacets = prepareCandidates(index, lines)
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
  const byTerms = prepareSearch<LookedLines>(
    index,
    (scope) => sql`
      with listed as materialized (select * from (${anyWithTerms(scope)}) found limit ${sql.lit(enough)})
      ${hitLines(scope, sql`0`)}`,
  )
  const isMany = prepareSample(index)
  const [{ threshold }] = stages
  return async (read, search, branches, wanted, { words, expect } = noWords) => {
    if (words === null) return byFacets(read, search, branches, wanted)
    const needed = neededFacets(index, search)
    const ask = async (statement: typeof byTerms, params: object) => {
      const [row] = await read(statement(search, branches, { limit: wanted, ...params }))
      return row ?? { lines: null, total: 0, looked: 0 }
    }
    const askByTerms = () => ask(byTerms, { terms: termsQuery(words, needed) })
    const expected = expect(words, needed) ?? unknown
    if (isRareWord(expected, wanted)) return askByTerms()
    const reach = (rows: number) => Math.min(mostWalked, Math.max(mostLooked, Math.ceil(rows)))
    // Some fewer may be found than are expected; the sample has to have enough.
    const sampled = reach((1.5 * threshold) / expected.share)
    for (const looked of new Set([reach(wanted / expected.share), mostWalked])) {
      const found = await ask(amongFirst, { words, looked })
      if (found.looked < looked || found.total > mostCounted) return found
      const isEnough =
        found.total >= enoughToScore * wanted &&
        (await isMany(read, search, branches, { words, looked: sampled }))
      if (isEnough) return { ...found, total: enough }
    }
    return askByTerms()
  }
}
