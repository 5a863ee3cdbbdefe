import type { NoticeTools } from '../domains/notices/service.ts'
import type { Database } from '../platform/database/connection.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { mailsTo } from './accounts.ts'
import { testSigner } from './app.ts'

const publicUrl = 'https://abronet.example'

/** What a task notifies people with. */
export const noticeTools: NoticeTools = {
  mailer: createMailer({ publicUrl }),
  signer: testSigner,
  publicUrl,
}

/** What somebody was notified of by mail, the oldest first. */
export async function noticesTo(database: Database, { email }: { email: string }) {
  const sent = await mailsTo(database, email)
  return sent
    .filter(({ template }) => template === 'hiring-notice')
    .map(({ values: { name, link, person, job, document, reason } }) => ({
      name,
      link,
      person,
      job,
      document,
      reason,
    }))
}
