import type { OpenStream } from '../../../contract/endpoint.ts'
import type { liveEvents } from '../../../contract/live.ts'
import type { LiveEvent } from '../../platform/events/notification.ts'
import { readClock } from '../../platform/events/publish.ts'
import type { RouteContext } from '../../platform/domain.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readChanges } from '../messages/service.ts'

export type Sources = Pick<RouteContext, 'database' | 'live'>

/**
 * Events older than the last id by more than this have certainly arrived: the id of an event is the time at which its
 * transaction began, and no transaction takes longer than 15 seconds.
 */
const overlapMilliseconds = 60_000
/** A client that was away for longer must read everything again. */
const longestAwayMilliseconds = 24 * 60 * 60_000
/** The limit of `readChanges`: with this many rows there may be more. */
const mostReplayed = 100

/** Sends first what a lost connection has missed, then live events. */
export async function followEvents(
  { database, live }: Sources,
  caller: Caller,
  lastEventId: string | null,
  stream: OpenStream<typeof liveEvents>,
): Promise<void> {
  // A client that got a later event before the missed ones would never ask for the missed ones again.
  let waiting: LiveEvent[] | null = []
  const unsubscribe = live.subscribe(caller, (event) => {
    if (waiting === null) stream.send(event)
    else waiting.push(event)
  })
  stream.onEnd(unsubscribe)
  const now = await readClock(database.executor)
  const missed = await readMissed(database.executor, caller, sinceOf(lastEventId, now))
  for (const event of missed) stream.send(event)
  // Everything after this id is sent live, or replayed when the client reconnects with it.
  stream.mark(String(now))
  for (const event of waiting) stream.send(event)
  waiting = null
}

/** Without an id nothing was missed; `unknown`: the id is too old or not one of ours. */
function sinceOf(lastEventId: string | null, now: number): Date | 'unknown' | null {
  if (lastEventId === null) return null
  const at = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
  const isUsable = at > now - longestAwayMilliseconds && at < now + overlapMilliseconds
  return isUsable ? new Date(at - overlapMilliseconds) : 'unknown'
}

async function readMissed(
  executor: Sources['database']['executor'],
  caller: Caller,
  since: Date | 'unknown' | null,
): Promise<LiveEvent[]> {
  if (since === null) return []
  const changes = since === 'unknown' ? null : await readChanges(executor, caller, since)
  if (changes === null || changes.length >= mostReplayed) return [{ event: 'sync', data: {} }]
  return changes.map((data) => ({ event: 'message', data }))
}
