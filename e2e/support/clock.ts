import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/launcher.ts'

/** Makes yesterday the first day of somebody's work, and lets the server do what its clock does every hour. */
export async function passFirstDay(seekerEmail: string): Promise<void> {
  const folder = join(tmpdir(), `abronet-e2e-${process.env['E2E_PORT']}`)
  // The one of the running server; it goes on when we stop.
  const database = await startEmbeddedDatabase({ folder, say: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `update placements set start_date = current_date - 1
     where seeker_id = (select id from accounts where email = $1)`,
    [seekerEmail],
  )
  await client.query(`select from graphile_worker.add_job('hiring-clock', '{}')`)
  await client.end()
  await database.stop()
}
