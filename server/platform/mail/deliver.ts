import type { FastifyBaseLogger } from 'fastify'
import { mailJob } from './job.ts'
import { composeMessage, type Sender } from './message.ts'
import { MailRefused, type MailTransport } from './transport.ts'

type Options = Sender & { transport: MailTransport; log: FastifyBaseLogger }

/** So many messages are remembered; more cannot be under way when the database goes away. */
const remembered = 1_000

/** The task `send-mail`. */
export function createDelivery(options: Options): (payload: unknown) => Promise<void> {
  const { transport, log } = options
  // Sent, but PostgreSQL went away before it could be noted: the repeat must not reach the person.
  const sent = new Set<string>()
  return async (payload) => {
    const job = mailJob.parse(payload)
    if (sent.has(job.messageId)) return
    try {
      await transport.deliver(composeMessage(job, options))
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn(
        { messageId: job.messageId, template: job.template, answer: error.message },
        'A mail was refused for good',
      )
      return
    }
    sent.add(job.messageId)
    for (const oldest of sent) {
      if (sent.size <= remembered) break
      sent.delete(oldest)
    }
  }
}
