import { sql } from 'kysely'
import type { Database, Executor } from '../../server/platform/database/connection.ts'

/** On one connection, without the limit of time that statements of the product have. */
export const patiently = (
  { executor }: Database,
  work: (connection: Executor) => Promise<void>,
): Promise<void> =>
  executor.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await work(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
