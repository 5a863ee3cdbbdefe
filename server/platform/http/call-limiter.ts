import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Executor } from '../database/connection.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import type { Signer } from '../signing.ts'
import { isForEndpoints } from './addresses.ts'
import { callerAddress, callerNetwork } from './caller-address.ts'
import { TooManyRequests } from './errors.ts'
import { addCalls, callersPerNetwork, deleteOldRateLimits } from './rate-limit.ts'

/** Calls per minute and account, whatever they are for. */
const callsPerMinute = 600
const windowMilliseconds = 60_000
const sharingMilliseconds = 1_000
const cleaningMilliseconds = 600_000
/** From this part of its limit on, a caller's count is shared: few callers reach it, so that sharing costs next to nothing. */
const sharedFrom = 1 / 20
const mostShared = 1_000
/** The oldest are dropped beyond this, so that a flood from many addresses takes no more memory. */
const mostCallers = 100_000
const mostSessions = 50_000

type Caller = { kind: 'account' | 'network'; name: string }
type Count = Caller & {
  limit: number
  start: number
  end: number
  /** Made to this process, of which the database has been given the first `shared`. */
  calls: number
  shared: number
  /** Made to all processes, as the database last answered. */
  total: number
}
type Options = { executor: Executor; signer: Signer; cookie: SessionCookie; rateLimitFactor: number }

/**
 * The general limit. Calls are counted in memory, and about once a second the counts of busy callers are added up in the
 * database for all processes: a call itself costs no statement.
 */
export class CallLimiter {
  readonly #options: Options
  readonly #counts = new Map<string, Count>()
  /** Accounts by session id, for sessions that were found good: a made-up cookie is no caller of its own. */
  readonly #sessions = new Map<string, string>()
  #sharing: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  /** Counts every call to an endpoint before anything is looked up for it. Files and pages kept in memory are free. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      // A sign-out left from an offline phone costs a statement wherever it arrives.
      const signsOut = this.#options.cookie.readToSignOut(request) !== null
      if (isForEndpoints(request.url) || signsOut) this.count(request)
      done()
    })
    const sharing = setInterval(() => {
      this.#sharing = this.#sharing
        .then(() => this.#share())
        .catch((error: unknown) => app.log.warn({ err: error }, 'Counts of calls could not be shared'))
    }, sharingMilliseconds).unref()
    const cleaning = setInterval(() => {
      deleteOldRateLimits(this.#options.executor).catch((error: unknown) =>
        app.log.warn({ err: error }, 'Old counts of calls could not be deleted'),
      )
    }, cleaningMilliseconds).unref()
    app.addHook('onClose', async () => {
      clearInterval(sharing)
      clearInterval(cleaning)
      await this.#sharing
    })
  }

  /** From now on the calls of this session count for its account. */
  rememberSession(sessionId: string, accountId: string): void {
    if (!this.#sessions.has(sessionId)) addBounded(this.#sessions, sessionId, accountId, mostSessions)
  }

  /** Counts one call, and refuses it past the limit. */
  count(request: FastifyRequest): void {
    const now = performance.now()
    const caller = this.#callerOf(request)
    const key = `${caller.kind} ${caller.name}`
    let count = this.#counts.get(key)
    if (count === undefined || count.end <= now) {
      count = this.#newCount(caller, now)
      this.#counts.delete(key)
      addBounded(this.#counts, key, count, mostCallers)
    }
    count.calls += 1
    if (count.total + count.calls - count.shared > count.limit)
      throw new TooManyRequests(Math.ceil((count.end - now) / 1_000))
  }

  #callerOf(request: FastifyRequest): Caller {
    const sessionId = this.#options.cookie.read(request)
    const accountId = sessionId === null ? undefined : this.#sessions.get(sessionId)
    if (accountId !== undefined) return { kind: 'account', name: accountId }
    return { kind: 'network', name: callerNetwork(callerAddress(request)) }
  }

  #newCount(caller: Caller, now: number): Count {
    const callers = caller.kind === 'network' ? callersPerNetwork : 1
    const limit = Math.ceil(callsPerMinute * callers * this.#options.rateLimitFactor)
    return { ...caller, limit, start: now, end: now + windowMilliseconds, calls: 0, shared: 0, total: 0 }
  }

  async #share(): Promise<void> {
    const now = performance.now()
    const busy = new Map<string, { count: Count; calls: number }>()
    for (const [key, count] of this.#counts) {
      const calls = count.calls - count.shared
      if (count.end <= now) this.#counts.delete(key)
      else if (calls > 0 && count.calls >= count.limit * sharedFrom && busy.size < mostShared)
        busy.set(this.#bucketOf(count), { count, calls })
    }
    if (busy.size === 0) return
    const added = [...busy].map(([bucket, { count, calls }]) => ({
      bucket,
      calls,
      elapsedSeconds: (now - count.start) / 1_000,
    }))
    const totals = await addCalls(this.#options.executor, added, windowMilliseconds / 1_000)
    for (const { bucket, calls: total, secondsLeft } of totals) {
      const { count, calls = 0 } = busy.get(bucket) ?? {}
      if (count === undefined) continue
      count.shared += calls
      count.total = total
      // All processes end the window of a caller together.
      count.end = now + secondsLeft * 1_000
    }
  }

  /** Networks are stored under a keyed hash, never under their address. */
  #bucketOf({ kind, name }: Caller): string {
    return `calls ${kind} ${kind === 'network' ? this.#options.signer.hide(name) : name}`
  }
}

function addBounded<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.set(key, value)
  if (map.size <= most) return
  const [oldest = key] = map.keys()
  map.delete(oldest)
}
