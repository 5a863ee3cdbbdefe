import { execFile } from 'node:child_process'
import { readFileSync, unlinkSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

export const runFile = promisify(execFile)

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

type Process = { command: string[]; folder?: string }

/** Undefined for a process that is gone, and for a zombie, which still answers kill(pid, 0) but does nothing. */
async function lookAtProcess(pid: number): Promise<Process | undefined> {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return lookInProc(pid)
  try {
    if (process.platform === 'win32') {
      const { stdout } = await runFile('tasklist', ['/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV'])
      return { command: [stdout.split('"')[1] ?? ''] }
    }
    const { stdout } = await runFile('ps', ['-o', 'stat=', '-o', 'command=', '-p', String(pid)])
    const [state = '', ...command] = stdout.trim().split(/\s+/)
    return state.startsWith('Z') ? undefined : { command }
  } catch {
    return undefined
  }
}

async function lookInProc(pid: number): Promise<Process | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself hold spaces and parentheses, so the state is what follows the last one.
    if (/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1))) return undefined
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    // A container's root may lack the right to see where a process of another account stands.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return folder === undefined ? { command } : { command, folder }
  } catch {
    return undefined
  }
}

export async function isGone(pid: number): Promise<boolean> {
  return (await lookAtProcess(pid)) === undefined
}

export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const found = await lookAtProcess(pid)
  const program = basename(found?.command[0] ?? '')
  if (found === undefined || !/^postgres(\.exe|:.*)?$/i.test(program)) return false
  // tasklist tells no arguments; a postgres in the way is then taken for ours rather than overruled.
  if (process.platform === 'win32') return true
  return found.folder === cluster || found.command.join(' ').includes(`-D ${cluster}`)
}

export type PostmasterFile = {
  pid: number
  port: number
  socketFolder: string
  address: string
  ready: boolean
}

/** What a running PostgreSQL says about itself in its data folder. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    address: lines[5] ?? '',
    ready: lines[7] === 'ready',
  }
}

/**
 * PostgreSQL refuses to start while the process named in a left-over lock file exists, even if that is by now a
 * zombie or something else altogether, as happens each time a container restarts and counts its processes anew.
 */
export async function removeStaleLock(file: string, cluster: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Math.abs(Number.parseInt(text, 10))
  // A dead process's file is left to PostgreSQL, whose own look at it is the more thorough.
  if (!Number.isInteger(pid) || pid === 0 || !isAlive(pid) || (await isPostmasterOf(pid, cluster))) return
  try {
    // Read again at the last moment, for another start may just have replaced it.
    if (readFileSync(file, 'utf8') === text) unlinkSync(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * The children of a killed postmaster end by themselves, except one that waits for a lock whose holder was killed too: it
 * would wait for ever and keep the shared memory. With no postmaster above it, it can do nothing more for anyone.
 */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of await readdir('/proc')) {
    const pid = /^\d+$/.test(name) ? Number(name) : 0
    const found = pid === 0 ? undefined : await lookInProc(pid)
    if (found?.folder !== cluster || !(found.command[0] ?? '').startsWith('postgres: ')) continue
    if (await isPostmasterOf(await parentOf(pid), cluster)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error
    }
  }
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(/^ \S (\d+)/.exec(stat.slice(stat.lastIndexOf(')') + 1))?.[1] ?? 0)
}
