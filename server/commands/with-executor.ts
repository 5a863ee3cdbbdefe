import type { Config } from '../config.ts'
import { openDatabase, type Executor } from '../platform/database/connection.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded/launcher.ts'
import { migrate } from '../platform/database/migrate.ts'
import { waitForDatabase } from '../platform/database/wait.ts'

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a command's work on the migrated database, also beside a running server; starts the embedded one where needed. */
export async function withExecutor<Result>(
  config: Config,
  work: (executor: Executor) => Promise<Result>,
): Promise<Result> {
  const embedded =
    config.databaseUrl === null ? await startEmbeddedDatabase({ folder: config.dataFolder, say }) : null
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await waitForDatabase(url)
    await migrate(url)
    // A file is written beside the transaction that keeps it.
    const database = openDatabase(url, { connections: 2 })
    try {
      return await work(database.executor)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
