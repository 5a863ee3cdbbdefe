import type { RawBuilder } from 'kysely'
import type { Executor } from './connection.ts'

/** How a store of searches asks: a statement, and its rows. */
export type Reads = <Row>(query: RawBuilder<Row>) => Promise<Row[]>

export const readsOf =
  (executor: Executor): Reads =>
  async (query) =>
    (await query.execute(executor)).rows
