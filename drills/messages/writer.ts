import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { beforeNextTry, Connection, type Tally } from './connection.ts'
import type { Person } from './people.ts'

const sentMessage = z.object({ message: z.object({ id: z.uuid(), number: z.number() }) })

const texts = [
  'Are the Sundays free?',
  'Yes, every Sunday, and the evenings too.',
  'እሑድ ሥራ አለ?',
  'ከሰኞ ጀምሮ መምጣት እችላለሁ።',
  'Dilbata hojiin jiraa?',
  'Galatoomaa, bor nan dhufa.',
] as const

/** Milliseconds between two messages of one writer. */
const shortestThought = 2_000
const longestThought = 6_000

/** State that all writers share. */
export class Writing {
  hasStopped = false
  inFlight = 0
  #bell = Promise.withResolvers<void>()

  /** Makes every waiting writer send now, so that a kill hits many messages in flight. */
  ring(): void {
    this.#bell.resolve()
    this.#bell = Promise.withResolvers<void>()
  }

  async think(): Promise<void> {
    const time = shortestThought + Math.random() * (longestThought - shortestThought)
    await Promise.race([pause(time), this.#bell.promise])
  }
}

/** A person who writes one message after another and retries each until it is acknowledged. */
export class Writer {
  readonly person: Person
  /** In the order of writing: the id from the browser, and the id and number from the server. */
  readonly acknowledged: { clientId: string; id: string; number: number }[] = []
  readonly #connection: Connection

  constructor(urls: readonly [string, string], person: Person, tally: Tally) {
    this.person = person
    this.#connection = new Connection(urls, person, tally)
  }

  async write(writing: Writing): Promise<void> {
    await writing.think()
    while (!writing.hasStopped) {
      const clientId = crypto.randomUUID()
      writing.inFlight += 1
      this.acknowledged.push({ clientId, ...(await this.#send(clientId)) })
      writing.inFlight -= 1
      await writing.think()
    }
  }

  /** Retries with the same id until there is an answer, like the outbox of the browser. */
  async #send(clientId: string): Promise<{ id: string; number: number }> {
    const path = `/conversations/${this.person.conversationId}/messages`
    const text = texts[this.acknowledged.length % texts.length]
    for (;;) {
      const answer = await this.#connection.call('POST', path, sentMessage, { clientId, text })
      if (answer !== null) return answer.message
      await beforeNextTry()
    }
  }
}
