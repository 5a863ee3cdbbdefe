import { randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Executor } from '../database/connection.ts'
import type { Listener } from '../database/notifications.ts'
import { NamedError } from '../http/errors.ts'
import { sessionChannel } from '../sessions/session-cache.ts'
import { readLiveSessions, type Caller, type LiveSession } from '../sessions/sessions.ts'
import { EventStream } from './event-stream.ts'

/** Open at the same time for one account in one process: a browser has one for all its tabs. */
const mostPerAccount = 6
/** Delay before a client reconnects; random, because all streams of a process end together. */
const retryMilliseconds = { from: 1_000, to: 3_000 }

export type StreamTimes = {
  /** Interval of comments that keep proxies from closing a quiet stream. */
  heartbeatMilliseconds: number
  /** Interval of checks whether the sessions of streams have expired. */
  checkMilliseconds: number
}
const usualTimes: StreamTimes = { heartbeatMilliseconds: 20_000, checkMilliseconds: 60_000 }

type Options = { executor: Executor; log: FastifyBaseLogger; times?: Partial<StreamTimes> | undefined }
type Entry = LiveSession & { stream: EventStream }

/** Limits and ends the open streams of a process. */
export class Streams {
  readonly #executor: Executor
  readonly #log: FastifyBaseLogger
  readonly #entries = new Map<string, Set<Entry>>()
  readonly #timers: readonly NodeJS.Timeout[]
  #isClosed = false

  constructor({ executor, log, times }: Options) {
    this.#executor = executor
    this.#log = log
    const { heartbeatMilliseconds, checkMilliseconds } = { ...usualTimes, ...times }
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMilliseconds).unref(),
      setInterval(() => void this.#check(this.#all()), checkMilliseconds).unref(),
    ]
  }

  /** Listens for changed sessions. */
  get listener(): Listener {
    return {
      channels: {
        [sessionChannel]: (accountId) => void this.#check([...(this.#entries.get(accountId) ?? [])]),
      },
      onListening: () => void this.#check(this.#all()),
    }
  }

  get count(): number {
    return this.#all().length
  }

  /** Throws if other sessions of the account have too many streams. */
  open({ accountId, sessionHash, type, staffLevel }: Caller, response: ServerResponse): EventStream {
    const own = this.#entries.get(accountId) ?? new Set()
    if (own.size >= mostPerAccount) {
      // A phone that changes networks leaves dead connections behind, which end only after many minutes.
      const oldest = [...own].find((entry) => entry.sessionHash.equals(sessionHash))
      if (oldest === undefined) throw new NamedError('too_many_streams')
      own.delete(oldest)
      oldest.stream.end()
    }
    const stream = new EventStream(response)
    const entry = { stream, sessionHash, type, staffLevel }
    this.#entries.set(accountId, own.add(entry))
    stream.once('close', () => {
      own.delete(entry)
      if (own.size === 0) this.#entries.delete(accountId)
    })
    // The comment makes proxies forward the headers.
    stream.write(`retry: ${randomInt(retryMilliseconds.from, retryMilliseconds.to)}\n: open\n\n`)
    // Ended rather than refused: browsers do not retry a refused stream.
    if (this.#isClosed) stream.end()
    return stream
  }

  /** Ends all streams, and from now on each new one as soon as it opens. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const { stream } of this.#all()) stream.end()
  }

  #all(): Entry[] {
    return [...this.#entries.values()].flatMap((own) => [...own])
  }

  #beat(): void {
    for (const { stream } of this.#all()) stream.write(': \n\n')
  }

  /** Ends streams whose session has ended or whose rights have changed. */
  async #check(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0 || this.#isClosed) return
    try {
      const hashes = new Map(entries.map(({ sessionHash }) => [keyOf(sessionHash), sessionHash]))
      const sessions = await readLiveSessions(this.#executor, [...hashes.values()])
      const live = new Map(sessions.map((session) => [keyOf(session.sessionHash), session]))
      for (const { stream, sessionHash, type, staffLevel } of entries) {
        const now = live.get(keyOf(sessionHash))
        if (now?.type !== type || now.staffLevel !== staffLevel) stream.end()
      }
    } catch (error) {
      // The next check comes within a minute, or when the database is back.
      this.#log.warn({ err: error }, 'Sessions of open streams could not be checked')
    }
  }
}

const keyOf = (sessionHash: Buffer) => sessionHash.toString('base64')
