import type { FastifyInstance } from 'fastify'
import type { Executor } from '../database/connection.ts'
import type { SessionCookie } from './cookie.ts'
import { endSession } from './sessions.ts'

/**
 * Ends the session of somebody who signed out without a connection, with the first request that arrives and before it
 * is answered. Without the database it refuses: the cookie stays, and the next request tries again.
 */
export function endSessionsLeftOffline(
  app: FastifyInstance,
  executor: Executor,
  cookie: SessionCookie,
): void {
  // After the rate limit, so that nobody can make the database delete without end; before access is checked.
  app.addHook('preParsing', async (request, reply) => {
    if (!cookie.asksToSignOut(request)) return
    const id = cookie.readToSignOut(request)
    if (id !== null) await endSession(executor, id)
    cookie.clear(reply)
    cookie.clearSignOut(reply)
  })
}
