import { sql } from 'kysely'
import type { LiveEvents } from '../../../contract/live.ts'
import type { Executor } from '../database/connection.ts'

/** Who gets an event: one account, or all staff. */
export type Recipient = { accountId: string } | 'staff'

/** The channel of PostgreSQL on which every process listens. */
export const liveChannel = 'live_events'

/** The database's own time in milliseconds, which is also the id of an event. */
const millisecondsOf = (time: 'now()' | 'clock_timestamp()') =>
  sql<number>`floor(extract(epoch from ${sql.raw(time)}) * 1000)::float8`

/** Sends an event to the recipients' open streams on every node when the transaction commits. */
export async function publish<Name extends keyof LiveEvents>(
  transaction: Executor,
  to: readonly Recipient[],
  event: Name,
  data: LiveEvents[Name],
): Promise<void> {
  const notification = sql<string>`json_build_object('at', ${millisecondsOf('now()')}, 'to', ${JSON.stringify(to)}::json,
    'event', ${event}::text, 'data', ${JSON.stringify(data)}::json)::text`
  await sql`select pg_notify(${liveChannel}, ${notification})`.execute(transaction)
}

/** The current time of the database, in the format of event ids: the same on every node. */
export async function readClock(executor: Executor): Promise<number> {
  const { now } = await executor
    .selectNoFrom(millisecondsOf('clock_timestamp()').as('now'))
    .executeTakeFirstOrThrow()
  return now
}
