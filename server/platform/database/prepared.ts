import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { nameOf as nameOfText } from './statement.ts'

// Statements that are built in ever new forms would fill the server's memory: beyond this many none is kept.
const mostKept = 1_000
const kept = new Map<string, string>()

/** The name under which a statement is planned once per connection; undefined where it is not worth keeping. */
function nameOf(text: string): string | undefined {
  const known = kept.get(text)
  if (known !== undefined) return known
  if (kept.size >= mostKept || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined
  const name = nameOfText(text)
  kept.set(text, name)
  return name
}

/** A migration changed what a kept statement answers. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** The pool as Kysely sees it: what is asked again and again is parsed and planned once per connection. */
export function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => clientOf(await pool.connect()),
    end: () => pool.end(),
  }
}

function clientOf(client: pg.PoolClient): PostgresPoolClient {
  let outdated = false
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Nothing of ours is read by a cursor')
    return ask(text, [...values])
  }
  async function ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = values.length === 0 ? undefined : nameOf(text)
    try {
      return await client.query({ text, values, ...(name === undefined ? {} : { name }) })
    } catch (error) {
      if (!isOutdated(error)) throw error
      // Within a transaction this fails too; the connection is given up, so the next try finds another.
      outdated = true
      return client.query({ text, values })
    }
  }
  return { query, release: () => client.release(outdated) }
}
