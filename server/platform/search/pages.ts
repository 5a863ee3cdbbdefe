import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../database/reads.ts'
import type { Branches } from './branches.ts'
import type { Page } from './input.ts'
import { createKnownMany, type Many } from './known-many.ts'
import type { Search, SearchIndex } from './search-index.ts'
import {
  branchRows,
  enough,
  isInPartitions,
  isNotOlder,
  isNotTooOld,
  keyColumns,
  keyOrder,
  listedAndCounted,
  matches,
  prepareSearch,
  type Scope,
} from './statements.ts'

/** How the rows of a page are selected. */
export type RowSource = {
  /** What the index has as its id. */
  id: RawBuilder<unknown>
  /** Columns that are read from the index, as those of `page`. */
  indexed: readonly string[]
  /** As seen by somebody. */
  columns(viewerId: RawBuilder<unknown>): RawBuilder<unknown>
  from(viewerId: RawBuilder<unknown>): RawBuilder<unknown>
}
export type Found<Row> = { rows: Row[]; total: number }
/** A row of a page, or of an empty page the total alone. */
export type ListedRow<Row> = { total: number; shown: boolean } & Row

type FindPage<Row> = (
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  page: Page,
  /** How far they are counted, at least; a total beyond it means that there are more. */
  most?: number,
) => Promise<Found<Row>>

export const pageParams = ({ limit, offset }: Page) => ({ limit, offset, end: offset + limit })

const pageLimits = ({ param }: Scope) =>
  sql`limit ${param('limit', 'integer')} offset ${param('offset', 'integer')}`

const foundIn = <Row>(rows: readonly ListedRow<Row>[]): Found<Row> => ({
  rows: rows.filter(({ shown }) => shown),
  total: rows[0]?.total ?? 0,
})

const columnsOf = ({ param }: Scope, source: RowSource) => source.columns(param('viewerId', 'uuid'))

const pageJoin = ({ index, param }: Scope, source: RowSource) =>
  sql`page join (${source.from(param('viewerId', 'uuid'))}) on ${source.id} = ${sql.ref(`page.${index.id}`)}`

/**
 * A page in the order of the index, with the total, in one statement. For some seconds after the sample has shown many, the page
 * alone is read.
 */
export function preparePages<Row>(index: SearchIndex, source: RowSource): FindPage<Row> {
  const columns = ({ shape }: Scope) =>
    sql`${shape.overlapping ? sql`distinct` : sql``} ${sql.join(
      [...keyColumns(index), ...source.indexed].map((column) => sql.ref(`found.${column}`)),
    )}`
  // To read past rows that another branch has takes longer than to remove duplicates afterwards.
  const once = false
  const selectPage = (scope: Scope) =>
    sql`select * from listed order by ${keyOrder(index, 'listed')} ${pageLimits(scope)}`
  const counted = prepareSearch<ListedRow<Row> & Many & { many: boolean }>(
    index,
    (scope) => sql`
      with ${listedAndCounted(scope, columns(scope), { within: isNotTooOld(scope), once })}, page as (${selectPage(scope)})
      select counted.total, counted.many, counted.oldest, ${source.id} is not null as shown, ${columnsOf(scope, source)}
      from counted left join (${pageJoin(scope, source)}) on true
      order by ${keyOrder(index, 'page')}`,
  )
  const ofMany = prepareSearch<Row>(
    index,
    (scope) => sql`
      with listed as (
        select ${columns(scope)}
        from ${branchRows(scope, scope.param('end', 'integer'), { within: isNotOlder(scope), once })}
      ), page as (select * from (${selectPage(scope)}) newest limit ${sql.lit(enough)})
      select ${columnsOf(scope, source)} from ${pageJoin(scope, source)} order by ${keyOrder(index, 'page')}`,
  )
  const knownOf = createKnownMany()
  return async (read, viewerId, search, branches, page, most = mostCounted) => {
    const params = { viewerId, ...pageParams(page), counted: most + 1 }
    const known = knownOf(read)
    const key = JSON.stringify([search.filters, search.partitions, page])
    const many = known.find(key)
    if (many !== null) {
      const rows = await read(ofMany(search, branches, { ...params, oldest: many.oldest }))
      if (rows.length === page.limit) return { rows, total: enough }
      known.forget(key)
    }
    const rows = await read(counted(search, branches, params))
    const [first] = rows
    if (first?.many === true) known.keep(key, first)
    return foundIn(rows)
  }
}

/** A column of the index, whose greatest values come first; null is the order of the index. */
export type SortBy = string | null

const orderBy = (index: SearchIndex, sortBy: SortBy, alias: string) =>
  sortBy === null
    ? keyOrder(index, alias)
    : sql`${sql.ref(`${alias}.${sortBy}`)} desc, ${sql.ref(`${alias}.${index.id}`)} desc`

const listedColumns = (index: SearchIndex, sortBy: SortBy, { indexed }: RowSource) =>
  sql.join(
    [...keyColumns(index), ...(sortBy === null ? [] : [sortBy]), ...indexed].map((column) => sql.ref(column)),
  )

/** A page of a list that is short, or was cut; `before` is read first as `newest`, and counted as `looked`. */
export const shortListPage = <Row>(
  scope: Scope,
  source: RowSource,
  sortBy: SortBy,
  list: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql`select`,
) => sql<ListedRow<Row> & { looked: number }>`
  with newest as materialized (${before}),
  listed as materialized (
    select ${listedColumns(scope.index, sortBy, source)} from (${list}) list limit ${sql.lit(enough)}
  ), page as (
    select * from listed order by ${orderBy(scope.index, sortBy, 'listed')} ${pageLimits(scope)}
  )
  select counted.total, counted.looked, ${source.id} is not null as shown, ${columnsOf(scope, source)}
  from (select (select count(*)::integer from listed) as total, (select count(*)::integer from newest) as looked) counted
    left join (${pageJoin(scope, source)}) on true
  order by ${orderBy(scope.index, sortBy, 'page')}`

/** A page by another column than the index's. A short list is sorted; of a long one an index in this order is read. */
export function prepareSortedPages<Row>(
  index: SearchIndex,
  source: RowSource,
  sortBy: string,
): FindPage<Row> {
  const ofFew = prepareSearch<ListedRow<Row>>(index, (scope) =>
    shortListPage<Row>(scope, source, sortBy, sql`select found.* from ${branchRows(scope, sql.lit(enough))}`),
  )
  // The outer limit tells the planner that a page is short, whatever its parameter is.
  const ofMany = prepareSearch<Row>(
    index,
    (scope) => sql`
      with page as (
        select * from (
          select ${listedColumns(index, sortBy, source)} from ${sql.table(index.table)} facts
          where ${isInPartitions(scope)} and ${matches(scope)}
          order by ${orderBy(index, sortBy, 'facts')} ${pageLimits(scope)}
        ) best limit ${sql.lit(enough)}
      )
      select ${columnsOf(scope, source)} from ${pageJoin(scope, source)} order by ${orderBy(index, sortBy, 'page')}`,
  )
  return async (read, viewerId, search, branches, page) => {
    const params = { viewerId, ...pageParams(page) }
    const few = foundIn(await read(ofFew(search, branches, params)))
    if (few.total <= mostCounted) return few
    return { rows: await read(ofMany(search, branches, params)), total: few.total }
  }
}
