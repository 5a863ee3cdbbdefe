import type { ProfileChange } from '../../../contract/profile.ts'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { FieldProblems } from '../../../contract/rules/field-problems.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { askForEmail } from './email-address.ts'
import { proveOwnPassword, wrongPassword } from './own-password.ts'
import { setDetails, type Details, type OwnRow } from './own-store.ts'
import { findPlace } from './places.ts'
import { hasCompany, needsCompany, needsNames } from './policy.ts'
import { readOwnAccount } from './settings.ts'
import { lockAccount, type KnownAccount } from './store.ts'
import type { AccountTools } from './tools.ts'

/** All of it is saved, or nothing. */
export async function changeProfile(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  input: ProfileChange,
): Promise<OwnRow> {
  const now = await readOwnAccount(executor, caller)
  const details = detailsOf(now.type, input)
  const email = input.email === now.email ? undefined : input.email
  const owner = email === undefined ? null : await proveForEmail(executor, tools, caller, input.password)
  return executor.transaction().execute(async (transaction) => {
    await setDetails(transaction, now.id, details)
    await tools.emit(transaction, 'accountChanged', { accountId: now.id, type: now.type })
    if (owner !== null && email !== undefined) {
      if (!(await lockAccount(transaction, owner))) throw wrongPassword('password')
      await askForEmail(transaction, tools, owner, email)
    }
    return readOwnAccount(transaction, caller)
  })
}

/** Anyone who holds the address can have a new password sent to it: it is changed by its owner alone. */
function proveForEmail(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  password: string | undefined,
): Promise<KnownAccount> {
  if (password === undefined)
    throw new NamedError('invalid_input', { email: { problem: 'passwordForEmail' } })
  return proveOwnPassword(executor, tools, caller, { password, field: 'password' })
}

function detailsOf(type: AccountType, input: ProfileChange): Details {
  const details: Details = {}
  const missing: FieldProblems = {}
  const put = (field: 'firstName' | 'lastName' | 'companyName', needed: boolean) => {
    const text = input[field]
    if (text === undefined) return
    if (text === '' && needed) missing[field] = { problem: 'required' }
    details[field] = text === '' ? null : text
  }
  put('firstName', needsNames(type))
  put('lastName', needsNames(type))
  if (hasCompany(type)) put('companyName', needsCompany(type))
  if (Object.keys(missing).length > 0) throw new NamedError('invalid_input', missing)
  if (input.phoneNumber !== undefined) details.phone = input.phoneNumber
  if (input.location !== undefined) details.placeId = findPlace(input.location, 'location')
  return details
}
