import { open, readFile, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNativeFolder, linkLibraries, programIn } from './binaries.ts'
import {
  chooseLocation,
  type Connection,
  ensureCluster,
  findCluster,
  type ClusterLocation,
  type RootStrategy,
  type Version,
} from './cluster.ts'
import { ensurePrivateFolder, prepareDataFolder, socketFolderFor } from './folders.ts'
import {
  endOrphans,
  isGone,
  isPostmasterOf,
  readPostmasterFile,
  removeStaleLock,
  runFile,
} from './process.ts'
import { launch } from './runner.ts'
import { openSession, type Session } from './session.ts'

export type EmbeddedDatabase = {
  /** For the database `abronet` as its owner, a role without other rights. */
  url: string
  /** For the same database as the superuser; the application itself does not use it. */
  adminUrl: string
  /** Of the postmaster. */
  pid: number
  /** Resolves when the server has ended, or has cut us off. */
  lost: Promise<void>
  /** Stops PostgreSQL, unless another process still uses it. */
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  /** PostgreSQL's files are kept in `postgres` below it, and its log in `postgres.log`. */
  folder: string
  say: (line: string) => void
  /** Of the package with PostgreSQL's programs. */
  nativeFolder?: string
  /** Of those programs, 18 unless said otherwise. */
  version?: Version
  /** How PostgreSQL is run when this process runs as root. */
  rootStrategy?: RootStrategy
  /** Node has no Unix sockets on Windows; everywhere else no port is opened. */
  connection?: Connection
}

const startTimeoutMs = 60_000
const stopTimeoutMs = 60_000
const refusalTimeoutMs = 20_000
/** Longer than idle processes of a killed server take to end by themselves; the others would hold up the next one. */
const orphanTimeoutMs = 300
const pollMs = 20
const largestLogBytes = 5 * 1024 * 1024

export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const deadline = performance.now() + startTimeoutMs
  const folder = await prepareDataFolder(options.folder)
  const version = options.version ?? '18'
  const existing = await findCluster(folder, version)
  if (existing !== undefined) {
    const running = await openSession(existing.path).catch(() => undefined)
    if (running !== undefined) return databaseOf(running, existing.path, options)
  }

  const native = options.nativeFolder ?? findNativeFolder()
  await linkLibraries(native)
  const location = await chooseLocation(folder, native, version, options.rootStrategy ?? 'auto', options.say)
  const connection = options.connection ?? (process.platform === 'win32' ? 'loopback' : 'socket')
  await ensureCluster(location, connection, startTimeoutMs)
  const session = await startServer(location, folder, connection, deadline)
  return databaseOf(session, location.cluster, options)
}

function databaseOf(session: Session, cluster: string, options: EmbeddedDatabaseOptions): EmbeddedDatabase {
  let stopping: Promise<void> | undefined
  return {
    url: session.url,
    adminUrl: session.adminUrl,
    lost: session.lost,
    pid: session.pid,
    stop() {
      stopping ??= stopUnlessUsed(session, cluster, options)
      return stopping
    },
  }
}

async function startServer(
  location: ClusterLocation,
  folder: string,
  connection: Connection,
  deadline: number,
) {
  const log = join(folder, 'postgres.log')
  let server: Server | undefined
  let refusedSince: number | undefined
  let problem = ''
  while (performance.now() < deadline) {
    const session = await openSession(location.cluster).catch((error: unknown) => {
      problem = `${String(error)}; `
      return undefined
    })
    if (session !== undefined) return session
    const ending = server?.ending()
    if (ending !== undefined) {
      refusedSince ??= performance.now()
      const patient = performance.now() - refusedSince < refusalTimeoutMs
      if (!patient || !(await isPassing(ending, log, server?.logStart ?? 0))) {
        throw new Error(`PostgreSQL could not start: ${ending.reason}${await endOfLog(log)}`)
      }
      if (performance.now() - refusedSince > orphanTimeoutMs) await endOrphans(location.cluster)
      server = undefined
      await sleep(5 * pollMs)
    }
    if (server === undefined && !(await isServerAlive(location.cluster))) {
      server = await startProcess(location, folder, log, connection)
    }
    await sleep(pollMs)
  }
  throw new Error(`PostgreSQL did not accept connections within a minute: ${problem}${await endOfLog(log)}`)
}

