import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applicationName } from './connection.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Any number that no one else uses on this database: it makes nodes that start together wait for each other. */
const lock = 7_266_381_105

type Migration = { name: string; text: string; checksum: string }

export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Brings the database up to the newest migration and answers with the names of those it applied. */
export async function migrate(url: string, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  // A connection of its own: a migration may take longer than any statement of a request.
  const client = new pg.Client({ connectionString: url, application_name: applicationName })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    checkHistory(wanted, applied)
    const missing = wanted.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}

function checkHistory(wanted: Migration[], applied: Map<string, string>) {
  for (const { name, checksum } of wanted) {
    const known = applied.get(name)
    if (known !== undefined && known !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it had been applied; write a new migration instead.`,
      )
    }
  }
  const names = new Set(wanted.map((migration) => migration.name))
  const unknown = [...applied.keys()].filter((name) => !names.has(name))
  if (unknown.length > 0) {
    throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`)
  }
}

async function apply(client: pg.Client, migration: Migration) {
  await client.query('begin')
  try {
    await client.query(migration.text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
