import { latestStart } from '../../../contract/rules/seekers.ts'
import type { Availability } from '../../../contract/seekers.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { refreshSeeker } from './indexing.ts'
import { readOnboarding } from './service.ts'
import { holdStep, saveAvailability as store, saveUnavailable, type SeekerRow } from './store.ts'

/** Everything that follows from being found or not is written in this one transaction. */
export function saveAvailability(
  executor: Executor,
  caller: Caller,
  { available, availableFrom }: Availability,
  today: string,
): Promise<SeekerRow> {
  if (availableFrom !== null && availableFrom > latestStart(today))
    throw new NamedError('invalid_input', { availableFrom: { problem: 'invalid' } })
  // A day that has come means right away.
  const from = availableFrom === null || availableFrom <= today ? null : availableFrom
  return executor.transaction().execute(async (transaction) => {
    // An account that is erased during a call is no longer signed in.
    if ((await holdStep(transaction, caller.accountId)) === null) throw new NamedError('sign_in_required')
    await store(transaction, caller.accountId, { available, availableFrom: from })
    await refreshSeeker(transaction, caller.accountId)
    return readOnboarding(transaction, caller)
  })
}

/** Somebody who was hired is not found until they say that they look for work again. */
export async function switchOff(transaction: Executor, seekerId: string): Promise<void> {
  await saveUnavailable(transaction, seekerId)
  await refreshSeeker(transaction, seekerId)
}
