import * as z from 'zod/mini'
import { liveEvents } from '../../contract/live.ts'
import type { StreamEvent } from '../../web/lib/event-parser.ts'
import { keepStream } from '../../web/lib/live-stream.ts'
import { beforeNextTry, Connection, type Tally } from './connection.ts'
import type { Person } from './people.ts'

const page = z.object({
  messages: z.array(z.object({ id: z.uuid(), number: z.number() })),
  hasMore: z.boolean(),
})
const unreadCount = z.object({ unread: z.number() })

/** A person with an open conversation, who reads new messages only when an event arrives. */
export class Reader {
  readonly person: Person
  /** In the order in which they were read. */
  readonly seen: { id: string; number: number }[] = []
  /** The highest number that the server has acknowledged as read. */
  readNumber = 0
  readonly #calls: Connection
  readonly #stream: Connection
  readonly #stopped = new AbortController()
  #isBehind = false
  #reading: Promise<void> | null = null
  #following: Promise<void>

  constructor(urls: readonly [string, string], person: Person, tally: Tally) {
    this.person = person
    this.#calls = new Connection(urls, person, tally)
    this.#stream = new Connection(urls, person, tally)
    this.#following = this.#follow()
  }

  get newest(): number {
    return this.seen.at(-1)?.number ?? 0
  }

  unread(): Promise<{ unread: number } | null> {
    return this.#calls.call('GET', '/unread-messages', unreadCount)
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#following
    await this.#reading
  }

  /** Uses the browser's own code to keep the stream open. */
  #follow(): Promise<void> {
    let lastId: string | null = null
    return keepStream(
      {
        open: (signal) => this.#stream.open('/events', lastId, signal),
        // With an id the server sends `sync` if anything was missed.
        onOpen: () => {
          if (lastId === null) this.#wake()
        },
        onEvent: (event) => {
          lastId = event.id
          this.#hear(event)
        },
        onRefused: () => {},
        onOnline: () => () => {},
      },
      this.#stopped.signal,
    )
  }

  #hear({ name, data }: StreamEvent): void {
    if (data === '') return
    if (name === 'sync') this.#wake()
    if (name === 'message' && liveEvents.message.parse(JSON.parse(data)).number > this.newest) this.#wake()
  }

  #wake(): void {
    this.#isBehind = true
    this.#reading ??= this.#catchUp().finally(() => (this.#reading = null))
  }

  async #catchUp(): Promise<void> {
    while (this.#isBehind && !this.#stopped.signal.aborted) {
      const path = `/conversations/${this.person.conversationId}/messages?after=${this.newest}`
      // An event that arrives from now on may not be in this answer.
      this.#isBehind = false
      const answer = await this.#calls.call('GET', path, page)
      if (answer === null) await beforeNextTry()
      else this.seen.push(...answer.messages.map(({ id, number }) => ({ id, number })))
      this.#isBehind ||= answer === null || answer.hasMore
      const isNew = !this.#isBehind && this.newest > this.readNumber
      if (isNew && this.person.isLooking) await this.#markAsRead(this.newest)
    }
  }

  /** No retry: the next call covers one that failed. */
  async #markAsRead(number: number): Promise<void> {
    const path = `/conversations/${this.person.conversationId}/read`
    const answer = await this.#calls.call('PUT', path, unreadCount, { number })
    if (answer !== null) this.readNumber = number
  }
}
