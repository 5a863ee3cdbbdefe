import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import { prepareShapes, type Bound, type Param } from '../database/statement.ts'
import { allSkills, shapeOf, type Branches } from './branches.ts'
import { everything } from './codes.ts'
import { endsWith, stages, type Digits, type Stages } from './sample.ts'
import type { Search, SearchIndex, Shape } from './search-index.ts'

/** What a statement of a search is written with. */
export type Scope = {
  index: SearchIndex
  shape: Shape
  param: Param
  /** Where a statement reads branches several times, what it has them in. */
  branches?: RawBuilder<unknown>
}
type Params = { readonly [name: string]: unknown }

/** One statement per shape of a search, written when it is first needed. `params` are those beside the filters'. */
export function prepareSearch<Row>(
  index: SearchIndex,
  write: (scope: Scope) => RawBuilder<Row>,
): (search: Search, branches: Branches, params: Params) => Bound<Row> {
  const statement = prepareShapes<Row, Params, Shape>((param, shape) => write({ index, shape, param }))
  return (search, branches, params) =>
    statement(shapeOf(index, search, branches), {
      ...params,
      ...filterParams(index, search),
      facets: branches.facets,
      partitions: branches.partitions,
      earlier: branches.earlier,
    })
}

function filterParams(index: SearchIndex, { filters, partitions }: Search): Params {
  const params: { [name: string]: unknown } = { filterPartitions: partitions }
  for (const [name, field] of Object.entries(index.fields)) {
    const filter = filters[name]
    if (filter !== undefined) Object.assign(params, field.params(name, filter.value))
  }
  return params
}

/** A limit that ends nothing, but whose value the planner cannot see: it then plans to read in order and stop early. */
const forceOrderedScan = sql`limit (select 2147483647)`

/** One more than is counted, to see that there are more. */
export const enough = mostCounted + 1

/** In this order: PostgreSQL by itself would compare lists, which cost the most, as early as numbers. */
const shortCircuitAnd = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => {
  const [last = sql`true`, ...before] = conditions.toReversed()
  return before.length === 0
    ? last
    : sql`case when ${sql.join(before.toReversed(), sql` and `)} then ${last} else false end`
}

type Known = 'branch' | 'skills' | 'nothing'

/** All filters, or all but those that are met where the rows come from: by a branch of the driver, or by sets of skills. */
const filtersOf = ({ index, shape, param }: Scope, known: Known) =>
  shape.filters.flatMap((name) => {
    const field = index.fields[name]
    const isKnown =
      (known === 'branch' && name === shape.driver && field?.wideFacets !== true) ||
      (known === 'skills' && (name === 'skills' || name === allSkills))
    return field === undefined || isKnown ? [] : [{ ...field, condition: field.matches(param, name) }]
  })

/** Whether `facts` matches the filters. */
export const matches = (scope: Scope, known: Known = 'nothing') =>
  shortCircuitAnd(filtersOf(scope, known).map(({ condition }) => condition))

/** The same, where the key of an index has the columns that it can compare: of rows that differ in them none is returned. */
const matchesByIndex = (scope: Scope, known: Known) => {
  const filters = filtersOf(scope, known)
  const conditions = (byIndex: boolean) =>
    filters
      .filter(({ comparedByIndex = false }) => comparedByIndex === byIndex)
      .map(({ condition }) => condition)
  return sql.join([...conditions(true), shortCircuitAnd(conditions(false))], sql` and `)
}

const isFirst = ({ index, shape, param }: Scope) =>
  shape.overlapping
    ? (index.fields[shape.driver]?.severalFacets?.isFirst(param, shape.driver) ?? sql`true`)
    : sql`true`

export const keyColumns = ({ sortColumn, id }: SearchIndex) =>
  sortColumn === undefined ? [id] : [sortColumn, id]

/** The order of the index within a branch. */
export const keyOrder = ({ sortColumn, id }: SearchIndex, alias: string) =>
  sortColumn === undefined
    ? sql`${sql.ref(`${alias}.${id}`)} desc`
    : sql`${sql.ref(`${alias}.${sortColumn}`)}, ${sql.ref(`${alias}.${id}`)}`

