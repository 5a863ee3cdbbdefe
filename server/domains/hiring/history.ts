import type { Executor } from '../../platform/database/connection.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { addNotes } from '../messages/service.ts'
import {
  addEvents,
  addUnnoted,
  lockNoting,
  readUnnoted,
  removeUnnoted,
  type NewEvent,
} from './history-store.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Writes events as notes into the conversation of the seeker and the employer. */
    'note-events': Record<string, never>
  }
}

/**
 * Stores a line of history, and moments later a task adds a note to the conversation. In the same transaction the note could
 * deadlock: people who write lock the conversation, and no hiring transaction may wait for that lock.
 */
export async function recordEvents(transaction: Executor, events: readonly NewEvent[]): Promise<void> {
  const ids = await addEvents(transaction, events)
  if (ids.length === 0) return
  await addUnnoted(transaction, ids)
  // Without a task key: all hiring transactions would wait for its lock.
  await enqueue(transaction, 'note-events', {})
}

const readTogether = 200

/** The task `note-events`: it can be killed and repeated at any time without noting anything twice. */
export async function noteEvents(executor: Executor): Promise<void> {
  while (await noteSome(executor));
}

async function noteSome(executor: Executor): Promise<boolean> {
  const events = await readUnnoted(executor, readTogether)
  const pairs = Map.groupBy(events, ({ seekerId, employerId }) => `${seekerId} ${employerId}`)
  for (const ofPair of pairs.values()) {
    await executor.transaction().execute(async (transaction) => {
      await lockNoting(transaction)
      await noteOfPair(
        transaction,
        ofPair.map(({ id }) => id),
      )
    })
  }
  return events.length === readTogether
}

/** Read again under the lock: another process may have noted some. */
async function noteOfPair(transaction: Executor, ids: readonly string[]): Promise<void> {
  const events = await readUnnoted(transaction, readTogether, ids)
  const [first] = events
  if (first === undefined) return
  const { seekerId, employerId } = first
  const notes = events.flatMap(({ subject, transition, party, reason, happenedAt, offerId, jobId }) =>
    subject === null || transition === null || party === null || happenedAt === null
      ? []
      : [{ subject, transition, party, reason, happenedAt, offerId, jobId }],
  )
  // If an account was erased, its conversation is gone.
  if (seekerId !== null && employerId !== null) await addNotes(transaction, { seekerId, employerId }, notes)
  await removeUnnoted(transaction, ids)
}
