/** Whether the connection is lost: the browser says so, or the last call got no answer. */
let lost = false
/** When the browser last said so; an answer to what was asked before may still arrive. */
let offlineAt = 0
const listeners = new Set<() => void>()

function report(isLost: boolean): void {
  if (lost === isLost) return
  lost = isLost
  for (const listener of listeners) listener()
}

export const connection = {
  isLost: (): boolean => lost,
  answered: (askedAt: number) => {
    if (askedAt >= offlineAt) report(false)
  },
  unanswered: () => report(true),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Called once by an entry. */
  watch: () => {
    report(!navigator.onLine)
    addEventListener('offline', () => {
      offlineAt = Date.now()
      report(true)
    })
    addEventListener('online', () => report(false))
  },
}
