import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { startServer } from '../server/testing/process.ts'

/** A server with people in its database, and one of them signed in. */
export type World = {
  /** Of the server. */
  url: string
  databaseUrl: string
  database: Database
  /** The header of the person who is signed in. */
  cookie: string
  close(): Promise<void>
}

export async function makeWorld(rows: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-bench-'))
  const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
  const server = await startServer({
    DATABASE_URL: embedded.url,
    SECRET_KEY: 'the key of a measurement, which is long enough',
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  })
  const database = openDatabase(embedded.url)
  const person = await makePerson(database, 'seeker')
  const cookie = `session=${await sessionOf(database, person)}`
  await fill(database, rows)
  return {
    url: server.url,
    databaseUrl: embedded.url,
    database,
    cookie,
    close: async () => {
      await database.close()
      await server.stop()
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Other people, each with an account and a session. */
async function fill(database: Database, rows: number): Promise<void> {
  await sql`insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name, place_id)
    select gen_random_uuid(), 'CAREER', 'other.' || number, 'other.' || number || '@example.com', '+251911234567',
      '$argon2id$nobody', 'am', 'Hanna', 'Kebede', 'adama' from generate_series(1, ${rows}::int) as number`.execute(
    database.executor,
  )
  await sql`insert into sessions (id_hash, account_id, device, idle_after, expires_at)
    select sha256(id::text::bytea), id, 'Chrome, Android', interval '30 days', now() + interval '180 days'
    from accounts where username like 'other.%'`.execute(database.executor)
  await sql`analyze accounts, sessions`.execute(database.executor)
}
