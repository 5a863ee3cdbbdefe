import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Limit of unsent data for one reader; a slower reader is disconnected. */
const mostBufferedBytes = 64 * 1024
/** How long an ending stream waits for its last data to be sent. */
const endMilliseconds = 1_000

/** The body of an answer that is a stream of server-sent events. */
export class EventStream extends Readable {
  readonly #response: ServerResponse
  #isEnding = false

  constructor(response: ServerResponse) {
    super({ read: () => {} })
    this.#response = response
  }

  /** Takes whole lines, including the empty line at the end. */
  write(lines: string): void {
    if (this.#isEnding || this.destroyed) return
    const buffered = this.readableLength + this.#response.writableLength
    // Destroyed, because a regular end would wait for the reader. A client that is still there reconnects.
    if (buffered + Buffer.byteLength(lines) > mostBufferedBytes) this.destroy()
    else this.push(lines)
  }

  end(): void {
    if (this.#isEnding || this.destroyed) return
    this.#isEnding = true
    this.push(null)
    setTimeout(() => {
      if (!this.#response.writableFinished) this.#response.destroy()
    }, endMilliseconds).unref()
  }
}
