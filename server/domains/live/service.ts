import type { OpenStream } from '../../../contract/endpoint.ts'
import type { liveEvents } from '../../../contract/live.ts'
import type { LiveEvent } from '../../platform/events/notification.ts'
import { readClock } from '../../platform/events/publish.ts'
import type { RouteContext } from '../../platform/domain.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { hasChanged } from '../messages/service.ts'

export type Sources = Pick<RouteContext, 'database' | 'live'>

/**
 * Events older than the last id by more than this have certainly arrived: the id of an event is the time at which its
 * transaction began, and no transaction takes longer than 15 seconds.
 */
const overlapMilliseconds = 60_000
/** Sends `sync` first if a lost connection has missed anything, then live events. */
export async function followEvents(
  { database, live }: Sources,
  caller: Caller,
  lastEventId: string | null,
  stream: OpenStream<typeof liveEvents>,
): Promise<void> {
  // A client that got a later event first would never ask for the missed ones again.
  let waiting: LiveEvent[] | null = []
  const unsubscribe = live.subscribe(caller, (event) => {
    if (waiting === null) stream.send(event)
    else waiting.push(event)
  })
  stream.onEnd(unsubscribe)
  const now = await readClock(database.executor)
  const since = sinceOf(lastEventId, now)
  if (since !== null && (await hasChanged(database.executor, caller, since)))
    stream.send({ event: 'sync', data: {} })
  // What happens after this id is sent live, or causes a `sync` when the client reconnects with it.
  stream.mark(String(now))
  for (const event of waiting) stream.send(event)
  waiting = null
}

/** Without an id nothing was missed; with one that is not ours everything may have been. */
function sinceOf(lastEventId: string | null, now: number): Date | null {
  if (lastEventId === null) return null
  const at = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0
  return new Date(at < now + overlapMilliseconds ? at - overlapMilliseconds : 0)
}
