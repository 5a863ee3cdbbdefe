import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createLookups } from './lookups.ts'
import { preparing } from './prepared.ts'
import { readsOf, type Reads } from './reads.ts'
import { valueTypes } from './text-lists.ts'
import type { DB } from './types.ts'

/** What a store works on: the pool, or the transaction its caller has opened. */
export type Executor = Kysely<DB>

export type Database = {
  executor: Executor
  pool: pg.Pool
  read: Reads
  ping(): Promise<void>
  close(): Promise<void>
}

/** Every connection of ours, in pg_stat_activity. */
export const applicationName = 'abronet'

type Options = {
  connections?: number
  timeLimitFactor?: number
}

export function openDatabase(url: string, options: Options = {}): Database {
  const { timeLimitFactor = 1 } = options
  const config = {
    connectionString: url,
    types: valueTypes,
    application_name: applicationName,
    connectionTimeoutMillis: 3_000 * timeLimitFactor,
    statement_timeout: 10_000 * timeLimitFactor,
    keepAlive: true,
  }
  const pool = new pg.Pool({
    ...config,
    max: options.connections ?? 10,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 15_000 * timeLimitFactor,
    // To compile a statement takes longer than to execute any of ours.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: (client) => client.query('set jit = off'),
  })
  // An idle connection that PostgreSQL ends (restart, failover) is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {})
  // The same for one that is in use: its next statement fails, for the one who waits for it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const executor = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  // A connection that has died without a word would hold up all look-ups: it is given up with the first that waits too long.
  const lookups = createLookups({ ...config, query_timeout: 10_000 * timeLimitFactor })
  return {
    executor,
    pool,
    read: readsOf(executor, pool, lookups),
    ping: async () => {
      await sql`select 1`.execute(executor)
    },
    close: async () => {
      await Promise.all([executor.destroy(), lookups.close()])
    },
  }
}
