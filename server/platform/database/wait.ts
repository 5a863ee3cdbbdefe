import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SettingsError } from '../../config.ts'
import { applicationName } from './connection.ts'
import { isDatabaseUnavailable } from './failure.ts'

/** Oldest PostgreSQL that we are tested on. */
const oldestVersion = 15

/** Waits for a server that is still starting; one that refuses us is a wrong setting, and is reported without waiting. */
export async function waitForDatabase(url: string, timeLimitFactor = 1): Promise<void> {
  const milliseconds = 15_000 * timeLimitFactor
  const end = Date.now() + milliseconds
  for (;;) {
    try {
      return await tryOnce(url)
    } catch (error) {
      if (error instanceof SettingsError) throw error
      if (!isDatabaseUnavailable(error)) {
        throw new SettingsError(
          `DATABASE_URL is refused by PostgreSQL: ${error instanceof Error ? error.message : String(error)}.`,
        )
      }
      if (Date.now() > end) {
        throw new SettingsError(
          `PostgreSQL did not answer within ${milliseconds / 1000} s at the address in DATABASE_URL.`,
        )
      }
      await pause(250)
    }
  }
}

async function tryOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 3_000,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < oldestVersion) {
      throw new SettingsError(
        `PostgreSQL ${oldestVersion} or later is needed, but DATABASE_URL leads to ${version}.`,
      )
    }
  } finally {
    await client.end().catch(() => {})
  }
}
