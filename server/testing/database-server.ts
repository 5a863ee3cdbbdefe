import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../platform/database/embedded/launcher.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrateQueue } from '../platform/queue/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Leads to the server; `databaseTemplate` names the migrated database that each file clones. */
    databaseServer: string
    databaseTemplate: string
  }
}

/** Once per run: a PostgreSQL, by its address where one is given, and a migrated template on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const { url, stop } = given === undefined ? await startOwn() : { url: given, stop: async () => {} }
  const template = `abronet_template_${process.pid}`
  await runOn(url, `create database ${template}`)
  await migrate(withDatabase(url, template))
  await migrateQueue(withDatabase(url, template))
  project.provide('databaseServer', url)
  project.provide('databaseTemplate', template)
  return async () => {
    await runOn(url, `drop database ${template} with (force)`)
    await stop()
  }
}

async function startOwn() {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-database-'))
  const server = await startEmbeddedDatabase({ folder, say: () => {} })
  await letCreateDatabases(server)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Every test file has a database of its own. */
export async function letCreateDatabases(server: EmbeddedDatabase): Promise<void> {
  await runOn(server.adminUrl, 'alter role abronet createdb')
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The address of another database on the same server; one that leads through a socket is no URL to the parser. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
