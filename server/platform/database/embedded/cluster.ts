import { randomBytes } from 'node:crypto'
import { chmod, lchown, lstat, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyNativeFolder, programIn } from './binaries.ts'
import {
  attemptFor,
  ensureRootFolder,
  ownIdentity,
  type Owner,
  removeDeadAttempts,
  shortHash,
} from './folders.ts'
import { errorCode, runFile } from './process.ts'
import { adminRole, applicationRole } from './roles.ts'
import {
  accountRunner,
  canEnter,
  canRun,
  ownerRunner,
  plainRunner,
  replaceFile,
  run,
  type Runner,
  userNamespaceRunner,
} from './runner.ts'

export type RootStrategy = 'auto' | 'user-namespace' | 'account'
export type Connection = 'socket' | 'loopback'
/** The major version of PostgreSQL: ours, and the oldest that the tests promise to run on. */
export type Version = '15' | '18'

/** A folder that holds, or is to hold, PostgreSQL's files, and the way to run PostgreSQL on them. */
export type ClusterLocation = { cluster: string; native: string; runner: Runner; version: Version }

const sharedFallback = '/var/lib/abronet'

const clusterIn = (folder: string) => join(folder, 'postgres')
/** Where the files go when the account that runs PostgreSQL cannot reach the data folder. */
const fallbackOf = (folder: string) => join(sharedFallback, shortHash(folder))

export const passwordFile = (cluster: string) => join(cluster, 'abronet-password')

async function readVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) !== 'EACCES') throw error
    throw new Error(`${cluster} belongs to another user: start Abronet as that user.`, { cause: error })
  }
}

export async function findCluster(
  folder: string,
  wanted: Version,
): Promise<{ path: string; owner: Owner } | undefined> {
  for (const path of [clusterIn(folder), clusterIn(fallbackOf(folder))]) {
    const version = await readVersion(path)
    if (version === undefined) continue
    if (version === wanted) return { path, owner: await lstat(path) }
    throw new Error(
      `The data folder ${path} was made by PostgreSQL ${version} and this program runs PostgreSQL ` +
        `${wanted}: dump it with PostgreSQL ${version} and restore the dump into a new data folder, ` +
        `or set DATABASE_URL to a server that runs PostgreSQL ${version}.`,
    )
  }
  return undefined
}

export async function chooseLocation(
  folder: string,
  native: string,
  version: Version,
  rootStrategy: RootStrategy,
  say: (line: string) => void,
): Promise<ClusterLocation> {
  const existing = await findCluster(folder, version)
  const inside = clusterIn(folder)
  const cluster = existing?.path ?? inside
  if (ownIdentity.uid !== 0 || process.platform === 'win32') {
    if (cluster === inside) return { cluster, native, runner: plainRunner, version }
    throw new Error(`The database of ${folder} was made by root in ${cluster}: start Abronet as root.`)
  }
  const owner = existing?.owner.uid === 0 ? undefined : existing?.owner
  if (owner === undefined && rootStrategy !== 'account') {
    const runner = await userNamespaceRunner()
    const checks = [canRun(runner, programIn(native, 'postgres')), canEnter(runner, dirname(cluster))]
    if ((await Promise.all(checks)).every(Boolean)) return { cluster, native, runner, version }
    if (rootStrategy === 'user-namespace')
      throw new Error('PostgreSQL cannot be run in a user namespace here.')
  }
  const runner = owner === undefined ? await accountRunner() : ownerRunner(owner)
  return withinReach({ cluster, native, runner, version }, folder, existing !== undefined, say)
}

/** Moves what the account cannot get at to a place where it can. */
async function withinReach(
  location: ClusterLocation,
  folder: string,
  exists: boolean,
  say: (line: string) => void,
): Promise<ClusterLocation> {
  const { native, runner } = location
  const fallback = fallbackOf(folder)
  const entered = await canEnter(runner, dirname(location.cluster))
  if (!entered && exists) {
    throw new Error(
      `PostgreSQL does not run as root, and ${runner.name} cannot reach ${location.cluster}: ` +
        `start Abronet as the owner of ${folder}, or let others pass through the folders above it.`,
    )
  }
  const runs = await canRun(runner, programIn(native, 'postgres'))
  if (!runs || !entered) {
    await mkdir(dirname(sharedFallback), { recursive: true })
    await ensureRootFolder(sharedFallback)
    await ensureRootFolder(fallback)
  }
  const cluster = entered ? location.cluster : clusterIn(fallback)
  const kept = [
    ...(cluster === clusterIn(fallback) ? ['its database'] : []),
    ...(runs ? [] : ['a copy of its programs']),
  ]
  if (kept.length > 0) {
    say(
      `PostgreSQL runs as ${runner.name}, so ${kept.join(' and ')} is kept in ${fallback}, within its reach.`,
    )
  }
  return { ...location, cluster, native: runs ? native : await copyNativeFolder(native, fallback) }
}

