import { sql } from 'kysely'
import { branchRows, isInPartitions, keyOrder, matches, type Scope } from './statements.ts'

/** Among so many of the first rows a common word is looked for first. */
export const mostLooked = 3000
/** Among so many next, before all rows with the word are read. */
export const mostWalked = 20_000
/** So many hits are read and sorted in a short time. */
export const fewHits = 5000

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

/** Words and facets by one index. Two steps that the planner cannot merge: it would read all rows in the hope of finding the word soon. */
export const anyWithTerms = (scope: Scope) => {
  const { index } = scope
  return sql`
    select facts.*
    from (
        select ${sql.ref(index.id)} as id from ${sql.table(index.wordsTable)}
        where words @@ to_tsquery('simple', ${scope.param('terms', 'text')}) offset 0
      ) hit
      cross join lateral (
        select * from ${sql.table(index.table)} where ${isInPartitions(scope)} and ${sql.ref(index.id)} = hit.id offset 0
      ) facts
    where ${matches(scope)}
    order by ${keyOrder(index, 'facts')}`
}
