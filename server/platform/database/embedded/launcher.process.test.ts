import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  rmdir,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { childrenOf, endProcess } from '../../../testing/process.ts'
import { findNativeFolder } from './binaries.ts'
import { shortHash } from './folders.ts'
import { isGone } from './process.ts'
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './launcher.ts'

// Making a database writes fifty megabytes, and the disk may be a slow one.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const isRoot = process.getuid?.() === 0
const cleanups: (() => Promise<unknown>)[] = []
let template = ''

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'abronet-template-'))
  await chmod(template, 0o755)
  const database = await startEmbeddedDatabase({ folder: template, say: () => undefined })
  await database.stop()
})

afterAll(async () => {
  await rm(template, { recursive: true, force: true })
})

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A private folder is out of reach of another account. */
async function makeFolder(mode = 0o755): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'abronet-test-'))
  await chmod(parent, mode)
  const folder = join(parent, 'data')
  cleanups.push(async () => {
    await rm(parent, { recursive: true, force: true })
    if (!isRoot) return
    await rm(fallbackOf(folder), { recursive: true, force: true })
    await rmdir('/var/lib/abronet').catch(() => undefined)
  })
  return folder
}

/** Saves the seconds that making a database takes, where that is not what is tested. */
async function makeFolderWithDatabase(mode = 0o755): Promise<string> {
  const folder = await makeFolder(mode)
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true })
  return folder
}

const fallbackOf = (folder: string) => join('/var/lib/abronet', shortHash(folder))

async function kill(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
  while (!(await isGone(pid))) await sleep(5)
}

async function start(
  folder: string,
  options: Partial<EmbeddedDatabaseOptions> = {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder, say: () => undefined, ...options })
  const socketFolder = new URL(database.url.replace('@/', '@socket/')).searchParams.get('host')
  // Last of all, for where a test failed: a server that is killed leaves shared memory to the next start.
  cleanups.unshift(() => kill(database.pid))
  cleanups.push(async () => {
    await database.stop()
    if (socketFolder !== null) await rm(socketFolder, { recursive: true, force: true })
  })
  return database
}

async function connect(database: EmbeddedDatabase, name = 'test'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name: name })
  client.on('error', () => undefined)
  await client.connect()
  cleanups.push(() => client.end())
  return client
}

