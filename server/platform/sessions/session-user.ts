import type { PresentUser, SessionUser } from '../../../contract/accounts.ts'
import type { Caller } from './sessions.ts'

export type SessionAccount = Omit<SessionUser, 'role'> & { type: SessionUser['role'] }

/** Of a person for that person. */
export const sessionUserView = (account: SessionAccount): SessionUser => ({
  id: account.id,
  username: account.username,
  email: account.email,
  emailVerified: account.emailVerified,
  role: account.type,
  profileStep: account.profileStep,
})

export const presentUserView = (caller: Caller): PresentUser => ({
  ...sessionUserView({ ...caller, id: caller.accountId }),
  calendar: caller.calendar,
  clock: caller.clock,
  name: caller.name,
})
