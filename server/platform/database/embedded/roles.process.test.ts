import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { migrateQueue } from '../../queue/migrate.ts'
import { migrate } from '../migrate.ts'
import { findNativeFolder, programIn } from './binaries.ts'
import { chooseLocation } from './cluster.ts'
import { prepareDataFolder } from './folders.ts'
import { startEmbeddedDatabase } from './launcher.ts'
import { launch, run } from './runner.ts'

const parent = await mkdtemp(join(tmpdir(), 'abronet-roles-'))
afterAll(() => rm(parent, { recursive: true, force: true }))

const say = () => undefined

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Roles that can log in, and what of the database belongs to another role than the application's. */
const rolesAndForeignObjects = async (url: string) => ({
  roles: await ask(
    url,
    `select rolname as name,
       rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as privileged
     from pg_roles where rolcanlogin order by rolname`,
  ),
  objects: await ask(
    url,
    `select relname as name from pg_class where relowner <> 'abronet'::regrole and relnamespace in (${schemas})
     union all select proname from pg_proc where proowner <> 'abronet'::regrole and pronamespace in (${schemas})
     union all select typname from pg_type where typowner <> 'abronet'::regrole and typnamespace in (${schemas})
     union all select nspname from pg_namespace
       where nspowner not in ('abronet'::regrole, 'pg_database_owner'::regrole) and oid in (${schemas})
     union all select datname from pg_database where datname = 'abronet' and datdba <> 'abronet'::regrole`,
  ),
})
const schemas = "select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'"

const plainRoles = {
  roles: [
    { name: 'abronet', privileged: false },
    { name: 'abronet_admin', privileged: true },
  ],
  objects: [],
}

test('the application is the owner of its database and no superuser, and migrations need no more', async () => {
  const folder = join(parent, 'new')
  const database = await startEmbeddedDatabase({ folder, say })
  await migrate(database.url)
  await migrateQueue(database.url)
  expect(await rolesAndForeignObjects(database.url)).toEqual(plainRoles)
  await expect(ask(database.url, "copy (select 1) to '/tmp/abronet-of-a-superuser'")).rejects.toThrow(
    'permission denied',
  )
  expect(await readFile(join(folder, 'postgres/pg_hba.conf'), 'utf8')).toBe(
    'local all abronet,abronet_admin trust\n',
  )
  await database.stop()
})

test('a database whose application was superuser is brought over at the next start', async () => {
  const folder = join(parent, 'old')
  await makeFormerDatabase(folder)
  const [database, other] = await Promise.all([
    startEmbeddedDatabase({ folder, say }),
    startEmbeddedDatabase({ folder, say }),
  ])
  expect(await rolesAndForeignObjects(database.url)).toEqual(plainRoles)
  expect(await ask(database.url, 'select place from browser_faults')).toEqual([{ place: 'kept' }])
  // What comes next works as before.
  expect(await migrate(database.url)).toEqual([])
  await migrateQueue(database.url)
  await ask(database.url, 'alter table browser_faults add column another text')
  expect(await readFile(join(folder, 'postgres/pg_hba.conf'), 'utf8')).not.toContain('host')
  await Promise.all([database.stop(), other.stop()])
})

/** As earlier versions made it: the application's role is the superuser, and everybody on the machine is trusted. */
async function makeFormerDatabase(folder: string): Promise<void> {
  const native = findNativeFolder()
  const { cluster, runner } = await chooseLocation(await prepareDataFolder(folder), native, '18', 'auto', say)
  const args = ['--username=abronet', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions']
  await run(runner, programIn(native, 'initdb'), [`--pgdata=${cluster}`, ...args], 60_000)
  const sockets = join(parent, 'sockets')
  await mkdir(sockets, { mode: 0o700 })
  const log = await open(join(parent, 'former.log'), 'a')
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${sockets}`]
  const server = launch(runner, programIn(native, 'postgres'), ['-D', cluster, ...settings], log.fd)
  await log.close()
  const url = (name: string) => `postgresql://abronet@/${name}?host=${sockets}`
  await eventually(() => ask(url('postgres'), 'create database abronet'))
  await migrate(url('abronet'))
  await migrateQueue(url('abronet'))
  await ask(
    url('abronet'),
    `insert into browser_faults (page, language, kind, error, place) values ('landing', 'en', 'script', 'Error', 'kept')`,
  )
  const ended = once(server, 'exit')
  // Waits for connections that are just being closed.
  server.kill('SIGTERM')
  await ended
}

test('a data folder that cannot be used is refused in a sentence', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  const start = (folder: string) => startEmbeddedDatabase({ folder, say })
  await expect(start(file)).rejects.toThrow(
    `The data folder ${file} cannot be used: a file of that name is in the way.`,
  )
  await expect(start(join(file, 'data'))).rejects.toThrow('a part of its path is a file')
  const foreign = join(parent, 'foreign')
  await mkdir(foreign, { mode: 0o555 })
  await expect(asOrdinaryUser(() => start(join(foreign, 'data')))).rejects.toThrow(
    'the user that runs Abronet may not write there. Change that, or set DATA_DIR to another folder.',
  )
})

/** Root may write everywhere. */
async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return act()
  process.seteuid?.(65_534)
  try {
    return await act()
  } finally {
    process.seteuid?.(0)
  }
}