/** The index of the sample has no more than is compared. */
const columnsOf = (index: SearchIndex, isSample: boolean) =>
  sql.join(
    [
      ...new Set([
        ...(isSample ? [index.id] : [...keyColumns(index), ...index.otherColumns]),
        ...(index.partition === undefined ? [] : [index.partition]),
        ...Object.values(index.fields).flatMap(({ columns }) => columns),
      ]),
    ].map((column) => sql.ref(column)),
  )

const unnested = ({ param }: Scope) => sql`
  unnest(${param('facets', 'smallint[]')}, ${param('partitions', 'smallint[]')}, ${param('earlier', 'bigint[]')})
    as branch (facet, partition, earlier)`

/** The rows that are selected for each branch, called `found`. */
export const ofEachBranch = (scope: Scope, rows: RawBuilder<unknown>) => sql`
  ${scope.branches ?? unnested(scope)} cross join lateral (${rows}) found`

const isInBranch = ({ partition }: SearchIndex) =>
  partition === undefined
    ? sql`facet = branch.facet`
    : sql`facet = branch.facet and ${sql.ref(partition)} = branch.partition`

type BranchOptions = {
  /** A further condition on the key, where part of a branch is enough. */
  within?: RawBuilder<unknown>
  /** Of the sample alone, whose ids end with these. */
  digits?: Digits
  /** A row that several branches hold comes from the first of them alone, or else from each. */
  once?: boolean
}

/**
 * The first rows of each branch that match, called `found`. The key has them in order, and `forceOrderedScan` keeps the
 * planner from reading a whole branch to sort it, as it would where it guessed how few the filters leave.
 */
export const branchRows = (
  scope: Scope,
  limit: RawBuilder<unknown>,
  { within = sql``, once = true, digits }: BranchOptions = {},
) => {
  const { index } = scope
  const isSampled = digits === undefined ? sql`` : sql`and ${endsWith(index.id, digits)}`
  return ofEachBranch(
    scope,
    sql`
      select facts.*
      from (
        select ${columnsOf(index, digits !== undefined)} from ${sql.table(index.table)}
        where ${isInBranch(index)} ${isSampled} ${within}
        order by ${keyOrder(index, index.table)} ${forceOrderedScan}
      ) facts
      where ${matches(scope, 'branch')} and ${once ? isFirst(scope) : sql`true`}
      limit ${limit}::integer`,
  )
}

/** The ids of a sample that match, called `found`, in no order, so that rows are compared where they are read. */
export const sampleRows = (scope: Scope, digits: Digits, limit: RawBuilder<unknown>) => {
  const { index } = scope
  return ofEachBranch(
    scope,
    sql`
      select ${sql.ref(index.id)} from ${sql.table(index.table)} facts
      where ${isInBranch(index)} and ${endsWith(index.id, digits)} and ${matchesByIndex(scope, 'branch')} and ${isFirst(scope)}
      limit ${limit}::integer`,
  )
}

/** The rows of the partitions that are searched, whatever facets they have. */
export const isInPartitions = ({ index, param }: Scope) => sql`
  facet = ${sql.lit(everything)} ${
    index.partition === undefined
      ? sql``
      : sql`and ${sql.ref(index.partition)} = any(${param('filterPartitions', 'smallint[]')}::smallint[])`
  }`

/** Those of all sets of skills that have what is asked for: an index begins with the set, so that nobody else is read. */
export const rowsOfSkillSets = (scope: Scope, condition: RawBuilder<unknown> = sql`true`) => {
  const skills = scope.param(allSkills, 'integer')
  return sql`
    select * from ${sql.table(scope.index.table)} facts
    where ${condition} and ${isInPartitions(scope)} and ${matchesByIndex(scope, 'skills')}
      and facts.skills = any(array(select skills from skill_sets where skills & ${skills} = ${skills}))`
}

/**
 * `sampled`: whether there are more than are counted, and, where the newest come first, the `oldest` id to which a page of
 * them can reach. A stage whose limit is 0 is not read.
 */
