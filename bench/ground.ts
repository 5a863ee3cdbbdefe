import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { startServer } from '../server/testing/process.ts'

/** A PostgreSQL of a measurement's own, on which real servers are started. */
type Ground = {
  database: Database
  databaseUrl: string
  /** Answers the address of a server with so many workers. */
  start: (workers: number) => Promise<string>
  /** What is to end with it; the last first. */
  endings: (() => Promise<void>)[]
}

/** Asked to end in the midst of it, a measurement leaves nothing running. */
const closings = new Set<() => Promise<void>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void Promise.allSettled([...closings].map((close) => close())).then(() => process.exit(1))
  })

/** Filling switches off the checks of foreign keys, which only a superuser can allow. */
async function letFill(adminUrl: string): Promise<void> {
  const admin = openDatabase(adminUrl, { connections: 1 })
  await sql`grant set on parameter session_replication_role to abronet`.execute(admin.executor)
  await admin.close()
}

/** What is built there, and how to end it all; where it could not be built, all has ended. */
export async function onGround<Built extends object>(
  build: (ground: Ground) => Promise<Built>,
): Promise<Built & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-bench-'))
  const endings: Ground['endings'] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    closings.delete(close)
    for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end()
  }
  closings.add(close)
  try {
    const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
    endings.push(() => embedded.stop())
    await letFill(embedded.adminUrl)
    const database = openDatabase(embedded.url)
    endings.push(() => database.close())
    const start = async (workers: number) => {
      const server = await startServer({
        DATABASE_URL: embedded.url,
        SECRET_KEY: 'the key of a measurement, which is long enough',
        NODE_ENV: 'production',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'silent',
        WORKERS: String(workers),
      })
      endings.push(async () => {
        await server.stop()
      })
      return server.url
    }
    return { ...(await build({ database, databaseUrl: embedded.url, start, endings })), close }
  } catch (error) {
    await close()
    throw error
  }
}
