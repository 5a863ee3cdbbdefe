import { sql } from 'kysely'
import type { Database } from '../platform/database/connection.ts'
import type { Reads } from '../platform/database/reads.ts'

type Plan = { 'QUERY PLAN': string }

/** Asks as ever, and keeps what PostgreSQL would do for each statement. */
export function explaining({ executor, pool, read }: Database, plans: string[]): Reads {
  return async (query) => {
    const { rows } =
      'text' in query
        ? await pool.query<Plan>(`explain ${query.text}`, query.values)
        : await sql<Plan>`explain ${query}`.execute(executor)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return read(query)
  }
}