async function query(database: EmbeddedDatabase, text: string): Promise<unknown> {
  const client = await connect(database)
  const { rows } = await client.query({ text, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

/** What only a superuser may see. */
const ask = (database: EmbeddedDatabase, text: string) => query({ ...database, url: database.adminUrl }, text)

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => '',
    (error: unknown) => String(error),
  )

describe('starting', () => {
  test('the first start makes a database, and the next one attaches to the running server', async () => {
    const folder = await makeFolder()
    const first = await start(folder)
    expect(await query(first, 'select version()')).toContain('PostgreSQL 18')
    expect(await query(first, "select current_database() || ' ' || current_user")).toBe('abronet abronet')
    expect(await query(first, 'show server_encoding')).toBe('UTF8')
    expect(await query(first, "select datlocale from pg_database where datname = 'abronet'")).toBe('C.UTF-8')
    expect(await query(first, 'show data_checksums')).toBe('on')
    expect(await query(first, 'show fsync')).toBe('on')
    expect(await query(first, 'show listen_addresses')).toBe('')
    const second = await start(folder)
    expect(second.pid).toBe(first.pid)
    expect(second.url).toBe(first.url)
  })

  test('two first starts at the same moment share one server', async () => {
    const folder = await makeFolder()
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(new URL('launcher.ts', import.meta.url).href)}
      const database = await startEmbeddedDatabase({ folder: process.argv[1], say() {} })
      console.log(database.pid)
      await new Promise((resolve) => process.stdin.once('data', resolve))
      await database.stop()
      process.exit()`
    const starters = [1, 2].map(() => {
      const args = ['--no-warnings', '--input-type=module', '-e', script, folder]
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      cleanups.push(async () => child.kill('SIGKILL'))
      return child
    })
    const lines = await Promise.all(starters.map((child) => once(child.stdout, 'data')))
    const pids = lines.map(String).map(Number)
    expect(pids[0]).toBeGreaterThan(0)
    expect(pids[1]).toBe(pids[0])
    expect((await readdir(folder)).toSorted()).toEqual(['postgres', 'postgres.log'])
    // Both are told to stop at the same moment too: one of them has to do it.
    const exits = starters.map((child) => once(child, 'exit'))
    for (const child of starters) child.stdin.write('stop')
    await Promise.all(exits)
    expect(await isGone(pids[0] ?? 0)).toBe(true)
  })

  test('a half-made folder of a killed start is ignored and removed', async () => {
    const folder = await makeFolder()
    const attempt = join(folder, 'postgres.new-99999999-0badcafe')
    await mkdir(join(attempt, 'base'), { recursive: true })
    await writeFile(join(attempt, 'PG_VERSION'), '18\n')
    const database = await start(folder)
    expect(await query(database, 'select 1')).toBe(1)
    expect(existsSync(attempt)).toBe(false)
  })

  test('missing library links are made anew', async () => {
    const native = join(await makeFolder(), 'native')
    cpSync(findNativeFolder(), native, { recursive: true, verbatimSymlinks: true })
    const libraries = join(native, 'lib')
    for (const name of await readdir(libraries)) {
      const path = join(libraries, name)
      if ((await lstat(path)).isSymbolicLink()) await unlink(path)
    }
    const database = await start(await makeFolderWithDatabase(), { nativeFolder: native })
    expect(await query(database, 'select 1')).toBe(1)
  })

  test('data of another major version are refused in a sentence', async () => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'postgres'), { recursive: true })
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    const sentence = await failure(start(folder))
    expect(sentence).toContain('was made by PostgreSQL 17 and this program runs PostgreSQL 18')
    expect(sentence).toContain('DATABASE_URL')
  })

  test('a socket folder that others can enter is refused', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    const socketFolder = String(await ask(database, 'show unix_socket_directories')).replaceAll('"', '')
    await database.stop()
    await mkdir(socketFolder)
    await chmod(socketFolder, 0o755)
    cleanups.push(() => rm(socketFolder, { recursive: true, force: true }))
    expect(await failure(start(folder))).toContain(`${socketFolder} is in the way`)
  })

  test('a folder that is no database is left alone', async () => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'postgres'), { recursive: true })
    await writeFile(join(folder, 'postgres', 'letter.txt'), 'dear')
    expect(await failure(start(folder))).toContain('does not hold a PostgreSQL database')
    expect(await readFile(join(folder, 'postgres', 'letter.txt'), 'utf8')).toBe('dear')
  })

  test('a server that cannot start says why', async () => {
    const folder = await makeFolderWithDatabase()
    await (await start(folder)).stop()
    await rm(join(folder, 'postgres', 'global', 'pg_control'))
    expect(await failure(start(folder))).toMatch(/PostgreSQL could not start: .*pg_control/)
  })
})

describe('stepping down from root', () => {
  const options = isRoot ? ({ rootStrategy: 'account' } as const) : {}

  test('an account that can reach the data folder keeps the database there', async () => {
    const folder = await makeFolder()
    const database = await start(folder, options)
    expect(await ask(database, 'show data_directory')).toBe(join(folder, 'postgres'))
    await database.stop()
    // The next start, however it would run by itself, continues with the same files under the same account.
    const again = await start(folder)
    expect(await ask(again, 'show data_directory')).toBe(join(folder, 'postgres'))
  })

  test('an account that cannot reach data folder and programs gets a place of its own', async () => {
    const folder = await makeFolder(0o700)
    const native = join(await makeFolder(0o700), 'native')
    cpSync(findNativeFolder(), native, { recursive: true, verbatimSymlinks: true })
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const database = await start(folder, { ...options, nativeFolder: native, say })
    const expected = join(isRoot ? fallbackOf(folder) : folder, 'postgres')
    expect(await ask(database, 'show data_directory')).toBe(expected)
    expect(said).toHaveLength(isRoot ? 1 : 0)
    await query(database, 'create table kept as select 7 as number')
    await kill(database.pid)
    const again = await start(folder, { nativeFolder: native })
    expect(await query(again, 'select number from kept')).toBe(7)
  })

  test('files of root change hands when the account has to take over', async () => {
    const folder = await makeFolderWithDatabase()
    const first = await start(folder)
    await query(first, 'create table kept as select 7 as number')
    await first.stop()
    const database = await start(folder, options)
    expect(await query(database, 'select number from kept')).toBe(7)
  })

  test('a database that the account cannot reach is not replaced by an empty one', async () => {
    const folder = await makeFolderWithDatabase(0o700)
    expect(await failure(start(folder, options))).toMatch(isRoot ? /cannot reach/ : /^$/)
  })
})

describe('after a kill', () => {
  test('what was acknowledged before the postmaster was killed is there', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    await query(database, 'create table kept (number int)')
    await query(database, 'insert into kept values (1), (2), (3)')
    await kill(database.pid)
    const again = await start(folder)
    expect(again.pid).not.toBe(database.pid)
    expect(await query(again, 'select count(*)::int from kept')).toBe(3)
  })

  test('all processes killed at once, and an immediate start', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    await connect(database)
    await query(database, 'create table kept as select 7 as number')
    const pids = [database.pid, ...(await childrenOf(database.pid))]
    expect(pids.length).toBeGreaterThan(4)
    for (const pid of pids) endProcess(pid)
    const again = await start(folder)
    expect(await query(again, 'select number from kept')).toBe(7)
  })

  test('processes that outlive their postmaster do not keep the next one from starting', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    const busy = await connect(database)
    // A sleeping backend would notice right away that the postmaster is gone; a computing one does not.
    const work = failure(
      busy.query(
        "do $$ declare until timestamptz := clock_timestamp() + interval '2 s'; begin while clock_timestamp() < until loop end loop; end $$",
      ),
    )
    await sleep(100)
    await kill(database.pid)
    const again = await start(folder)
    expect(await query(again, 'select 1')).toBe(1)
    await work
  })

  test('a lock file that names another live process, or a zombie, is overruled', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    const lockFile = join(folder, 'postgres', 'postmaster.pid')
    const lines = (await readFile(lockFile, 'utf8')).split('\n').slice(1)
    await database.stop()
    // The shell turns into a program that does not look after the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & exec sleep 60'], { stdio: 'ignore' })
    cleanups.push(async () => parent.kill('SIGKILL'))
    await expect.poll(() => childrenOf(parent.pid ?? 0)).toHaveLength(1)
    const zombies = await childrenOf(parent.pid ?? 0)
    await expect.poll(() => isGone(zombies[0] ?? 0)).toBe(true)
    for (const pid of [process.pid, ...zombies]) {
      await writeFile(lockFile, [pid, ...lines].join('\n'))
      const again = await start(folder)
      expect(again.pid).not.toBe(pid)
      expect(await query(again, 'select 1')).toBe(1)
      await again.stop()
    }
  })
})

describe('stopping', () => {
  test('leaves no process and no socket, and may be asked twice', async () => {
    const folder = await makeFolderWithDatabase()
    const database = await start(folder)
    const children = await childrenOf(database.pid)
    const socketFolder = String(await ask(database, 'show unix_socket_directories')).replaceAll('"', '')
    expect(existsSync(join(socketFolder, '.s.PGSQL.5432'))).toBe(true)
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    for (const pid of [database.pid, ...children]) expect(await isGone(pid)).toBe(true)
    expect(existsSync(socketFolder)).toBe(false)
  })

  test('leaves the server to another client of ours, and to another process that has just started', async () => {
    const folder = await makeFolderWithDatabase()
    const first = await start(folder)
    const client = await connect(first, 'abronet worker')
    await first.stop()
    expect(await isGone(first.pid)).toBe(false)
    const second = await start(folder)
    const third = await start(folder)
    await client.end()
    await second.stop()
    expect(await isGone(first.pid)).toBe(false)
    await third.stop()
    expect(await isGone(first.pid)).toBe(true)
  })

  test('does nothing when the server was killed, and stops a server that was restarted since', async () => {
    const folder = await makeFolderWithDatabase()
    const first = await start(folder)
    await kill(first.pid)
    const second = await start(folder)
    await second.stop()
    await first.stop()
    expect(await isGone(second.pid)).toBe(true)
  })
})

test('the log is bounded and holds no values', async () => {
  const folder = await makeFolderWithDatabase()
  const log = join(folder, 'postgres.log')
  await writeFile(log, 'x'.repeat(6 * 1024 * 1024))
  const database = await start(folder)
  const client = await connect(database)
  await client.query('create table person (name text primary key)')
  await client.query('insert into person values ($1)', ['Abebech'])
  expect(await failure(client.query('insert into person values ($1)', ['Abebech']))).toContain('duplicate')
  expect(await failure(client.query("select 'Abebech'::date"))).toContain('Abebech')
  await client.end()
  await database.stop()
  const text = await readFile(log, 'utf8')
  expect(text).toContain('database system is ready')
  expect(text.length).toBeLessThan(100_000)
  expect(text).not.toContain('Abebech')
})

test('where there are no Unix sockets, the loopback address takes a password', async () => {
  const folder = await makeFolder()
  const database = await start(folder, { connection: 'loopback' })
  expect(await query(database, 'show listen_addresses')).toBe('127.0.0.1')
  expect((await start(folder, { connection: 'loopback' })).url).toBe(database.url)
  const url = database.url.replace(/:[^:@]+@/, ':wrong@')
  expect(await failure(query({ ...database, url }, 'select 1'))).toContain('password authentication failed')
})
