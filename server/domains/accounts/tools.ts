import type { Emit } from '../../platform/domain-events.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { limitPerRecipient } from '../../platform/mail/recipient-limit.ts'
import type { Passwords } from '../../platform/passwords.ts'
import type { Signer } from '../../platform/signing.ts'

export type AccountTools = {
  /** Limited by `limitMails`. */
  mailer: Mailer
  signer: Signer
  passwords: Passwords
  emit: Emit
  publicUrl: string
  rateLimitFactor: number
}

/** Strangers can cause most mails about an account, so each mailbox gets few of them. */
export const limitMails = ({
  mailer,
  signer,
  rateLimitFactor,
}: Omit<AccountTools, 'emit' | 'passwords' | 'publicUrl'>) =>
  limitPerRecipient(mailer, signer, rateLimitFactor)

/** Where a call came from; the address is a name for it, not the address. */
export type Origin = { address: string; userAgent: string | undefined; deviceId: string | null }
