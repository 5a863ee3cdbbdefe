import { setTimeout as pause } from 'node:timers/promises'
import type * as z from 'zod/mini'

/** Counts the status codes of all calls, for the judge. */
export class Tally {
  /** True from a kill until the recovery from it. */
  isOutage = false
  readonly #statuses = new Map<number, number>()
  #unanswered = 0
  #failedInCalm = 0

  count(status: number | null): void {
    if (status === null) this.#unanswered += 1
    else this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    if (status !== 200 && !this.isOutage) this.#failedInCalm += 1
  }

  /** Number of answers that nobody should get, even during an outage. */
  wrong(): number {
    return [...this.#statuses].reduce((sum, [status, times]) => sum + (isExpected(status) ? 0 : times), 0)
  }

  /** Calls that failed outside an outage; a busy machine refuses some. */
  get failedInCalm(): number {
    return this.#failedInCalm
  }

  summary(): string {
    const statuses = [...this.#statuses].toSorted(([a], [b]) => a - b)
    return [
      ...statuses.map(([status, times]) => `${times} × ${status}`),
      `${this.#unanswered} unanswered`,
    ].join(', ')
  }
}

const isExpected = (status: number) => status === 200 || status === 503

type Request = Omit<RequestInit, 'headers'> & { headers?: { [name: string]: string } }

/** Timeout in milliseconds, longer than any answer takes. */
const patience = 10_000

/** Waits before a retry, with jitter. */
export const beforeNextTry = () => pause(200 + Math.random() * 600)

/** The calls of one person: to the same node until it fails, then to the other. */
export class Connection {
  readonly #urls: readonly [string, string]
  readonly #cookie: string
  readonly #tally: Tally
  #node: 0 | 1

  constructor(urls: readonly [string, string], who: { cookie: string; home: 0 | 1 }, tally: Tally) {
    this.#urls = urls
    this.#cookie = who.cookie
    this.#node = who.home
    this.#tally = tally
  }

  /** Null if the call was refused or failed: the next call goes to the other node. */
  async call<Body>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    schema: z.ZodMiniType<Body>,
    body?: object,
  ): Promise<Body | null> {
    const answer = await this.#fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer === null) return null
    // An incomplete answer also counts as a failure.
    const text = await answer.text().catch(() => null)
    if (text === null) return this.#fail(null)
    if (answer.status !== 200) return this.#fail(answer.status)
    this.#tally.count(200)
    return schema.parse(JSON.parse(text))
  }

  /** Opens an event stream at the first node that answers, as a load balancer would. */
  async open(path: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> {
    const headers = {
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    }
    const answer =
      (await this.#fetch(path, { signal, headers })) ?? (await this.#fetch(path, { signal, headers }))
    if (answer === null) throw new Error('No node answers')
    this.#tally.count(answer.status)
    return answer
  }

  async #fetch(path: string, init: Request): Promise<Response | null> {
    const url = this.#urls[this.#node]
    try {
      return await fetch(`${url}/api${path}`, {
        ...init,
        headers: {
          ...init.headers,
          cookie: this.#cookie,
          origin: url,
          ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      })
    } catch {
      return this.#fail(null)
    }
  }

  #fail(status: number | null): null {
    this.#tally.count(status)
    this.#node = this.#node === 0 ? 1 : 0
    return null
  }
}
