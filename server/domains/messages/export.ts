import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readAllMessages } from './messages-store.ts'
import { messageView } from './view.ts'

/** All conversations of an account, for its data export: own texts as written, those of others as shown. */
export async function exportConversations(executor: Executor, { accountId }: Caller) {
  const rows = await readAllMessages(executor, accountId)
  if (rows.length === 0) return null
  const groups = Map.groupBy(rows, ({ conversationId }) => conversationId)
  return [...groups.values()].map((messages) => ({
    with: messages[0]?.name ?? null,
    messages: messages.map((row) => {
      const { isOwn, text, note, jobTitle, sentAt } = messageView(row, row.ownParty)
      return note === null
        ? { sentAt, isOwn, text: row.ownBody ?? text }
        : { sentAt, isOwn, subject: note.subject, transition: note.transition, reason: note.reason, jobTitle }
    }),
  }))
}
