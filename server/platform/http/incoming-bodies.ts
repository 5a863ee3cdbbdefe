import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Texts } from '../texts.ts'
import { NamedError, rawAnswer } from './errors.ts'

/** So long a request may take to arrive in all, unless its route takes uploads. */
const bodyMilliseconds = 45_000
/** The same for uploads: 10 MB over 100 kbit/s. Node has one limit for all requests, so that is this one. */
export const longestBodyMilliseconds = 15 * 60_000
/** What is uploaded may be slow, but not silent for so long. */
const stallMilliseconds = 20_000
const looksPerStall = 4
const farewellMilliseconds = 1_000

/** Why a body ended before it was whole. */
export type Cut = 'gone' | 'stalled' | 'stopped'

export type WatchedBody = {
  /** Calls back once where the client has gone or says nothing, or the process is to end. */
  onCut(callback: (cut: Cut) => void): void
  /** What is left unread is let run out, or a browser that still sends would never hear the answer. */
  release(): void
}

/** Limits how long bodies take, and ends uploads that are under way when the process does. */
export class IncomingBodies {
  readonly #stallMilliseconds: number
  readonly #limits = new WeakMap<IncomingMessage, { timer: NodeJS.Timeout; end: () => void }>()
  readonly #stops = new Set<() => void>()
  #isClosed = false

  constructor({ stall = stallMilliseconds }: { stall?: number | undefined } = {}) {
    this.#stallMilliseconds = stall
  }

  /** A sender that drips is not waited for, also where nobody reads what it sends. */
  register(app: FastifyInstance, texts: Texts): void {
    app.addHook('onRequest', ({ raw }, reply, done) => {
      if (hasBody(raw))
        this.#limit(raw, () => {
          const { socket } = raw
          if (reply.raw.headersSent || !socket.writable) return void raw.destroy()
          socket.end(rawAnswer('request_timeout', texts))
          setTimeout(() => socket.destroy(), farewellMilliseconds).unref()
        })
      done()
    })
    // Fastify waits for open requests.
    app.addHook('preClose', async () => this.close())
  }

  /** Cuts the uploads under way: what has arrived is kept, and their clients go on with another process. */
  close(): void {
    this.#isClosed = true
    for (const stop of this.#stops) stop()
  }

  /** For a body that may take long, as long as something arrives. */
  watch({ raw }: FastifyRequest): WatchedBody {
    const limit = this.#limits.get(raw)
    clearTimeout(limit?.timer)
    let callback: ((cut: Cut) => void) | null = null
    let reason: Cut | null = this.#isClosed ? 'stopped' : null
    let isWhole = false
    const cut = (why: Cut) => {
      if (isWhole || reason !== null) return
      reason = why
      callback?.(why)
    }
    let { bytesRead } = raw.socket
    let silent = 0
    // Counted rather than listened for: a listener would make the body flow before its reader is there.
    const timer = setInterval(() => {
      silent = raw.socket.bytesRead === bytesRead ? silent + 1 : 0
      bytesRead = raw.socket.bytesRead
      if (silent === looksPerStall) cut('stalled')
    }, this.#stallMilliseconds / looksPerStall).unref()
    const stop = () => cut('stopped')
    const end = () => {
      isWhole = true
      clearInterval(timer)
    }
    const gone = () => cut('gone')
    this.#stops.add(stop)
    raw.once('end', end).once('close', gone).once('error', gone)
    return {
      onCut: (given) => {
        callback = given
        if (reason !== null) given(reason)
      },
      release: () => {
        clearInterval(timer)
        this.#stops.delete(stop)
        raw.off('end', end).off('close', gone)
        if (isWhole || raw.destroyed) return
        raw.unpipe()
        raw.resume()
        if (limit !== undefined) this.#limit(raw, limit.end)
      },
    }
  }

  /** The body as a stream that ends in any case: what arrived before a cut comes out of it. */
  open(request: FastifyRequest): { stream: Readable; readonly cut: Cut | null; release(): void } {
    const { raw } = request
    const watched = this.watch(request)
    const stream = new PassThrough()
    let reason: Cut | null = null
    watched.onCut((cut) => {
      reason = cut
      raw.unpipe(stream)
      stream.end()
    })
    if (reason === null) raw.pipe(stream)
    return {
      stream,
      get cut() {
        return reason
      },
      release: () => watched.release(),
    }
  }

  #limit(raw: IncomingMessage, end: () => void): void {
    const timer = setTimeout(end, bodyMilliseconds).unref()
    this.#limits.set(raw, { timer, end })
    const clear = () => clearTimeout(timer)
    raw.once('end', clear).once('close', clear)
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** What a cut is answered with; nobody reads it where the client has gone. */
export function refusalOf(cut: Cut): NamedError {
  const codes = { gone: 'request_timeout', stalled: 'request_timeout', stopped: 'unavailable' } satisfies {
    [C in Cut]: ErrorCode
  }
  return new NamedError(codes[cut])
}
