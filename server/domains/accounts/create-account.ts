import { v7 as newId } from 'uuid'
import { termsVersion } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { addAccount, addAccounts, addConsent, addConsents, type NewAccount } from './store.ts'

/** Answers with the id of the new account, or with what is taken. For those whom the operator vouches for. */
export async function createAccount(
  transaction: Executor,
  emit: Emit,
  account: Omit<NewAccount, 'id'>,
): Promise<{ id: string } | { taken: 'username' | 'email' }> {
  const id = newId()
  const taken = await addAccount(transaction, { ...account, id })
  if (taken !== null) return { taken }
  // Staff work here; what they agree to is not the terms of a website.
  if (account.type !== 'ADMIN') await addConsent(transaction, id, termsVersion)
  await emit(transaction, 'accountCreated', { accountId: id, type: account.type })
  return { id }
}

/**
 * Many in two statements, for the demo, which fills the other domains itself: no event is emitted. Answers the ids of those who
 * are new, by their usernames.
 */
export async function createAccounts(
  transaction: Executor,
  accounts: readonly Omit<NewAccount, 'id'>[],
): Promise<Map<string, string>> {
  const wanted = accounts.map((account) => ({ ...account, id: newId() }))
  const stored = new Set(await addAccounts(transaction, wanted))
  const made = wanted.filter(({ id }) => stored.has(id))
  const agreeing = made.filter(({ type }) => type !== 'ADMIN').map(({ id }) => id)
  await addConsents(transaction, agreeing, termsVersion)
  return new Map(made.map(({ username, id }) => [username, id]))
}
