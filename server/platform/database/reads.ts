import type { Kysely, RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Lookups } from './lookups.ts'
import { isOutdated } from './prepared.ts'
import type { Bound } from './statement.ts'
import type { DB } from './types.ts'

/** How a store of searches asks: a statement, and its rows. */
export type Reads = <Row>(query: RawBuilder<Row> | Bound<Row>) => Promise<Row[]>

/** What is written once goes straight to a connection; all else by the usual way. */
export const readsOf =
  (executor: Kysely<DB>, pool: pg.Pool, lookups: Lookups): Reads =>
  async <Row>(query: RawBuilder<Row> | Bound<Row>) => {
    if (!('text' in query)) return (await query.execute(executor)).rows
    return query.isLookup ? lookUp<Row>(pool, lookups, query) : ask<Row>(pool, query)
  }

async function ask<Row>(pool: pg.Pool, { name, text, values }: Bound<Row>): Promise<Row[]> {
  try {
    return (await pool.query<Row & pg.QueryResultRow>({ name, text, values })).rows
  } catch (error) {
    if (!isOutdated(error)) throw error
    return (await pool.query<Row & pg.QueryResultRow>({ text, values })).rows
  }
}

async function lookUp<Row>(pool: pg.Pool, lookups: Lookups, statement: Bound<Row>): Promise<Row[]> {
  try {
    return await lookups.query(statement)
  } catch (error) {
    if (!isOutdated(error)) throw error
    lookups.renew()
    return ask(pool, statement)
  }
}
