import type { Executor } from '../../platform/database/connection.ts'
import { noteAct } from '../../platform/audit.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import {
  addVerification,
  countUnverified,
  lockEmployer,
  listJobs,
  listUnverified,
  readEmployer,
} from './store.ts'

export async function readDashboard(executor: Executor, { accountId }: Caller) {
  const [employer, jobs] = await Promise.all([
    readEmployer(executor, accountId),
    listJobs(executor, accountId),
  ])
  if (employer === null) throw new NamedError('sign_in_required')
  return { employer, jobs }
}

export async function findUnverified(executor: Executor, paging: { page: number; size: number }) {
  const [employers, total] = await Promise.all([listUnverified(executor, paging), countUnverified(executor)])
  return { employers, total }
}

/** Done once, however often it is asked for. */
export function verifyEmployer(executor: Executor, caller: Caller, id: string): Promise<void> {
  return executor
    .transaction()
    .execute((transaction) => recordVerification(transaction, caller.accountId, id))
}

/** Without a look at who asks, for the demo and the tests. */
export const seedVerification = (transaction: Executor, staffId: string, id: string): Promise<void> =>
  recordVerification(transaction, staffId, id)

/** In the audit log, with who did it. */
async function recordVerification(transaction: Executor, staffId: string, id: string): Promise<void> {
  if (!(await lockEmployer(transaction, id))) throw new NamedError('not_found')
  if (!(await addVerification(transaction, id, staffId))) return
  await noteAct(transaction, { actorId: staffId, act: 'employer.verify', targetId: id })
}
