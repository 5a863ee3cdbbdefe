import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Own } from './rows-store.ts'
import type { LockedSides } from './store.ts'

/** Staff share the conversations with people who ask for help; everyone else has only their own. */
export const ownOf = ({ accountId, type }: Caller): Own => (type === 'ADMIN' ? 'staff' : { accountId })

/** Everyone may write to staff. Writing to each other needs a verified address, and that neither has blocked the other. */
export function requireWritable(
  { emailVerified }: Caller,
  { seekerId, employerId, hasBlocked, isBlocked }: LockedSides,
): void {
  if (hasBlocked || isBlocked) throw new NamedError('conversation_closed')
  const isWithStaff = seekerId === null || employerId === null
  if (!isWithStaff && !emailVerified) throw new NamedError('email_unverified')
}
