import { ApiError } from '../../lib/api-error.ts'

/** A message that the server has not stored yet, as far as this tab knows. */
export type Unsent = {
  /** The same for every attempt, so that the server stores the message once. */
  readonly clientId: string
  readonly conversationId: string
  readonly text: string
  readonly writtenAt: string
  /** `waiting` for the connection, the server, or the message before it. */
  readonly state: 'sending' | 'waiting' | 'failed'
  /** The reason that the server gave; null if it gave none. */
  readonly reason: string | null
}

type Settings = {
  /** Messages that were not sent before this tab was reloaded. */
  kept: readonly Unsent[]
  keep: (all: readonly Unsent[]) => void
  /** Resolves once the message is stored. */
  send: (unsent: Unsent) => Promise<void>
  /** False after log-out: nothing is sent or stored any more. */
  isOpen: () => boolean
}

export type Outbox = ReturnType<typeof createOutbox>

/** After this many answers that may be a fault of ours the person decides whether to retry. */
const mostFailures = 3
/** No connection, too many calls, or no server behind the proxy: it is tried until that has passed. */
const passing = [0, 408, 429, 502, 503, 504]
const longestDelay = 30_000
const delayAfter = (attempts: number) => Math.min(1000 * 3 ** (attempts - 1), longestDelay)

/** Sends the messages of each conversation in order, and retries temporary failures. */
export function createOutbox({ kept, keep, send, isOpen }: Settings) {
  let all: readonly Unsent[] = kept.map((unsent) =>
    unsent.state === 'failed' ? unsent : { ...unsent, state: 'waiting' },
  )
  const listeners = new Set<() => void>()
  const busy = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const attempts = new Map<string, { all: number; refused: number }>()

  const replace = (now: readonly Unsent[]) => {
    all = now
    if (isOpen()) keep(all)
    for (const listener of listeners) listener()
  }
  const change = (clientId: string, changes: Partial<Unsent>) =>
    replace(all.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...changes } : unsent)))
  const remove = (clientId: string) => {
    attempts.delete(clientId)
    replace(all.filter((unsent) => unsent.clientId !== clientId))
  }

  /** Returns the delay before the next attempt; null if it has failed for good. */
  const judge = (clientId: string, error: unknown): number | null => {
    const status = error instanceof ApiError ? error.status : 500
    const before = attempts.get(clientId) ?? { all: 0, refused: 0 }
    const willPass = passing.includes(status)
    const now = { all: before.all + 1, refused: before.refused + (willPass ? 0 : 1) }
    attempts.set(clientId, now)
    const mayPass = willPass || (status >= 500 && now.refused < mostFailures)
    return mayPass ? delayAfter(now.all) : null
  }

  async function run(conversationId: string): Promise<void> {
    const next = all.find((each) => each.conversationId === conversationId && each.state !== 'failed')
    if (next === undefined || busy.has(conversationId) || !isOpen()) return
    clearTimeout(timers.get(conversationId))
    busy.add(conversationId)
    change(next.clientId, { state: 'sending' })
    let delay = 0
    try {
      await send(next)
      remove(next.clientId)
    } catch (error) {
      const again = judge(next.clientId, error)
      delay = again ?? 0
      const reason = error instanceof ApiError ? error.said : null
      change(next.clientId, again === null ? { state: 'failed', reason } : { state: 'waiting' })
    }
    busy.delete(conversationId)
    if (delay === 0) return run(conversationId)
    timers.set(
      conversationId,
      setTimeout(() => void run(conversationId), delay),
    )
  }

  /** Sends waiting messages now: when the outbox opens and when the connection is back. */
  const wake = () => {
    for (const id of new Set(all.map(({ conversationId }) => conversationId))) void run(id)
  }

  return {
    all: (): readonly Unsent[] => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (conversationId: string, text: string) => {
      const written = { clientId: crypto.randomUUID(), writtenAt: new Date().toISOString() }
      replace([...all, { ...written, conversationId, text, state: 'waiting', reason: null }])
      void run(conversationId)
    },
    /** Sends a failed message again, after those that wait already. */
    retry: (clientId: string) => {
      const unsent = all.find((each) => each.clientId === clientId)
      if (unsent?.state !== 'failed') return
      attempts.delete(clientId)
      const others = all.filter((each) => each !== unsent)
      replace([...others, { ...unsent, state: 'waiting', reason: null }])
      void run(unsent.conversationId)
    },
    remove,
    wake,
  }
}
