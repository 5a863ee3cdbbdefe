import { sql, type RawBuilder } from 'kysely'
import type { Param } from '../database/statement.ts'

/** How a search compares columns of an index, whose rows are called `facts`. */
export type Field<Value = unknown> = {
  columns: readonly string[]
  /** The parameters that carry a value. */
  params(name: string, value: Value): { readonly [param: string]: unknown }
  matches(param: Param, name: string): RawBuilder<unknown>
  /** An index with the column in its key compares it by itself, before it returns a row. */
  comparedByIndex?: boolean
  /** Facets cover more than the value, so that rows under them still have to be compared. */
  wideFacets?: boolean
  /** Whatever matches is under each of the facets, so that the smallest of them is enough. */
  eachFacetHasAll?: boolean
  /** For a column with several values, whose rows are under several facets. */
  severalFacets?: {
    /** Which facets come before one of them, as a number that `isFirst` understands. */
    earlier(facets: readonly number[], index: number): bigint
    /** True where no earlier branch has the row. */
    isFirst(param: Param, name: string): RawBuilder<unknown>
  }
}

const oneParam = (name: string, value: unknown) => ({ [name]: value })
const factsColumn = (column: string) => sql`facts.${sql.ref(column)}`

export const equals = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} = ${param(name, 'smallint')}`,
  comparedByIndex: true,
})

export const isOneOf = (column: string): Field<readonly number[]> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} = any(${param(name, 'smallint[]')}::smallint[])`,
})

/** A bit mask that has a bit in common with the value, or none at all, which says nothing. */
export const sharesBitIfAny = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) =>
    sql`(${factsColumn(column)} = 0 or ${factsColumn(column)} & ${param(name, 'smallint')} <> 0)`,
})

/** A bit mask that has all bits of the value, or that lacks some. */
export const hasAllBits = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) =>
    sql`${factsColumn(column)} & ${param(name, 'integer')} = ${param(name, 'integer')}`,
  wideFacets: true,
  eachFacetHasAll: true,
})
export const lacksBit = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) =>
    sql`${factsColumn(column)} & ${param(name, 'integer')} <> ${param(name, 'integer')}`,
})

/**
 * A bit mask that has a bit in common with the value. A bigint travels as text. Where more rows are under the facets than have
 * the bits, `facetColumn` is the mask of those facets.
 */
export const sharesBit = <Type extends 'smallint' | 'integer' | 'bigint'>(
  column: string,
  type: Type,
  facetColumn = column,
): Field<Type extends 'bigint' ? string : number> => ({
  columns: [...new Set([column, facetColumn])],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} & ${param(name, type)} <> 0`,
  wideFacets: facetColumn !== column,
  severalFacets: {
    // Facets of a bit mask are numbered as its bits are, from a round thousand on.
    earlier: (facets, index) =>
      facets.slice(0, index).reduce((bits, facet) => bits | (1n << BigInt(facet % 1000)), 0n),
    isFirst: () => sql`${factsColumn(facetColumn)} & branch.earlier::${sql.raw(type)} = 0`,
  },
})

/** A list of facets that has one in common with the value. */
export const sharesFacet = (column: string): Field<readonly number[]> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} && ${param(name, 'smallint[]')}`,
  severalFacets: {
    earlier: (_facets, index) => BigInt(index),
    isFirst: (param, name) =>
      sql`not ${factsColumn(column)} && (${param(name, 'smallint[]')})[1 : branch.earlier::integer]`,
  },
})

/** A day after one and up to another. Its facets are years. */
export const isWithinDays = (column: string): Field<{ after: string; until: string }> => ({
  columns: [column],
  params: (name, { after, until }) => ({ [`${name}After`]: after, [`${name}Until`]: until }),
  matches: (param, name) =>
    sql`${factsColumn(column)} > ${param(`${name}After`, 'date')} and ${factsColumn(column)} <= ${param(`${name}Until`, 'date')}`,
  comparedByIndex: true,
  wideFacets: true,
})

/** A number that is known and at least, or at most, the value; 0 is not known. */
export const isAtLeast = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} >= ${param(name, 'integer')}`,
})
export const isKnownUpTo = (column: string): Field<number> => ({
  columns: [column],
  params: oneParam,
  matches: (param, name) => sql`${factsColumn(column)} between 1 and ${param(name, 'integer')}`,
})
