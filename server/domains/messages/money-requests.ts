import type { MoneyRequest } from '../../../contract/messages.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { hasMoneyRequest, readMoneyRequests, storeReviewedRequest } from './money-requests-store.ts'

const mostListed = 100

/** For staff, the oldest first. */
export const listMoneyRequests = async (executor: Executor): Promise<MoneyRequest[]> =>
  (await readMoneyRequests(executor, mostListed)).map(({ sentAt, ...found }) => ({
    ...found,
    sentAt: sentAt.toISOString(),
  }))

/** The audit log records only the first review. */
export const reviewMoneyRequest = (
  executor: Executor,
  audit: Audit,
  { accountId }: Caller,
  id: string,
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    if (!(await hasMoneyRequest(transaction, id))) throw new NamedError('not_found')
    if (await storeReviewedRequest(transaction, id))
      await audit.noteAct(transaction, { actorId: accountId, act: 'message.review', targetId: id })
  })
