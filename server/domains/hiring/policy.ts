import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Employer } from './offers-store.ts'

/** To hire, an employer has verified the e-mail address and was verified by staff. */
export function requireVerifiedEmployer({ emailVerified }: Caller, { verified }: Employer): void {
  if (!emailVerified) throw new NamedError('email_unverified')
  if (!verified) throw new NamedError('employer_unverified')
}
