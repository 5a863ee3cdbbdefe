import pg from 'pg'

const socketFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Messages of the driver that carry no code. */
const driverFailures =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

/** Whether PostgreSQL cannot be reached, is starting, stopping or too busy: to be tried again, and no fault of the call. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) {
    // 08: connection; 53: out of connections, memory or disk; 57P: shut down, crashed or starting; 25006: a standby.
    return /^(08|53|57P)/.test(code) || code === '25006'
  }
  return socketFailures.has(code) || driverFailures.test(error.message)
}

/** Whether the database ended a statement that took too long. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014'
}
