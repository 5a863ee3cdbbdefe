import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../server/platform/database/connection.ts'
import type { Reads } from '../../server/platform/database/reads.ts'
import type { Bound } from '../../server/platform/database/statement.ts'

/** Statements of the product over the plain driver: each is prepared once per connection, and shares none with others. */
export const readsOver =
  (pool: pg.Pool, { executor }: Database): Reads =>
  async <Row>(query: RawBuilder<Row> | Bound<Row>) => {
    if (!('text' in query)) return (await query.execute(executor)).rows
    const { name, text, values } = query
    return (await pool.query<Row & pg.QueryResultRow>({ name, text, values })).rows
  }
