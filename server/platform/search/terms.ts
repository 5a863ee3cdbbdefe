import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import type { Reads } from '../database/reads.ts'
import { everything } from './codes.ts'
import type { Search, SearchIndex } from './search-index.ts'
import { cacheStatistics } from './statistics.ts'

// The index of words has the stems of the texts, and the facets beside them, so that it finds by itself what has both.

/** A list of more facets takes that index longer than it saves to compare the rows that it leaves. */
const mostAlternatives = 3

/** As a word of its own; who types such a word finds what is under the facet. */
const termOf = (facet: number) => `f${facet}`
const isTerm = (lexeme: string) => /^f\d+$/.test(lexeme)

/** Of each of these short lists whatever matches has one facet. */
export type NeededFacets = readonly (readonly number[])[]

export const neededFacets = (index: SearchIndex, { filters }: Search): NeededFacets =>
  index.drivers
    .flatMap((name) => {
      const facets = filters[name]?.facets ?? []
      return index.fields[name]?.eachFacetHasAll === true ? facets.map((facet) => [facet]) : [facets]
    })
    .filter(({ length }) => length > 0 && length <= mostAlternatives)

/** All of it for to_tsquery. */
export const termsQuery = (words: string, needed: NeededFacets): string =>
  [words, ...needed.map((facets) => `(${facets.map((facet) => `'${termOf(facet)}'`).join(' | ')})`)].join(
    ' & ',
  )

/** Writes the terms of rows, given by the column of their id. */
export async function addTerms(
  transaction: Executor,
  { wordsTable, id }: Pick<SearchIndex, 'wordsTable' | 'id'>,
  rows: readonly { id: string; stems: readonly string[]; facets: readonly number[] }[],
): Promise<void> {
  const entries = rows.map(({ id: rowId, stems, facets }) => ({
    id: rowId,
    terms: [...stems, ...facets.filter((facet) => facet !== everything).map(termOf)].join(' '),
  }))
  await sql`
    insert into ${sql.table(wordsTable)} (${sql.ref(id)}, words)
    select id, to_tsvector('simple', terms)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, terms text)`.execute(
    transaction,
  )
}

/** About how many rows there are. */
export type Expected = {
  /** The share of all rows that has the words. */
  share: number
  withWords: number
  /** Those of them that have a facet of each list too. */
  withTerms: number
}
/** What PostgreSQL's statistics say of words and facets; undefined where there are none. */
export type Expect = (words: string, needed: NeededFacets) => Expected | undefined

export const createExpect = (read: Reads, { wordsTable }: SearchIndex): (() => Promise<Expect>) =>
  cacheStatistics<Expect>(
    () => undefined,
    () => readExpect(read, wordsTable),
  )

async function readExpect(read: Reads, table: string): Promise<Expect> {
  const found = await read(sql<{ term: string; share: number; rows: number }>`
    select term, share, greatest(reltuples, 0) as rows
    from pg_stats join pg_class on pg_class.oid = ${table}::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (term, share)
    where schemaname = current_schema() and tablename = ${table} and attname = 'words' and term is not null`)
  const [first] = found
  if (first === undefined) return () => undefined
  const shares = new Map(found.map(({ term, share }) => [term, share]))
  const stems = [...shares].filter(([term]) => !isTerm(term))
  // A word that is not among the common ones is rare.
  const shareOf = (part: string) => {
    const stem = part.replaceAll(/'|:\*/g, '')
    return part.endsWith(':*')
      ? sum(stems.filter(([known]) => known.startsWith(stem)).map(([, share]) => share))
      : (shares.get(stem) ?? 0)
  }
  return (words, needed) => {
    const share = Math.min(1, ...words.split(' & ').map(shareOf))
    const ofEach = needed.map((facets) =>
      Math.min(1, sum(facets.map((facet) => shares.get(termOf(facet)) ?? 0))),
    )
    const withWords = share * first.rows
    return { share, withWords, withTerms: ofEach.reduce((rows, of) => rows * of, withWords) }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
