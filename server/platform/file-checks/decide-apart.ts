import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { verdict, type Verdict } from './verdict.ts'

export type TimeLimits = {
  /** Of the processor: a file that needs more is itself the reason. */
  processorSeconds: number
  /** By the clock: beyond it the machine was busy with others. */
  seconds: number
}

const program = join(import.meta.dirname, 'check-process.ts')

/**
 * In a process of its own: what a hostile file breaks, fills or makes endless ends with it, its memory goes back whole (the
 * allocator keeps what a thread took), and no file can reach the bytes of another.
 */
export async function decideApart(file: Uint8Array, limits: TimeLimits): Promise<Verdict> {
  const [command, parameters] = limitedCommand(limits)
  const child = spawn(command, parameters, {
    env: environment(),
    // Decoders write to the usual outputs, which say nothing to anyone.
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    timeout: limits.seconds * 1_000,
    killSignal: 'SIGKILL',
  })
  const exited = once(child, 'exit')
  // It may end before it has read everything, which its end explains.
  child.stdin?.on('error', () => {})
  child.stdin?.end(file)
  const [answer] = await Promise.all([readAll(child.stdio[3]), exited])
  return answer.length > 0 ? verdict.parse(deserialize(answer)) : judgeEnd(child.signalCode, child.exitCode)
}

/** None of our settings. One arena of the allocator and one thread are enough for one file. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return { NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' }
}

/** The kernel ends a process that uses up its time, even if ours is gone. Windows has no such limit. */
function limitedCommand({ processorSeconds }: TimeLimits): [string, string[]] {
  const parameters = ['--max-old-space-size=160', program]
  if (process.platform === 'win32') return [process.execPath, parameters]
  const script = `ulimit -c 0; ulimit -S -t ${processorSeconds}; exec "$0" "$@"`
  return ['/bin/sh', ['-c', script, process.execPath, ...parameters]]
}

const readAll = async (pipe: unknown) =>
  pipe instanceof Readable ? await buffer(pipe).catch(() => Buffer.alloc(0)) : Buffer.alloc(0)

/** A decoder that crashed, or that found no memory or no end. */
const fatalSignals: readonly (string | null)[] = [
  'SIGXCPU',
  'SIGSEGV',
  'SIGBUS',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGFPE',
]

/** What the end of a process without an answer says about its file. */
export function judgeEnd(signal: NodeJS.Signals | null, code: number | null): Verdict {
  if (fatalSignals.includes(signal))
    return { kind: 'refused', problem: 'documentTooComplex', limit: undefined }
  // Ended by our own clock, or from outside: for its memory, or with everything else.
  if (signal !== null) return { kind: 'overloaded' }
  return { kind: 'failed', reason: `the process ended with code ${code} and without an answer` }
}
