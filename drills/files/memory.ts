import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const pairs = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // After the name, which may contain anything.
    return [Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])] as const
  })
  return new Map(await Promise.all(pairs))
}

/**
 * What a process and all its descendants have in memory, in bytes. Linux divides pages that several of them share, such as
 * the program of Node, among those that do.
 */
export async function memoryOfTree(root: number): Promise<number> {
  const parents = await readParents()
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return pid === root || (parent !== undefined && parent > 0 && isBelow(parent))
  }
  const each = await Promise.all(
    [...parents.keys()].filter(isBelow).map(async (pid) => {
      const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(/^Pss:\s+(\d+) kB$/m.exec(memory)?.[1] ?? 0) * 1024
    }),
  )
  return each.reduce((sum, bytes) => sum + bytes, 0)
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
