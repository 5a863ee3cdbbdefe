import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../platform/database/connection.ts'
import type { Reads } from '../platform/database/reads.ts'

type Plan = { 'QUERY PLAN': string }

/** Asks as ever, and keeps what PostgreSQL would do for each statement: of a prepared one the plan for any values. */
export function explaining({ executor, pool, read }: Database, plans: string[]): Reads {
  const prepared = async (text: string, values: readonly unknown[]) => {
    const client = await pool.connect()
    try {
      await client.query(`prepare explained as ${text}`)
      const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
      return await client.query<Plan>(`explain execute explained${given}`)
    } finally {
      await client.query('deallocate explained')
      client.release()
    }
  }
  return async (query) => {
    const { rows } =
      'text' in query
        ? await prepared(query.text, query.values)
        : await sql<Plan>`explain ${query}`.execute(executor)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return read(query)
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`)
  if (typeof value === 'string' || typeof value === 'number') return pg.escapeLiteral(String(value))
  throw new Error('No statement of a search carries anything else')
}
