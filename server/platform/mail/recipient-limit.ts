import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import type { Signer } from '../signing.ts'
import type { Mailer } from './mail.ts'

/** Mails of one template that one mailbox gets. */
const most = { perHour: 3, perDay: 6 }

/** For mails that anybody can cause to be sent to anyone: beyond the limit they are dropped, and the call continues as ever. */
export function limitPerRecipient(mailer: Mailer, signer: Signer, rateLimitFactor: number): Mailer {
  const perHour = Math.ceil(most.perHour * rateLimitFactor)
  const perDay = Math.ceil(most.perDay * rateLimitFactor)
  return {
    send: async (executor, mail) => {
      const recipient = signer.hide(`recipient ${mailboxOf(mail.to)}`)
      if (await countMail(executor, { recipient, template: mail.template, perHour, perDay }))
        await mailer.send(executor, mail)
    },
  }
}

/** name+anything@host reaches the same mailbox as name@host. */
export const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** False where the limit is reached. One statement, so that of many at the same time no more get through. */
async function countMail(
  executor: Executor,
  mail: { recipient: string; template: string; perHour: number; perDay: number },
): Promise<boolean> {
  await sql`delete from recipient_mails where ctid in (
    select ctid from recipient_mails where sent[1] < now() - interval '1 day' limit 10 for update skip locked)`.execute(
    executor,
  )
  const { rows } = await sql`
    insert into recipient_mails as known (recipient, template, sent)
    values (${mail.recipient}, ${mail.template}, array[now()])
    on conflict (recipient, template) do update
      set sent = (array_prepend(now(), known.sent))[1:${mail.perDay}::integer]
      where coalesce(known.sent[${mail.perHour}::integer] < now() - interval '1 hour', true)
        and coalesce(known.sent[${mail.perDay}::integer] < now() - interval '1 day', true)
    returning recipient`.execute(executor)
  return rows.length > 0
}
