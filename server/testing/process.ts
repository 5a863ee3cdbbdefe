import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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
    if (performance.now() - started > 60_000) throw new Error(`The server is not ready: ${running.output()}`)
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

function launch(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    // Nothing of the developer's own settings counts here.
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      HOME: process.env['HOME'],
      ...environment,
    },
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
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [
    postmaster,
    ...children
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 0),
  ]
}

/** Ends a process without a word; one that has ended by itself meanwhile is fine. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
