import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Ends the serving of requests without breaking a connection. First the process only says that it is not ready. After the
 * delay it takes no new connection and closes each kept one with its next answer; after the delay again it closes the idle
 * ones and finishes what is under way. Kept connections last until the listener is closed, because connections that are
 * being made at that moment are reset by the system.
 */
export class GracefulStop {
  readonly #delay: number
  #hasBegun = false

  constructor(delaySeconds: number) {
    this.#delay = delaySeconds * 1_000
  }

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  async stop(app: FastifyInstance): Promise<void> {
    this.#hasBegun = true
    await pause(this.#delay)
    // The server's own `close` would end idle connections with it.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    await Promise.race([ended, pause(this.#delay)])
    await app.close()
  }
}
