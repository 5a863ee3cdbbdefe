import { sql, type RawBuilder } from 'kysely'
import { mostCounted, mostWithAllCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../database/reads.ts'
import { allSkills, type Branches } from './branches.ts'
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
  listedAndCountedBySkillSets,
  matches,
  prepareSearch,
  rowsOfSkillSets,
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

type FindPage<Row, Also = unknown> = (
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  page: Page,
) => Promise<Found<Row> & Also>

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

/** Of so many, a quarter would have to disappear until there are no more than are counted. */
const surelyMany = Math.ceil(mostWithAllCounted / 0.75)

/**
 * A page in the order of the index, with the total, in one statement. Those with all of several skills are counted to
 * `mostWithAllCounted` at least. For some seconds after there were many, the page alone is read.
 */
export function preparePages<Row extends { id: string }>(
  index: SearchIndex,
  source: RowSource,
): FindPage<Row> {
  const columns = ({ shape }: Scope) =>
    sql`${shape.overlapping ? sql`distinct` : sql``} ${sql.join(
      [...keyColumns(index), ...source.indexed].map((column) => sql.ref(`found.${column}`)),
    )}`
  // To read past rows that another branch has takes longer than to remove duplicates afterwards.
  const once = false
  const selectPage = (scope: Scope) =>
    sql`select * from listed order by ${keyOrder(index, 'listed')} ${pageLimits(scope)}`
  type CountedRow = ListedRow<Row> & Many & { many: boolean }
  const prepareCounted = (listed: typeof listedAndCounted) =>
    prepareSearch<CountedRow>(
      index,
      (scope) => sql`
        with ${listed(scope, columns(scope), { within: isNotTooOld(scope), once })}, page as (${selectPage(scope)})
        select counted.total, counted.many, counted.oldest, ${source.id} is not null as shown, ${columnsOf(scope, source)}
        from counted left join (${pageJoin(scope, source)}) on true
        order by ${keyOrder(index, 'page')}`,
    )
  const counted = prepareCounted(listedAndCounted)
  const countedBySkillSets = prepareCounted(listedAndCountedBySkillSets)
  const ofSkillSets = prepareSearch<ListedRow<Row>>(index, (scope) => {
    const list = sql`select * from (${rowsOfSkillSets(scope)}) facts order by ${keyOrder(index, 'facts')}`
    return shortListPage(scope, source, null, list)
  })
  const ofMany = prepareSearch<Row>(
    index,
    (scope) => sql`
      with listed as (
        select ${columns(scope)}
        from ${branchRows(scope, scope.param('end', 'integer'), { within: isNotOlder(scope), once })}
      ), page as (select * from (${selectPage(scope)}) newest limit ${sql.lit(enough)})
      select ${columnsOf(scope, source)} from ${pageJoin(scope, source)} order by ${keyOrder(index, 'page')}`,
  )
  const count: FindPage<Row, { many: Many | null }> = async (read, viewerId, search, branches, page) => {
    const most = search.filters[allSkills] === undefined ? mostCounted : mostWithAllCounted
    const params = { viewerId, ...pageParams(page), counted: most + 1 }
    if (branches.skillWay === 'sets') {
      const found = foundIn(await read(ofSkillSets(search, branches, params)))
      const last = found.rows.at(-1)
      return { ...found, many: found.total < surelyMany || last === undefined ? null : { oldest: last.id } }
    }
    const statement = branches.skillWay === 'sampled sets' ? countedBySkillSets : counted
    const rows = await read(statement(search, branches, params))
    const [first] = rows
    return { ...foundIn(rows), many: first?.many === true ? first : null }
  }
  const knownOf = createKnownMany()
  return async (read, viewerId, search, branches, page) => {
    const known = knownOf(read)
    const key = JSON.stringify([search.filters, search.partitions, page])
    const remembered = known.find(key)
    if (remembered !== null) {
      const { oldest } = remembered
      const rows = await read(ofMany(search, branches, { viewerId, ...pageParams(page), oldest }))
      if (rows.length === page.limit) return { rows, total: enough }
      known.forget(key)
    }
    const { rows, total, many } = await count(read, viewerId, search, branches, page)
    if (many !== null) known.keep(key, many)
    return { rows, total }
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
