import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What Linux says of a process in /proc: whose child it is, and its pages in memory. */
type Process = { pid: number; parent: number; pages: number }

const pageBytes = 4_096

async function readProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // After the name, which may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return { pid: Number(pid), parent: Number(fields[1] ?? 0), pages: Number(fields[21] ?? 0) }
    }),
  )
  return all
}

/** What a process and all its descendants have in memory, in bytes; pages that they share count for each of them. */
export async function memoryOfTree(root: number): Promise<number> {
  const processes = await readProcesses()
  const pagesBelow = (pid: number): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.pages + pagesBelow(child.pid), 0)
  const own = processes.find(({ pid }) => pid === root)?.pages ?? 0
  return (own + pagesBelow(root)) * pageBytes
}

const pauseMilliseconds = 40

/** Looks again and again until `work` has ended, and says what the most was. */
export async function mostMemoryDuring<Result>(pid: number, work: Promise<Result>) {
  const seen = { most: 0, looks: 0, hasEnded: false }
  const ended = work.finally(() => {
    seen.hasEnded = true
  })
  const looking = (async () => {
    while (!seen.hasEnded) {
      seen.most = Math.max(seen.most, await memoryOfTree(pid))
      seen.looks += 1
      await pause(pauseMilliseconds)
    }
  })()
  const result = await ended
  await looking
  return { result, most: seen.most, looks: seen.looks }
}
