import { sql } from 'kysely'
import type { Reads } from '../database/reads.ts'
import type { SearchIndex } from './search-index.ts'
import { cacheStatistics } from './statistics.ts'
import { branchRows, isInPartitions, keyOrder, matches, type Scope } from './statements.ts'

/** Among so many of the first rows a common word is looked for first. */
export const mostLooked = 3000
/** Among so many next, before all rows with the word are read. */
export const mostWalked = 20_000
/** So many hits are read and sorted in a short time. */
export const fewHits = 5000

/** About how many rows have these words, and which share of all that is; undefined where it is not known. */
export type HitCount = (words: string) => { hits: number; share: number } | undefined

export const hasWords = ({ param }: Scope) => sql`words @@ to_tsquery('simple', ${param('words', 'text')})`
/** For what is called `found`. */
export const joinWords = (scope: Scope) => sql`
  join ${sql.table(scope.index.wordsTable)} using (${sql.ref(scope.index.id)}) where ${hasWords(scope)}`

/** The first that match, in the order of the index, whatever their words. */
export const firstRows = (scope: Scope) => sql`
  select found.* from ${branchRows(scope, scope.param('looked', 'integer'))}
  order by ${keyOrder(scope.index, 'found')} limit ${scope.param('looked', 'integer')}`

export const firstWithWords = (scope: Scope) => sql`
  select found.* from newest found ${joinWords(scope)}`

/** Two steps that the planner cannot merge: it would read all rows in the hope of finding the word soon. */
export const anyWithWords = (scope: Scope) => {
  const { index } = scope
  return sql`
    select facts.*
    from (
        select ${sql.ref(index.id)} as id from ${sql.table(index.wordsTable)}
        where ${hasWords(scope)} offset 0
      ) hit
      cross join lateral (
        select * from ${sql.table(index.table)} where ${isInPartitions(scope)} and ${sql.ref(index.id)} = hit.id offset 0
      ) facts
    where ${matches(scope)}
    order by ${keyOrder(index, 'facts')}`
}

export const createHitCount = (read: Reads, { wordsTable }: SearchIndex): (() => Promise<HitCount>) =>
  cacheStatistics<HitCount>(
    () => undefined,
    () => readHitCount(read, wordsTable),
  )

async function readHitCount(read: Reads, table: string): Promise<HitCount> {
  const rows = await read(sql<{ word: string; share: number; rows: number }>`
    select word, share, greatest(reltuples, 0) as rows
    from pg_stats join pg_class on pg_class.oid = ${table}::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
    where schemaname = current_schema() and tablename = ${table} and attname = 'words' and word is not null`)
  const [first] = rows
  if (first === undefined) return () => undefined
  const shares = new Map(rows.map((row) => [row.word, row.share]))
  // A word that is not among the common ones is rare.
  return (query) => {
    const share = Math.min(
      ...query.split(' & ').map((part) => {
        const word = part.replaceAll(/'|:\*/g, '')
        if (!part.endsWith(':*')) return shares.get(word) ?? 0
        return [...shares].reduce((sum, [known, of]) => (known.startsWith(word) ? sum + of : sum), 0)
      }),
    )
    return { hits: share * first.rows, share: Math.min(1, share) }
  }
}
