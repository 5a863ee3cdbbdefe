import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { setDisabled as store } from './own-store.ts'

/** Disables an account or enables it again, together with what others find of it; twice is once. */
export function setDisabled(
  executor: Executor,
  emit: Emit,
  accountId: string,
  disabled: boolean,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const type = await store(transaction, accountId, disabled)
    if (type === null) throw new NamedError('not_found')
    if (disabled) await endSessions(transaction, accountId)
    await emit(transaction, disabled ? 'accountDisabled' : 'accountEnabled', { accountId, type })
  })
}
