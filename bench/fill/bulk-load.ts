import { sql } from 'kysely'
import type { Database, Executor } from '../../server/platform/database/connection.ts'

/**
 * On one connection, without the limit of time that statements of the product have, and without looking up for every
 * copied row whether what it points to is there: it is a copy of one that was looked at.
 */
export const bulkLoad = (
  { executor }: Database,
  work: (connection: Executor) => Promise<void>,
): Promise<void> =>
  executor.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`set maintenance_work_mem = '1GB'`.execute(connection)
    try {
      await work(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset session_replication_role`.execute(connection)
      await sql`reset maintenance_work_mem`.execute(connection)
    }
  })

/** An index that is built once is built far sooner than one that takes in millions of rows one by one. */
export async function withoutIndexes(
  connection: Executor,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  // Keys that other tables point to stay.
  const { rows } = await sql<{ drop: string; make: string }>`
    select case when key.oid is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, key.conname) end as drop,
      case when key.oid is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, key.conname, pg_get_constraintdef(key.oid))
        end as make
    from pg_index left join pg_constraint key on key.conindid = indexrelid and key.contype in ('p', 'u')
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint pointing where pointing.conindid = indexrelid and pointing.contype = 'f')`.execute(
    connection,
  )
  for (const { drop } of rows) await sql.raw(drop).execute(connection)
  await work()
  for (const { make } of rows) await sql.raw(make).execute(connection)
}
