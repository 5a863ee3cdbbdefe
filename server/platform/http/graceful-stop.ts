import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A worker that hangs is waited for no longer. */
const othersMilliseconds = 5_000

/**
 * Ends the serving of requests without breaking a connection. First the process only says that it is not ready. After the
 * delay it takes no new connection. When no worker does, and at least half a delay later, it ends streams and closes each kept
 * connection with its next answer; after another half it closes the idle ones and finishes open requests. A connection to a
 * listener as it closes is reset by the system: who lost a kept one must find all listeners closed.
 */
export class GracefulStop {
  readonly #delay: number
  readonly #waitUntilAllClosed: () => Promise<void>
  #hasBegun = false
  #closesKept = false
  #endStreams = () => {}

  constructor(delaySeconds: number, waitUntilAllClosed = async (): Promise<void> => {}) {
    this.#delay = delaySeconds * 1_000
    this.#waitUntilAllClosed = waitUntilAllClosed
  }

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** Whether each kept connection is closed with its next answer. */
  get closesKept(): boolean {
    return this.#closesKept
  }

  /** Ends streams, which never end by themselves. */
  onCloseKept(endStreams: () => void): void {
    this.#endStreams = endStreams
  }

  async stop(app: FastifyInstance): Promise<void> {
    this.#hasBegun = true
    await pause(this.#delay)
    // The server's own `close` would end idle connections with it.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    const allClosed = Promise.race([this.#waitUntilAllClosed(), pause(othersMilliseconds)])
    await Promise.race([ended, Promise.all([allClosed, pause(this.#delay / 2)])])
    this.#closesKept = true
    // Their clients reconnect to another node, because this one no longer listens.
    this.#endStreams()
    await Promise.race([ended, pause(this.#delay / 2)])
    await app.close()
  }
}
