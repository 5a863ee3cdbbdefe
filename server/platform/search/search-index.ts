import type { Field } from './fields.ts'

type Fields = { readonly [name: string]: Field }

/** What a domain declares of the table by which its rows are found. */
export type SearchIndex = {
  table: 'job_facets' | 'seeker_facets'
  id: string
  /** The stems of the texts, by the same id. */
  wordsTable: 'job_words' | 'seeker_words'
  /** Part of the key after the facet: a search reads each of its values as a branch. */
  partition?: string
  /** The order of the key within a branch, before the id; without it the newest ids come first. */
  sortColumn?: string
  /** What is cheapest to compare comes first. */
  fields: Fields
  /** The fields that have facets. The most selective comes first, which decides until PostgreSQL has statistics. */
  drivers: readonly string[]
  /** Columns for sorting and ranking beside those of the fields. */
  otherColumns: readonly string[]
}

export const declareIndex = <Declared extends Fields>(
  index: SearchIndex & { fields: Declared; drivers: readonly (keyof Declared & string)[] },
): SearchIndex & { fields: Declared } => index

type ValueOf<Of> = Of extends Field<infer Value> ? Value : never

/** What is searched for, as numbers of the index. A filter that is not set is undefined. */
export type Search<Declared extends Fields = Fields> = {
  filters: {
    readonly [Name in keyof Declared]?:
      | { value: ValueOf<Declared[Name]>; facets?: readonly number[] }
      | undefined
  }
  /** The values of the partition, where the index has one. */
  partitions?: readonly number[]
}

/** Which filters are set and which one is read from: each shape is a statement of its own, whatever the values are. */
export type Shape = {
  key: string
  filters: readonly string[]
  driver: string
  /** Several branches may hold the same row. */
  overlapping: boolean
}
