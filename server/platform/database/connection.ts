import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
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
  const pool = new pg.Pool({
    connectionString: url,
    types: valueTypes,
    application_name: applicationName,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000 * timeLimitFactor,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000 * timeLimitFactor,
    idle_in_transaction_session_timeout: 15_000 * timeLimitFactor,
    keepAlive: true,
    // To compile a statement takes longer than to execute any of ours.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: (client) => client.query('set jit = off'),
  })
  // An idle connection that PostgreSQL ends (restart, failover) is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => {})
  // The same for one that is in use: its next statement fails, which is told to whoever waits for it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const executor = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return {
    executor,
    pool,
    read: readsOf(executor, pool),
    ping: async () => {
      await sql`select 1`.execute(executor)
    },
    close: () => executor.destroy(),
  }
}
