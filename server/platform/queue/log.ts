import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** The queue's own lines in our log, without what they carry: jobs hold addresses of people. */
export function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    // A task that failed or ended is logged by `worker.ts`, which knows what may be said.
    if (meta['failure'] === true || meta['success'] === true) return
    const line = firstLine(message)
    // Its errors are mostly a database that went away, which it and `worker.ts` get over by themselves.
    if (level === 'error' || level === 'warning') log.warn(`Queue: ${line}`)
    else log.debug(`Queue: ${line}`)
  })
}

const firstLine = (message: string) => message.split('\n', 1)[0] ?? ''