const sampled = (scope: Scope, end: RawBuilder<unknown>, [first, ...further]: Stages) => {
  const threshold = sql.lit(first.threshold)
  const id = sql.ref(`found.${scope.index.id}`)
  const firstRows =
    scope.index.sortColumn === undefined
      ? branchRows(scope, threshold, { digits: first.digits })
      : sampleRows(scope, first.digits, threshold)
  const stage = (at: number) => sql.ref(`sample_${at}`)
  const furtherStages = further.map(({ digits, threshold: needed, from }, at) => {
    const before = [first, ...further][at]?.threshold ?? 0
    const missing = sql`(
      select case when hits between ${sql.lit(from)} and ${sql.lit(before - 1)} then ${sql.lit(needed)} - hits else 0 end
      from ${stage(at)})`
    return sql`${stage(at + 1)} as materialized (
      select (select hits from ${stage(at)}) + count(*)::integer as hits
      from (select from ${sampleRows(scope, digits, missing)} limit ${missing}) matches
    )`
  })
  const firstStage = sql`
    ${stage(0)} as materialized (
      select count(*)::integer as hits, (array_agg(id order by id desc))[${end}] as oldest
      from (select ${id} as id from ${firstRows} limit ${threshold}) matches
    )`
  const isMany = [first, ...further].map(
    ({ threshold: needed }, at) => sql`(select hits from ${stage(at)}) >= ${sql.lit(needed)}`,
  )
  return sql`
    ${sql.join([firstStage, ...furtherStages])}, sampled as materialized (
      select ${sql.join(isMany, sql` or `)} as many, oldest from ${stage(0)}
    )`
}

/**
 * `listed`, which reaches at least to the parameter `end`, and `counted`, whose total is exact until it reaches the parameter
 * `counted`. Where the samples show that there are many, only a page is read; otherwise all rows up to there are, once for both.
 */
export const listedAndCounted = (scope: Scope, columns: RawBuilder<unknown>, options: BranchOptions = {}) => {
  const end = scope.param('end', 'integer')
  const few = sql`greatest(${end}, ${scope.param('counted', 'integer')})`
  return sql`
    ${sampledBranches(scope, stages)}, listed as materialized (
      select ${columns} from ${branchRows(shared(scope), sql`(select case when many then ${end} else ${few} end from sampled)`, options)}
    ), ${counted}`
}

/** The same of those with all of several skills. Where there are not many, they are found by their sets of skills. */
export const listedAndCountedBySkillSets = (
  scope: Scope,
  columns: RawBuilder<unknown>,
  options: BranchOptions = {},
) => {
  const end = scope.param('end', 'integer')
  const many = sql`(select many from sampled)`
  return sql`
    ${sampledBranches(scope, [stages[0]])}, listed as materialized (
      select ${columns} from ${branchRows(shared(scope), sql`(case when ${many} then ${end} else 0 end)`, options)}
      union all select ${columns} from (${rowsOfSkillSets(scope, sql`not ${many}`)}) found
    ), ${counted}`
}

/** Unnested once: a tenth of the time of a short search went into unnesting them again for each stage. */
const shared = (scope: Scope): Scope => ({ ...scope, branches: sql`branch` })
const sampledBranches = (scope: Scope, ofStages: Stages) => sql`
  branch as materialized (select * from ${unnested(scope)}),
  ${sampled(shared(scope), scope.param('end', 'integer'), ofStages)}`

const counted = sql`
  counted as (
    select case when many then ${sql.lit(enough)}
      else least(${sql.lit(enough)}, (select count(*)::integer from listed)) end as total, many, oldest
    from sampled
  )`

/** A branch without matches is not read to its end where the sample has a page's worth of newer ones. */
export const isNotTooOld = ({ index }: Scope) =>
  isNotBefore(index, () => sql`(select oldest from sampled where many)`)
/** The same by what an earlier sample had. */
export const isNotOlder = ({ index, param }: Scope) => isNotBefore(index, () => param('oldest', 'uuid'))

/** Only where the newest come first; a parameter that is not written must not be asked for. */
const isNotBefore = ({ id, sortColumn }: SearchIndex, oldest: () => RawBuilder<unknown>) =>
  sortColumn === undefined
    ? sql`and ${sql.ref(id)} >= coalesce(${oldest()}, '00000000-0000-0000-0000-000000000000')`
    : sql``
