import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { addressOf } from './links.ts'
import { proveOwnPassword, wrongPassword } from './own-password.ts'
import { deleteAccount, findDemoAccounts, lockAdmins } from './own-store.ts'
import { lockAccount } from './store.ts'
import type { AccountTools } from './tools.ts'

/** A person asks for it, with their password. */
export async function eraseAccount(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  password: string,
): Promise<void> {
  const account = await proveOwnPassword(executor, tools, caller, { password, field: 'password' })
  await executor.transaction().execute(async (transaction) => {
    // Of two who leave at once, one stays: without an administrator nobody could appoint another.
    if (account.staffLevel === 'ADMIN' && (await lockAdmins(transaction)) < 2)
      throw new NamedError('last_admin')
    if (!(await lockAccount(transaction, account))) throw wrongPassword('password')
    await erase(transaction, tools.emit, account)
    await tools.mailer.send(transaction, {
      to: account.email,
      language: account.language,
      template: 'farewell',
      values: { link: addressOf(tools, account.language, '/contact-us') },
    })
  })
}

/** Erases everybody of the demo, sessions included, and returns how many there were. */
export function eraseDemoAccounts(executor: Executor, emit: Emit): Promise<number> {
  return executor.transaction().execute(async (transaction) => {
    const accounts = await findDemoAccounts(transaction)
    for (const account of accounts) await erase(transaction, emit, account)
    return accounts.length
  })
}

/** The row goes, and with it whatever belongs to the person alone; the username is free again. */
async function erase(
  transaction: Executor,
  emit: Emit,
  {
    id,
    type,
    email,
    emailVerified,
  }: { id: string; type: AccountType; email: string; emailVerified: boolean },
): Promise<void> {
  await deleteAccount(transaction, id)
  await emit(transaction, 'accountErased', { accountId: id, type, email, emailVerified })
}
