import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { attemptFor, ownIdentity, type Owner } from './folders.ts'
import { runFile } from './process.ts'

/** How PostgreSQL's programs are run, given that they refuse to run as root. */
export type Runner = {
  name: string
  /** Whose files the data are, as seen from outside any user namespace. */
  owner: Owner
  /** Put before the program. */
  prefix: readonly string[]
}

type Account = Owner & { name: string }

const overflowUid = 65_534

export const plainRunner: Runner = { name: 'this user', owner: ownIdentity, prefix: [] }

async function readAccounts(): Promise<Account[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/** Root outside and an ordinary user inside, so that no file has to change hands. */
export async function userNamespaceRunner(): Promise<Runner> {
  const accounts = (await readAccounts()).filter((account) => account.uid !== 0)
  // initdb insists that the number has a name, and 65534 is also what all unmapped users look like.
  const inside =
    accounts.find((account) => account.uid === 1000) ??
    accounts.find((account) => account.uid !== overflowUid) ??
    accounts[0]
  const { uid, gid } = inside ?? { uid: 1000, gid: 1000 }
  const prefix = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`, '--']
  return { name: 'a user namespace', owner: ownIdentity, prefix }
}

export async function accountRunner(): Promise<Runner> {
  const accounts = await readAccounts()
  const account = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((candidate) => candidate.name === name && candidate.uid !== 0),
  )[0]
  if (account !== undefined) return { name: `the account ${account.name}`, owner: account, prefix: [] }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither an account postgres nor nobody: ' +
      'start Abronet as an ordinary user, or set DATABASE_URL.',
  )
}

export function ownerRunner(owner: Owner): Runner {
  return { name: `the owner of its data, user ${owner.uid}`, owner, prefix: [] }
}

function commandLine(runner: Runner, program: string, args: readonly string[]) {
  const [file = program, ...rest] = [...runner.prefix, program, ...args]
  // Little of the environment is passed on: PG… variables would change settings, others may hold secrets.
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const { uid, gid } = runner.owner
  const identity = uid === ownIdentity.uid ? {} : { uid, gid }
  const env = { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
  return { file, args: rest, options: { ...identity, env, cwd: '/' } }
}

export async function run(runner: Runner, program: string, args: readonly string[], timeout: number) {
  const command = commandLine(runner, program, args)
  return runFile(command.file, command.args, { ...command.options, timeout })
}

/** Starts a program that outlives this process, and that Ctrl-C in this process's terminal does not reach. */
export function launch(runner: Runner, program: string, args: readonly string[], log: number): ChildProcess {
  const command = commandLine(runner, program, args)
  const options = { ...command.options, detached: true, windowsHide: true }
  const child = spawn(command.file, command.args, { ...options, stdio: ['ignore', log, log] })
  child.unref()
  return child
}

async function succeeds(runner: Runner, program: string, args: readonly string[]): Promise<boolean> {
  return run(runner, program, args, 10_000).then(
    () => true,
    () => false,
  )
}

export async function canRun(runner: Runner, program: string): Promise<boolean> {
  return succeeds(runner, program, ['--version'])
}

export async function canEnter(runner: Runner, folder: string): Promise<boolean> {
  return succeeds(runner, '/bin/sh', ['-c', 'test -x "$0"', folder])
}

/** Replaces a file among the data, as their owner: root follows no link that an account may have put there. */
export async function replaceFile(runner: Runner, path: string, text: string): Promise<void> {
  const attempt = attemptFor(path)
  if (runner.owner.uid === ownIdentity.uid) {
    await writeFile(attempt, text, { mode: 0o600 })
    await rename(attempt, path)
  } else {
    const script = 'umask 077; printf %s "$2" > "$1" && mv -f "$1" "$0"'
    await run(runner, '/bin/sh', ['-c', script, path, attempt, text], 10_000)
  }
}
