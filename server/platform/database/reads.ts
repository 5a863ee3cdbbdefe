import type { Kysely, RawBuilder } from 'kysely'
import type pg from 'pg'
import { isOutdated } from './prepared.ts'
import type { Bound } from './statement.ts'
import type { DB } from './types.ts'

/** How a store of searches asks: a statement, and its rows. */
export type Reads = <Row>(query: RawBuilder<Row> | Bound<Row>) => Promise<Row[]>

/** What is written once goes straight to a connection; all else by the usual way. */
export const readsOf =
  (executor: Kysely<DB>, pool: pg.Pool): Reads =>
  async <Row>(query: RawBuilder<Row> | Bound<Row>) =>
    'text' in query ? ask<Row>(pool, query) : (await query.execute(executor)).rows

async function ask<Row>(pool: pg.Pool, { name, text, values }: Bound<Row>): Promise<Row[]> {
  try {
    return (await pool.query<Row & pg.QueryResultRow>({ name, text, values })).rows
  } catch (error) {
    if (!isOutdated(error)) throw error
    return (await pool.query<Row & pg.QueryResultRow>({ text, values })).rows
  }
}
