import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { isCommon } from './common-passwords.ts'
import { findById, type KnownAccount } from './store.ts'
import type { AccountTools } from './tools.ts'
import { countWhenWrong } from './wrong-tries.ts'

/** A person at a phone that is signed in may not be its owner: what matters most asks for the password again. */
export async function proveOwnPassword(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  given: { password: string; field: string },
): Promise<KnownAccount> {
  const account = await findById(executor, caller.accountId)
  if (account === null) throw new NamedError('sign_in_required')
  // Counted by account alone: what strangers do at the same address holds no owner off.
  const buckets = [{ kind: 'own password', of: account.id } as const]
  const right = await countWhenWrong(executor, tools, buckets, () =>
    tools.passwords.matches(given.password, account.passwordHash),
  )
  if (!right) throw wrongPassword(given.field)
  return account
}

export const wrongPassword = (field: string) =>
  new NamedError('invalid_input', { [field]: { problem: 'wrongPassword' } })

/** Names that a stranger who knows the person would try first. */
export const ownNames = ({ username, email }: { username: string; email: string }) => [
  username,
  email.split('@')[0] ?? '',
]

export function refuseCommon(
  password: string,
  owner: { username: string; email: string },
  field: string,
): void {
  if (isCommon(password, ownNames(owner))) {
    throw new NamedError('invalid_input', { [field]: { problem: 'commonPassword' } })
  }
}
