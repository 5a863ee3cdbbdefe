import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { Database, Executor } from '../../platform/database/connection.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import {
  findReader,
  lockAccount,
  pageIn,
  stopLinks,
  type NoticeReader,
  type NoticeTools,
} from '../notices/service.ts'
import {
  clearWaiting,
  countUnreadTexts,
  findMailedAt,
  lockWaitingSides,
  markMailed,
  readAwayReaders,
  wasMailedOfLate,
  type UnreadTexts,
} from './away-store.ts'

type Tools = NoticeTools & {
  database: Database
  /** Number of accounts in a batch. */
  batch?: number
}

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Mails people who have not read their messages for a while. */
    'mail-messages': Record<string, never>
  }
}

export const awaySchedule = [
  { task: 'mail-messages', match: '*/5 * * * *', identifier: 'unread-messages' },
] as const

/**
 * The task `mail-messages`. A mail and its record are stored in one transaction, so nobody is mailed twice, even if the
 * task is killed and repeated, or two nodes run it at the same time.
 */
export function createAwayMails(tools: Tools): () => Promise<void> {
  const { database, batch = 100 } = tools
  return async () => {
    let after: string | null = null
    do {
      const ids = await readAwayReaders(database.executor, { after, most: batch })
      for (const id of ids) {
        await database.executor.transaction().execute((transaction) => mailReader(transaction, tools, id))
      }
      after = ids.length < batch ? null : (ids.at(-1) ?? null)
    } while (after !== null)
  }
}

const kind = 'messages'

async function mailReader(transaction: Executor, tools: Tools, accountId: string): Promise<void> {
  if (!(await lockAccount(transaction, accountId))) return
  // Another node may have mailed them, or they may have read, since they were found.
  if (await wasMailedOfLate(transaction, accountId)) return
  const waiting = await lockWaitingSides(transaction, accountId)
  if (!waiting.some(({ isDue }) => isDue)) return
  await clearWaiting(transaction, accountId, waiting)
  const reader = await findReader(transaction, { accountId, kind })
  if (reader === null) return
  const unread = await countUnreadTexts(transaction, accountId)
  if (unread.messages === 0) return
  await markMailed(transaction, accountId)
  await tools.mailer.send(transaction, letterTo(reader, unread, tools))
}

function letterTo({ id, type, email, language }: NoticeReader, unread: UnreadTexts, tools: Tools): Mail {
  const side = isEmployer(type) ? 'employer' : 'seeker'
  const path = side === 'employer' ? '/employer/messages' : '/jobseeker/messages'
  return {
    to: email,
    language,
    template: 'unread-messages',
    values: {
      ...stopLinks(language, tools, { accountId: id, kind }),
      ...unread,
      reader: side,
      link: pageIn(language, tools, path),
    },
  }
}

/** When an account was last mailed about unread messages, for the export of its data. */
export async function exportLastMail(executor: Executor, { accountId }: Caller) {
  const mailedAt = await findMailedAt(executor, accountId)
  return mailedAt === null ? null : { mailedAt: mailedAt.toISOString() }
}
