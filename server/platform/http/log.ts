import pg from 'pg'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../../config.ts'
import { isDatabaseUnavailable, isStatementTimeout } from '../database/failure.ts'
import { onAnswered } from './answered.ts'

/**
 * One line per answer with the route's pattern, never the address itself: addresses carry names and tokens. No header,
 * no body, no address of a caller.
 */
export function logRequests(app: FastifyInstance): void {
  onAnswered(app, (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'Answered')
    else request.log.info(line, 'Answered')
  })
}

export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    base: { pid: process.pid },
    serializers: { err: describeError },
  }
}

/**
 * PostgreSQL repeats values of the row in its messages, so of its errors only the code and the place are kept; where the
 * server itself is the cause (a full disk, no connection left, a time limit) its message speaks of nothing else.
 */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  if (!(error instanceof pg.DatabaseError)) return { type: error.name, message: error.message, stack }
  const isOfServer = isDatabaseUnavailable(error) || isStatementTimeout(error)
  const about = isOfServer ? error.message : `${error.table ?? ''} ${error.constraint ?? ''}`
  return { type: 'DatabaseError', message: `${error.code} ${about}`.trim(), stack }
}
