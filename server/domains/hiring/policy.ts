import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Employer } from './offers-store.ts'

/** Whoever wants to hire has proved their address, and staff have found them to be who they say they are. */
export function requireGenuine({ emailVerified }: Caller, { verified }: Employer): void {
  if (!emailVerified) throw new NamedError('email_unverified')
  if (!verified) throw new NamedError('employer_unverified')
}
