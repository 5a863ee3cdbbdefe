import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Own } from './rows-store.ts'
import type { LockedSides } from './store.ts'

/** Staff share the conversations with people who ask for help; everyone else has only their own. */
export const ownOf = ({ accountId, type }: Caller): Own => (type === 'ADMIN' ? 'staff' : { accountId })

/** Null if the caller may write: to staff always, to each other with a verified address and unless a side has blocked. */
export function whyNotWritable(
  { emailVerified }: Caller,
  { seekerId, employerId, hasBlocked, isBlocked }: LockedSides,
): 'conversation_closed' | 'email_unverified' | null {
  if (hasBlocked || isBlocked) return 'conversation_closed'
  const isWithStaff = seekerId === null || employerId === null
  return isWithStaff || emailVerified ? null : 'email_unverified'
}
