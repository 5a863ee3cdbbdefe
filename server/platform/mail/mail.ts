import { v7 as newId } from 'uuid'
import type { Executor } from '../database/connection.ts'
import { enqueue } from '../queue/queue.ts'
import type { Mail } from './job.ts'

export type { Mail } from './job.ts'

/** How domains send mail: within their transaction, so that it goes out exactly when what it tells of is true. */
export type Mailer = { send(executor: Executor, mail: Mail): Promise<void> }

export function createMailer(settings: { publicUrl: string }): Mailer {
  const host = new URL(settings.publicUrl).hostname
  return {
    send: (executor, mail) => enqueue(executor, 'send-mail', { ...mail, messageId: `<${newId()}@${host}>` }),
  }
}
