import type { FastifyBaseLogger } from 'fastify'
import type { Listener } from '../database/notifications.ts'
import type { Caller } from '../sessions/sessions.ts'
import { readNotification, type LiveEvent } from './notification.ts'
import { liveChannel } from './publish.ts'

type Subscriber = (event: LiveEvent) => void

/** Delivers events that any process has published to the subscribers of this one. */
export class LiveHub {
  readonly #log: FastifyBaseLogger
  readonly #byAccount = new Map<string, Set<Subscriber>>()
  readonly #staff = new Set<Subscriber>()

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  get listener(): Listener {
    return {
      channels: { [liveChannel]: (payload) => this.#receive(payload) },
      onListening: () =>
        this.#deliver(
          { event: 'sync', data: {} },
          new Set([...this.#byAccount.values()].flatMap((own) => [...own])),
        ),
    }
  }

  /** Returns a function that unsubscribes. */
  subscribe({ accountId, type }: Pick<Caller, 'accountId' | 'type'>, subscriber: Subscriber): () => void {
    const own = this.#byAccount.get(accountId) ?? new Set()
    this.#byAccount.set(accountId, own.add(subscriber))
    if (type === 'ADMIN') this.#staff.add(subscriber)
    return () => {
      this.#staff.delete(subscriber)
      own.delete(subscriber)
      if (own.size === 0) this.#byAccount.delete(accountId)
    }
  }

  #receive(payload: string): void {
    const notification = readNotification(payload)
    if (notification === null) {
      this.#log.warn('A notification of an event could not be read')
      return
    }
    const recipients = notification.to.flatMap((to) => [
      ...(to === 'staff' ? this.#staff : (this.#byAccount.get(to.accountId) ?? [])),
    ])
    this.#deliver(notification.event, new Set(recipients))
  }

  #deliver(event: LiveEvent, subscribers: ReadonlySet<Subscriber>): void {
    for (const subscriber of subscribers) {
      try {
        subscriber(event)
      } catch (error) {
        // The other subscribers still get the event.
        this.#log.error({ err: error }, 'An event could not be delivered')
      }
    }
  }
}
