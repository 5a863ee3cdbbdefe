import * as z from 'zod/mini'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { limitPerRecipient } from '../../platform/mail/recipient-limit.ts'
import type { Signer } from '../../platform/signing.ts'
import { addressOfLink } from './links.ts'
import { listUnmailed, lockSeeker, markMailed, type Guarantor, type Seeker } from './store.ts'

const asking = z.object({ seekerId: z.string() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Mails the guarantors whom a seeker entered before their own address was verified. */
    'ask-guarantors': z.infer<typeof asking>
  }
}
declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** One was added, has answered, was changed or is gone. */
    guarantorsChanged: { seekerId: string }
  }
}

export type GuarantorTools = {
  /** Limited by `limitMails`. */
  mailer: Mailer
  signer: Signer
  publicUrl: string
  rateLimitFactor: number
  emit: Emit
}

/** Strangers cause mails to guarantors, and guarantors to seekers, so each mailbox gets few of them. */
export const limitMails = <Tools extends GuarantorTools>(tools: Tools): Tools => ({
  ...tools,
  mailer: limitPerRecipient(tools.mailer, tools.signer, tools.rateLimitFactor),
})

/** Says to a guarantor who entered what about them, and asks for an answer. */
export async function sendRequest(
  transaction: Executor,
  tools: GuarantorTools,
  { guarantor, seekerName, reminds }: { guarantor: Guarantor; seekerName: string; reminds: boolean },
): Promise<void> {
  const { id, firstName, lastName, email, phone, relationship, placeId, language } = guarantor
  await markMailed(transaction, id)
  await tools.mailer.send(transaction, {
    to: email,
    language,
    template: 'guarantor-request',
    values: {
      link: addressOfLink(tools, language, guarantor),
      seeker: seekerName,
      firstName,
      lastName,
      email,
      phone,
      relationship,
      placeId,
      reminds,
    },
  })
}

/** As long as the address of the seeker is not verified, nobody is asked: anyone could write to anyone through us. */
export async function askUnmailed(
  transaction: Executor,
  tools: GuarantorTools,
  { id, name, emailVerified }: Seeker,
): Promise<void> {
  if (!emailVerified) return
  for (const guarantor of await listUnmailed(transaction, id))
    await sendRequest(transaction, tools, { guarantor, seekerName: name, reminds: false })
}

/** The task `ask-guarantors`, once the address of a seeker is verified. Done twice it mails nobody twice. */
export function createAsking(executor: Executor, tools: GuarantorTools): (payload: unknown) => Promise<void> {
  return (payload) => {
    const { seekerId } = asking.parse(payload)
    return executor.transaction().execute(async (transaction) => {
      const seeker = await lockSeeker(transaction, seekerId)
      if (seeker !== null) await askUnmailed(transaction, tools, seeker)
    })
  }
}
