import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { databaseTypes, databaseTypesFile } from '../server/testing/database-types.ts'

// Writes the types of the tables anew, from a fresh database with every migration applied.
const folder = await mkdtemp(join(tmpdir(), 'abronet-types-'))
const server = await startEmbeddedDatabase({ folder, say: () => {} })
try {
  await migrate(server.url)
  await writeFile(databaseTypesFile, await databaseTypes(server.url))
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
