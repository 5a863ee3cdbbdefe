import { shortestPassword } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { isCommon } from './common-passwords.ts'
import { createAccount } from './create-account.ts'
import { ownNames } from './own-password.ts'
import { hasAdmin } from './store.ts'

type StaffTools = { passwords: Passwords; emit: Emit }
type NewStaff = { username: string; email: string; password: string; level: 'ADMIN' | 'SUPPORT' }

export const isWeak = ({ password, username, email }: NewStaff) =>
  password.length < shortestPassword || isCommon(password, ownNames({ username, email }))

/** Answers what is taken: null where the account is there now. Its address is vouched for by the operator. */
export async function createStaff(
  executor: Executor,
  { passwords, emit }: StaffTools,
  staff: NewStaff,
): Promise<'username' | 'email' | null> {
  const passwordHash = await passwords.hash(staff.password)
  const { username, email, level: staffLevel } = staff
  const created = await executor.transaction().execute((transaction) =>
    createAccount(transaction, emit, {
      type: 'ADMIN',
      staffLevel,
      username,
      email,
      emailVerified: true,
      language: 'en',
      passwordHash,
    }),
  )
  return 'taken' in created ? created.taken : null
}

/** Of an address as much as a username may hold. */
export function usernameFrom(email: string): string {
  const part = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 24)
  return part.length < 3 ? `staff-${part}` : part
}

/** The first administrator, where there is none. Says whether the address is somebody's who is not staff. */
export async function ensureFirstStaff(
  executor: Executor,
  tools: StaffTools,
  input: { email: string; password: string },
): Promise<'ready' | 'created' | 'address taken'> {
  const name = usernameFrom(input.email)
  for (const username of [name, `${name}-2`, `${name}-3`, `${name}-4`]) {
    // Asked each time: another node may be about the same.
    if (await hasAdmin(executor)) return 'ready'
    const taken = await createStaff(executor, tools, { ...input, username, level: 'ADMIN' })
    if (taken === null) return 'created'
    if (taken === 'email') break
  }
  return (await hasAdmin(executor)) ? 'ready' : 'address taken'
}