/** Makes the data files, unless they are there, such that they appear whole or not at all. */
export async function ensureCluster(
  location: ClusterLocation,
  connection: Connection,
  timeout: number,
): Promise<void> {
  const { cluster, runner } = location
  if ((await readVersion(cluster)) !== undefined) {
    const { uid, mode } = await lstat(cluster)
    // As a restored copy may have it, and PostgreSQL refuses it.
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') await chmod(cluster, 0o700)
    // Only from root to an account: what an account has held is not touched with root's rights. The folder
    // itself comes last, so that an interrupted change is taken up again.
    if (uid === 0 && runner.owner.uid !== 0) {
      await runFile('chown', ['-R', '-h', `${runner.owner.uid}:${runner.owner.gid}`, cluster])
    }
    await ensureAccessRules(runner, cluster, connection)
    return
  }
  await removeDeadAttempts(cluster)
  const attempt = attemptFor(cluster)
  try {
    await mkdir(attempt, { mode: 0o700 })
    await giveTo(runner.owner, attempt)
    await initialize(location, attempt, connection, timeout)
    await rename(attempt, cluster)
    await syncFolder(dirname(cluster))
  } catch (error) {
    // Another start was quicker, and its files serve as well.
    if ((await readVersion(cluster)) !== undefined) return
    if (!['EEXIST', 'ENOTEMPTY', 'EPERM', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
    throw new Error(
      `${cluster} is in the way: it does not hold a PostgreSQL database, so move it elsewhere.`,
      {
        cause: error,
      },
    )
  } finally {
    await rm(attempt, { recursive: true, force: true })
    await rm(`${attempt}.password`, { force: true })
  }
}

async function giveTo(owner: Owner, path: string): Promise<void> {
  if (owner.uid !== ownIdentity.uid) await lchown(path, owner.uid, owner.gid)
}

async function initialize(
  location: ClusterLocation,
  target: string,
  connection: Connection,
  timeout: number,
) {
  const passwordPath = `${target}.password`
  const args = [
    `--pgdata=${target}`,
    `--username=${adminRole}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    // Older ones have no provider of their own.
    ...(location.version === '15' ? [] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
  ]
  if (connection === 'loopback') {
    // Any local user can reach the loopback address, so it takes a password, which only the owner of the data files can read.
    await writeFile(passwordPath, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await giveTo(location.runner.owner, passwordPath)
    args.push('--auth=scram-sha-256', `--pwfile=${passwordPath}`)
  } else {
    args.push('--auth=trust')
  }
  try {
    await run(location.runner, programIn(location.native, 'initdb'), args, timeout)
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const reason = said.split('\n').slice(-3).join(' ') || String(error)
    throw new Error(`PostgreSQL could not make its data files in ${dirname(target)}: ${reason}`, {
      cause: error,
    })
  }
  if (connection === 'loopback') await rename(passwordPath, passwordFile(target))
  await ensureAccessRules(location.runner, target, connection)
}

/** Lets in our two roles, by the one way that is used; initdb's own rules trust everybody on the machine. */
async function ensureAccessRules(runner: Runner, cluster: string, connection: Connection): Promise<void> {
  const file = join(cluster, 'pg_hba.conf')
  const roles = `${applicationRole},${adminRole}`
  const rules =
    connection === 'loopback'
      ? `host all ${roles} 127.0.0.1/32 scram-sha-256\n`
      : // Only the owner of the data files can enter the socket's folder.
        `local all ${roles} trust\n`
  if ((await readFile(file, 'utf8').catch(() => '')) !== rules) await replaceFile(runner, file, rules)
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there is nothing to sync there.
  const folder = await open(path).catch(() => undefined)
  if (folder === undefined) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
