import { join } from 'node:path'
import { generate, PostgresDialect } from 'kysely-codegen'
import { openDatabase } from '../platform/database/connection.ts'

export const databaseTypesFile = join(import.meta.dirname, '../platform/database/types.ts')

/** The TypeScript of the tables as PostgreSQL describes them. */
export async function databaseTypes(url: string): Promise<string> {
  const database = openDatabase(url, { connections: 1 })
  try {
    return await generate({
      db: database.executor,
      dialect: new PostgresDialect(),
      camelCase: false,
      // The queue's own tables are its own affair.
      excludePattern: 'graphile_worker.*',
    })
  } finally {
    await database.close()
  }
}
