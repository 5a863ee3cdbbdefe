import { sql } from 'kysely'
import { createResetTask } from '../domains/accounts/reset-password.ts'
import type { Database } from '../platform/database/connection.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { limitPerRecipient } from '../platform/mail/recipient-limit.ts'
import { testSigner } from './app.ts'

const publicUrl = 'http://localhost:3000'

/** Does what the queue would do about forgotten passwords; the test application has no worker. */
export async function sendResetLinks({ executor }: Database): Promise<void> {
  const mailer = limitPerRecipient(createMailer({ publicUrl }), testSigner, 1)
  const task = createResetTask(executor, { mailer, publicUrl })
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'mail-reset-link' returning payload`.execute(executor)
  for (const { payload } of rows) await task(payload)
}