type Ending = { code: number | null; reason: string }
type Server = { logStart: number; ending(): Ending | undefined }

async function isServerAlive(cluster: string): Promise<boolean> {
  const postmaster = await readPostmasterFile(cluster)
  return postmaster !== undefined && (await isPostmasterOf(postmaster.pid, cluster))
}

/** Whether the next attempt may do better: another start was quicker, or processes of a killed one linger. */
async function isPassing({ code }: Ending, log: string, logStart: number): Promise<boolean> {
  // Stopped by another process, or killed.
  if (code === 0 || code === null) return true
  const said = (await readFile(log)).subarray(logStart).toString()
  return /lock file|shared memory block/.test(said)
}

async function startProcess(
  { cluster, native, runner }: ClusterLocation,
  folder: string,
  logPath: string,
  connection: Connection,
): Promise<Server> {
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const killed = await readPostmasterFile(cluster)
  await removeStaleLock(join(cluster, 'postmaster.pid'), cluster)
  if (connection === 'socket') {
    const socketFolder = socketFolderFor(folder, runner.owner)
    await ensurePrivateFolder(socketFolder, runner.owner)
    await removeStaleLock(join(socketFolder, '.s.PGSQL.5432.lock'), cluster)
    args.push('-c', 'listen_addresses=', '-c', `unix_socket_directories="${socketFolder}"`, '-c', 'port=5432')
  } else {
    args.push('-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=')
    // A server that was killed comes back on its port, where its clients look for it.
    args.push('-c', `port=${killed?.port || (await findFreePort())}`)
  }
  const log = await open(logPath, 'a', 0o600)
  try {
    if ((await log.stat()).size > largestLogBytes) await log.truncate()
    const logStart = (await log.stat()).size
    const child = launch(runner, programIn(native, 'postgres'), args, log.fd)
    let ending: Ending | undefined
    child.once('exit', (code) => {
      ending ??= { code, reason: '' }
    })
    child.once('error', (error) => {
      ending ??= { code: 1, reason: `${error.message}; ` }
    })
    return { logStart, ending: () => ending }
  } finally {
    await log.close()
  }
}

/** What PostgreSQL keeps at hand: an eighth of the machine's memory, within reason. It is taken as it is used. */
function sharedMegabytes(): number {
  return Math.round(Math.min(1024, Math.max(128, totalmem() / 8 / 2 ** 20)))
}

// On the command line rather than in postgresql.conf, so that a new version of this list needs no migration.
const settings = [
  'max_connections=200',
  `shared_buffers=${sharedMegabytes()}MB`,
  'max_wal_size=512MB',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'unix_socket_permissions=0700',
  'timezone=UTC',
  'logging_collector=off',
  'log_destination=stderr',
  'log_timezone=UTC',
  'lc_messages=C',
  'log_connections=off',
  'log_disconnections=off',
  // Personal data must not reach the log. An error's text and details quote the values at fault, and so does a
  // statement: the program that sent it gets them, and here only the server's own messages are kept.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
]

async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}

async function endOfLog(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return `the log ${log} ends with: ${text.trim().split('\n').slice(-5).join(' | ')}`
}

async function stopUnlessUsed(session: Session, cluster: string, options: EmbeddedDatabaseOptions) {
  // PostgreSQL may have been restarted since, by itself or by another process.
  const current = session.isLost() ? await openSession(cluster).catch(() => undefined) : session
  if (current === undefined) return
  try {
    // It fails if another process is stopping PostgreSQL at this moment.
    const last = await current.isLastUser().catch(() => false)
    if (last) await shutDown(current, cluster, options)
  } finally {
    await current.close()
  }
}

async function shutDown({ pid, socketFolder }: Session, cluster: string, options: EmbeddedDatabaseOptions) {
  if (!(await isPostmasterOf(pid, cluster))) return
  if (process.platform === 'win32') {
    const program = programIn(options.nativeFolder ?? findNativeFolder(), 'pg_ctl')
    await runFile(program, ['stop', '-D', cluster, '-m', 'fast', '-W'])
  } else {
    process.kill(pid, 'SIGINT')
  }
  const deadline = performance.now() + stopTimeoutMs
  while (!(await isGone(pid))) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL, process ${pid}, did not stop within a minute.`)
    await sleep(pollMs)
  }
  if (socketFolder !== '') await rmdir(socketFolder).catch(() => undefined)
}
