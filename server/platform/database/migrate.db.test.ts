import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'
import { databaseTypes, databaseTypesFile } from '../../testing/database-types.ts'
import { migrate, readMigrations } from './migrate.ts'

const migration = (name: string, text: string, checksum = name) => ({ name, text, checksum })

test('an empty database is brought up once, however many nodes start together', async () => {
  const { url } = await cloneDatabase({ empty: true })
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  const all = (await readMigrations()).map(({ name }) => name)
  expect(applied.flat()).toEqual(all)
  expect(await migrate(url)).toEqual([])
})

test('a migration that fails leaves nothing behind and names itself', async () => {
  const { url, database } = await cloneDatabase({ empty: true })
  const broken = [
    migration('1.sql', 'create table kept ()'),
    migration('2.sql', 'create table lost (); select nonsense'),
  ]
  await expect(migrate(url, broken)).rejects.toThrow(
    /^Migration 2\.sql failed: column "nonsense" does not exist/,
  )
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(
    database.executor,
  )
  expect(rows).toEqual([{ tablename: 'schema_migrations' }, { tablename: 'kept' }])
  expect(await migrate(url, [migration('1.sql', ''), migration('2.sql', 'create table lost ()')])).toEqual([
    '2.sql',
  ])
})

test('history that was changed is refused', async () => {
  const { url } = await cloneDatabase({ empty: true })
  await migrate(url, [migration('1.sql', 'create table a ()', 'as it was')])
  await expect(migrate(url, [migration('1.sql', 'create table b ()', 'as it is')])).rejects.toThrow(
    'Migration 1.sql was changed after it had been applied; write a new migration instead.',
  )
})

test('a database newer than the program is refused', async () => {
  const { url } = await cloneDatabase({ empty: true })
  await migrate(url, [migration('1.sql', 'select 1'), migration('2.sql', 'select 1')])
  await expect(migrate(url, [migration('1.sql', 'select 1')])).rejects.toThrow(
    'The database is newer than this program: it has 2.sql.',
  )
})

test('the types of the tables are those of the database; `npm run database-types` writes them', async () => {
  const { url } = await cloneDatabase()
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await databaseTypes(url))
})
