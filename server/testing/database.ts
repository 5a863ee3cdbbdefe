import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '../platform/database/connection.ts'
import type { DB } from '../platform/database/types.ts'
import { withDatabase } from './database-server.ts'
import { eventually } from './eventually.ts'

let count = 0

/** A database of this test file's own, cloned from the template and dropped at its end. */
export async function cloneDatabase(
  options: { empty?: boolean } = {},
): Promise<{ url: string; database: Database }> {
  const server = inject('databaseServer')
  const name = `abronet_test_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(
    `create database ${name} template ${options.empty === true ? 'template0' : inject('databaseTemplate')}`,
  )
  const url = withDatabase(server, name)
  // A machine that pauses for some seconds is no database that is away.
  const database = openDatabase(url, { timeLimitFactor: 20 })
  afterAll(async () => {
    await database.close().catch(() => {})
    // PostgreSQL 15 lets only a superuser end an autovacuum worker in it, which ends soon by itself.
    await eventually(() => admin.query(`drop database if exists ${name} with (force)`))
    await admin.end()
  })
  return { url, database }
}

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The same database, which tells of every statement. */
export function watching(database: Database, tell: (statement: Statement) => void): Database {
  const executor = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => tell(query),
  })
  return {
    ...database,
    executor,
    read: async (query) => {
      if (!('text' in query)) return (await query.execute(executor)).rows
      tell({ sql: query.text, parameters: query.values })
      return database.read(query)
    },
  }
}
