import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'

const { url } = await cloneDatabase()
// What is kept counts for the process, and other files of tests may have filled it.
vi.resetModules()
const { openDatabase } = await import('./connection.ts')
const database = openDatabase(url, { connections: 1 })
const { executor, pool } = database

/** Of the one connection. */
const prepared = async () =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows

test('what is asked with values is planned once per connection, and other acts are not kept', async () => {
  for (let time = 0; time < 3; time += 1)
    await executor.selectFrom('accounts').select('id').where('username', '=', `a${time}`).execute()
  await executor.transaction().execute((transaction) => sql`select 1`.execute(transaction))
  await expect(prepared()).resolves.toEqual([
    { statement: 'select "id" from "accounts" where "username" = $1' },
  ])
})

test('a migration that changes what a statement answers is not noticed by anyone', async () => {
  await sql`create table notes (id int, text text)`.execute(executor)
  const ask = async () => (await sql`select * from notes where id = ${1}`.execute(executor)).rows
  await sql`insert into notes values (${1}, ${'x'})`.execute(executor)
  await expect(ask()).resolves.toEqual([{ id: 1, text: 'x' }])
  await sql`alter table notes add column more int`.execute(executor)
  await expect(ask()).resolves.toEqual([{ id: 1, text: 'x', more: null }])
  await expect(ask()).resolves.toEqual([{ id: 1, text: 'x', more: null }])
  await sql`drop table notes`.execute(executor)
  await database.close()
})
