import type { Mailer } from '../../platform/mail/mail.ts'
import type { Passwords } from '../../platform/passwords.ts'
import type { Signer } from '../../platform/signing.ts'

export type AccountTools = {
  /** With a limit per recipient: strangers can cause most of these mails. */
  mailer: Mailer
  signer: Signer
  passwords: Passwords
  publicUrl: string
  rateLimitFactor: number
}

/** Where a call came from; the address is a name for it, not the address. */
export type Origin = { address: string; userAgent: string | undefined; deviceId: string | null }
