import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../platform/database/embedded/launcher.ts'

const main = join(import.meta.dirname, '../main.ts')

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** From start to the first ready answer. */
  milliseconds: number
  output(): string
  /** Asks it to end and tells its exit code. */
  stop(): Promise<number | null>
  /** Ends it without a word. */
  kill(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the real server as a process of its own and waits until it is ready. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const started = performance.now()
  const port = environment['PORT'] ?? String(await freePort())
  const running = launch({ ...environment, PORT: port })
  const url = `http://localhost:${port}`
  while (!(await isReady(url))) {
    if (running.child.exitCode !== null) throw new Error(`The server ended: ${running.output()}`)
    if (performance.now() - started > 150_000) throw new Error(`The server is not ready: ${running.output()}`)
    await pause(25)
  }
  const milliseconds = Math.round(performance.now() - started)
  const end = async (signal: NodeJS.Signals) => {
    if (running.child.exitCode === null && running.child.signalCode === null) running.child.kill(signal)
    return running.exit
  }
  return {
    url,
    child: running.child,
    milliseconds,
    output: running.output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
  }
}

/** A start that is expected to end by itself. */
export async function runServer(
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const running = launch(environment)
  return { code: await running.exit, output: running.output() }
}

/** A command of ours, with what it reads from its standard input. */
export async function runCommand(
  program: readonly string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const running = spawnNode(program, environment)
  running.child.stdin.end(input)
  return { code: await running.exit, output: running.output() }
}

const launch = (environment: NodeJS.ProcessEnv) =>
  // As scripts/run.mjs starts it. One process starts sooner; tests of several ask for them.
  spawnNode(['--max-semi-space-size=32', main], { WORKERS: '1', ...environment })

/** Nothing of the developer's own settings counts here. */
function spawnNode(program: readonly string[], environment: NodeJS.ProcessEnv) {
  const { PATH, TMPDIR, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, program, {
    env: { PATH, TMPDIR, HOME, NODE_COMPILE_CACHE, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += data.toString()))
  child.stderr.on('data', (data: Buffer) => (text += data.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, exit, output: () => text }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** The postmaster of a data folder and every process it has started. */
export async function postgresProcesses(dataFolder: string): Promise<number[]> {
  const file = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
  const postmaster = Number(file.split('\n')[0])
  return [postmaster, ...(await childrenOf(postmaster))]
}

/** Small systems have no `ps`; those without /proc have one. */
export async function childrenOf(pid: number): Promise<number[]> {
  const pairs = existsSync('/proc/self/stat') ? await pairsFromProc() : pairsFromPs()
  return pairs.flatMap(([child, parent]) => (parent === pid ? [child] : []))
}

/** The processes by which a server with several workers serves. */
export async function workersOf(primary: ServerProcess): Promise<number[]> {
  const children = await childrenOf(primary.child.pid ?? 0)
  const commands = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, index) => commands[index]?.includes('worker.ts'))
}

type Pair = readonly [child: number, parent: number]

async function pairsFromProc(): Promise<Pair[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.map((stat) => [Number.parseInt(stat, 10), Number(/.*\) \S (\d+)/s.exec(stat)?.[1])] as const)
}

function pairsFromPs(): Pair[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    return [child, parent] as const
  })
}

/** Ends a process without a word; one that has ended by itself meanwhile is fine. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** How often a fault at that place is stored, read from the database of a running server. */
export async function faultTimes(dataFolder: string, place: string): Promise<number> {
  const database = await startEmbeddedDatabase({ folder: dataFolder, say: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ times: number }>(
    'select times from browser_faults where place = $1',
    [place],
  )
  await client.end()
  await database.stop()
  return rows[0]?.times ?? 0
}

/** How many mails to that address are files in the data folder. */
export async function mailsTo(dataFolder: string, address: string): Promise<number> {
  const mailFolder = join(dataFolder, 'mail')
  const files = await readdir(mailFolder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(mailFolder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(address)).length
}
