import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { isReceived } from './messages-store.ts'

// What other domains may use.
export { hasChanged } from './conversations.ts'
export { listMoneyRequests } from './money-requests.ts'
export { messageTexts } from './masked-texts.ts'
export { addNotes, ensureConversation } from './notes.ts'
export { seedConversations, type SeededConversation, type SeededNote, type SeededText } from './seeding.ts'

/** Whether an account may report a message: it must be its receiver. */
export const maySeeMessage = (executor: Executor, { accountId }: Caller, id: string): Promise<boolean> =>
  isReceived(executor, accountId, id)
