import { createHash, randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { access, chmod, lchown, lstat, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { errorCode, isAlive } from './process.ts'

export type Owner = { uid: number; gid: number }

// Windows has no such numbers; nothing there depends on them.
export const ownIdentity: Owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

// The shortest of the systems' limits on a socket's path is 103 bytes.
const longestSocketPath = 103
const forgottenAfterMs = 10 * 60_000

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

export async function prepareDataFolder(folder: string): Promise<string> {
  try {
    // Others may pass through, since PostgreSQL may have to run under another account, but not look around.
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await access(folder, constants.W_OK | constants.X_OK)
    return await realpath(folder)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${reasons[errorCode(error) ?? ''] ?? String(error)}. ` +
        'Change that, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

const reasons: { readonly [code: string]: string } = {
  EACCES: 'the user that runs Abronet may not write there',
  EPERM: 'the user that runs Abronet may not write there',
  EROFS: 'it is on a file system that can only be read',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of its path is a file',
}

/** True if it was made by this call. */
async function makeFolder(path: string, mode: number): Promise<boolean> {
  try {
    await mkdir(path, { mode })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

const isPrivate = (found: Stats, uid: number) =>
  found.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700

export async function isPrivateFolder(path: string, uid: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found !== undefined && isPrivate(found, uid)
}

/** A folder that only `owner` can enter, in a place like /tmp where anyone might have put something first. */
export async function ensurePrivateFolder(path: string, owner: Owner): Promise<void> {
  // A process that stops PostgreSQL at this moment removes the folder, so it may vanish between two steps.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await makeFolder(path, 0o700)
      const found = await lstat(path)
      if (isPrivate(found, owner.uid)) return
      if (!isPrivate(found, ownIdentity.uid)) break
      await lchown(path, owner.uid, owner.gid)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
  throw new Error(
    `${path} is in the way: it is not a private folder of user ${owner.uid}, so remove it first.`,
  )
}

/** A folder of root that others can pass through and never write to. */
export async function ensureRootFolder(path: string): Promise<void> {
  if (await makeFolder(path, 0o711)) await chmod(path, 0o711)
  const found = await lstat(path)
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return
  throw new Error(
    `${path} is in the way: it is not a folder that root alone can write to, so remove it first.`,
  )
}

export function socketFolderFor(folder: string, owner: Owner): string {
  const name = `abronet-${shortHash(`${folder}:${owner.uid}`)}`
  const path = join(tmpdir(), name)
  // Another account may be unable to enter our own temporary folder.
  const fits = Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= longestSocketPath
  return fits && owner.uid === ownIdentity.uid ? path : join('/tmp', name)
}

/** A name next to `target` for work that is renamed to `target` once it is whole. */
export function attemptFor(target: string): string {
  return `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`
}

/** Removes what processes that were killed in the middle left beside `target`. */
export async function removeDeadAttempts(target: string): Promise<void> {
  for (const name of await readdir(dirname(target))) {
    const maker = /^\.new-(\d+)-/.exec(name.slice(basename(target).length))?.[1]
    if (maker === undefined || !name.startsWith(basename(target))) continue
    const path = join(dirname(target), name)
    const made = await stat(path).catch(() => undefined)
    // The maker's number may have gone to another process since, hence the look at the age.
    if (isAlive(Number(maker)) && Date.now() - (made?.mtimeMs ?? 0) < forgottenAfterMs) continue
    await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
