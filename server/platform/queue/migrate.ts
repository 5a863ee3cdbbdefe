import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applicationName } from '../database/connection.ts'

/** Any number that no one else uses on this database. */
const lock = 7_266_381_106

const silent = new Logger(() => () => {})

/** Brings the queue's own tables up; nodes that start together wait for each other. */
export async function migrateQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: silent, noHandleSignals: true })
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}
