import type { NewestMessage } from '../../../contract/messages.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { mostNewestMessages } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import type { MessageRow } from './rows-store.ts'
import { listConversations, type ConversationRow } from './store.ts'
import { noteKey } from './texts.ts'

type Tools = { texts: Texts; language: Language }

/** The specification's list of messages, for seekers (API-37). */
export async function listNewest(
  executor: Executor,
  { texts, language }: Tools,
  caller: Caller,
): Promise<NewestMessage[]> {
  const rows = await listConversations(executor, { accountId: caller.accountId }, mostNewestMessages)
  return rows.flatMap((row) =>
    row.last === null ? [] : [newestView(row, row.last, caller, { texts, language })],
  )
}

function newestView(
  row: ConversationRow,
  last: MessageRow,
  { name }: Caller,
  { texts, language }: Tools,
): NewestMessage {
  const team = texts(language, 'messaging.team')
  const other = row.otherName ?? team
  const isOwn = last.party === row.party
  const key = noteKey(last)
  return {
    id: last.id,
    senderName: isOwn ? name : last.party === 'system' ? team : other,
    receiverName: isOwn ? other : name,
    content: key === null ? (last.text ?? '') : texts(language, key),
    sentAt: new Date(last.sentAt).toISOString(),
    isRead: row.unread === 0,
    jobOfferId: last.offerId ?? row.offerId,
  }
}
