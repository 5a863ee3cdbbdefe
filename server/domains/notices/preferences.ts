import type { NoticePreferences } from '../../../contract/notices.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Signer } from '../../platform/signing.ts'
import { readStop } from './links.ts'
import { addStops, lockAccount, readStops, removeOtherStops } from './store.ts'

export const readPreferences = async (
  executor: Executor,
  { accountId }: Caller,
): Promise<NoticePreferences> => ({ stopped: await readStops(executor, accountId) })

/** The emails that somebody does not want, for the export of their data. */
export async function exportStops(executor: Executor, caller: Caller): Promise<NoticePreferences | null> {
  const preferences = await readPreferences(executor, caller)
  return preferences.stopped.length === 0 ? null : preferences
}

export function savePreferences(
  executor: Executor,
  { accountId }: Caller,
  { stopped }: NoticePreferences,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    // An account that is erased during a call is no longer signed in.
    if (!(await lockAccount(transaction, accountId))) throw new NamedError('sign_in_required')
    await removeOtherStops(transaction, accountId, stopped)
    await addStops(transaction, accountId, stopped)
  })
}

/** By the link in a mail; doing it twice is doing it once. */
export async function stopByLink(transaction: Executor, signer: Signer, token: string): Promise<void> {
  const stop = readStop(signer, token)
  if (stop === null) throw new NamedError('invalid_link')
  await addStops(transaction, stop.accountId, [stop.kind])
}
