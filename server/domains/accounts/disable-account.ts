import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { hideJobs, showJobs } from '../jobs/service.ts'
import { refreshSeeker } from '../seekers/service.ts'
import { setDisabled as store } from './own-store.ts'

/** Shuts an account out or lets it in again, together with what others find of it; twice is once. */
export function setDisabled(executor: Executor, accountId: string, disabled: boolean): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const type = await store(transaction, accountId, disabled)
    if (type === null) throw new NamedError('not_found')
    if (disabled) await endSessions(transaction, accountId)
    if (isEmployer(type)) await (disabled ? hideJobs : showJobs)(transaction, accountId)
    if (type === 'CAREER') await refreshSeeker(transaction, accountId)
  })
}
