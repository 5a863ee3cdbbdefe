import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { addSaved, isSeen, listSavedNames, removeSaved } from './visible-store.ts'

/** Whether an employer may see somebody: who can be hired now, or has to do with them already. */
export const maySeeSeeker = (executor: Executor, caller: Caller, id: string): Promise<boolean> =>
  isSeen(executor, caller, id)

export async function saveSeeker(executor: Executor, caller: Caller, id: string): Promise<void> {
  if (!(await maySeeSeeker(executor, caller, id))) throw new NamedError('not_found')
  await addSaved(executor, caller.accountId, id)
}

export const unsaveSeeker = (executor: Executor, caller: Caller, id: string): Promise<void> =>
  removeSaved(executor, caller.accountId, id)

/** Whom an employer has saved, when they ask for all that we keep: by name alone, as on a card. */
export async function exportSavedSeekers(executor: Executor, { accountId, type }: Caller) {
  if (!isEmployer(type)) return null
  return listSavedNames(executor, accountId)
}
