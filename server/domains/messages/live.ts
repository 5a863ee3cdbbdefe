import type { LiveEvents } from '../../../contract/live.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { publish, type Recipient } from '../../platform/events/publish.ts'
import type { Pair } from './store.ts'

/** Publishes an event to both sides. */
export const publishToBoth = <Name extends keyof LiveEvents>(
  transaction: Executor,
  { seekerId, employerId }: Pair,
  event: Name,
  data: LiveEvents[Name],
): Promise<void> => publish(transaction, [recipient(seekerId), recipient(employerId)], event, data)

const recipient = (accountId: string | null): Recipient => (accountId === null ? 'staff' : { accountId })
