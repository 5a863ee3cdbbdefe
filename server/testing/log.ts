import fastify, { type FastifyBaseLogger } from 'fastify'
import { readConfig } from '../config.ts'
import { loggerOptions } from '../platform/http/log.ts'

/** The real log, kept instead of printed. */
export function keptLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = []
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'debug' }))
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({ logger: typeof options === 'object' ? { ...options, stream } : false })
  return { log: app.log, lines }
}
