import { idleMilliseconds } from '../../../../contract/rules/training.ts'
import type { Watched } from '../../../../contract/training.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { WatchedPart } from './watched-part.ts'

/** What was seen of a film and the server does not know yet. */
export type Report = WatchedPart & { readonly moduleId: string; readonly version: number }

type Settings = {
  /** What was not sent before this document was opened. */
  kept: readonly Report[]
  keep: (reports: readonly Report[]) => void
  send: (report: Report) => Promise<Watched>
  onCounted: (report: Report, watched: Watched) => void
  /** The film is another one by now. */
  onChanged: (moduleId: string) => void
  /** False after log-out: nothing is sent or kept any more. */
  isOpen: () => boolean
}

export type ReportQueue = ReturnType<typeof createReportQueue>

const longestDelay = 30_000
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/** What continues another report becomes one with it: the server counts time from one report to the next. */
function added(reports: readonly Report[], report: Report): readonly Report[] {
  const last = reports.at(-1)
  const continues =
    last?.moduleId === report.moduleId && last.version === report.version && last.to === report.from
  return continues ? [...reports.slice(0, -1), { ...report, from: last.from }] : [...reports, report]
}

/** Sends reports one after the other, and keeps them until the server has counted them. */
export function createReportQueue({ kept, keep, send, onCounted, onChanged, isOpen }: Settings) {
  let waiting: readonly Report[] = kept
  let sending: Report | null = null
  let failures = 0
  let countedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const changed = () => {
    if (isOpen()) keep(sending === null ? waiting : [sending, ...waiting])
    for (const listener of listeners) listener()
  }

  /** True where the next one can be sent now. */
  async function sendOne(report: Report): Promise<boolean> {
    try {
      const watched = await send(report)
      countedAt = performance.now()
      onCounted(report, watched)
    } catch (error) {
      if (mayPass(error)) {
        failures += 1
        waiting = waiting.reduce(added, [report])
        return false
      }
      // The rest of it would be refused as well.
      waiting = waiting.filter(({ moduleId }) => moduleId !== report.moduleId)
      if (error instanceof ApiError && error.code === 'training_changed') onChanged(report.moduleId)
    }
    failures = 0
    return true
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    const [next, ...others] = waiting
    if (next === undefined || sending !== null || !isOpen()) return
    waiting = others
    sending = next
    const isDone = await sendOne(next)
    sending = null
    changed()
    if (isDone) return run()
    timer = setTimeout(() => void run(), Math.min(1_000 * 2 ** failures, longestDelay))
  }

  const add = (report: Report) => {
    waiting = added(waiting, report)
    changed()
    void run()
  }

  return {
    add,
    /** The server counts time from one report to the next: after a pause it needs one to count from. */
    begin: (report: Report) => {
      if (countedAt === null || performance.now() - countedAt > idleMilliseconds) add(report)
    },
    /** Sends what waits now: when the connection is back. */
    wake: () => void run(),
    /** Something of this module is not counted yet. */
    isWaiting: (moduleId: string): boolean =>
      sending?.moduleId === moduleId || waiting.some((report) => report.moduleId === moduleId),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
