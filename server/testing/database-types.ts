import { join } from 'node:path'
import { sql } from 'kysely'
import { generate, PostgresDialect, type DatabaseMetadata } from 'kysely-codegen'
import { openDatabase, type Executor } from '../platform/database/connection.ts'

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
      postprocess: ({ metadata }) => narrowColumns(database.executor, metadata),
    })
  } finally {
    await database.close()
  }
}

/** A column whose check lists the values it may have is typed by these values. */
async function narrowColumns(executor: Executor, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select conrelid::regclass::text as table, attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`.execute(
    executor,
  )
  for (const { table, column, definition } of rows) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? []
    const narrowed = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column)
    const values = [...(list ?? '').matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)
    // A list of numbers has none.
    if (values.length > 0 && narrowed !== undefined) narrowed.enumValues = values
  }
  return metadata
}
