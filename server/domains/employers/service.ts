import type { Executor } from '../../platform/database/connection.ts'
import { noteAct } from '../../platform/audit.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
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

/** Done once, and the employer mailed once, however often it is asked for. */
export function verifyEmployer(
  executor: Executor,
  tools: NoticeTools,
  caller: Caller,
  id: string,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    if (!(await recordVerification(transaction, caller.accountId, id))) return
    await sendNotice(transaction, tools, { name: 'employer.verified', to: id, path: '/employer-profile' })
  })
}

/** Without a look at who asks and without a mail, for the demo and the tests. */
export async function seedVerification(transaction: Executor, staffId: string, id: string): Promise<void> {
  await recordVerification(transaction, staffId, id)
}

/** In the audit log, with who did it; false where somebody has done so before. */
async function recordVerification(transaction: Executor, staffId: string, id: string): Promise<boolean> {
  if (!(await lockEmployer(transaction, id))) throw new NamedError('not_found')
  if (!(await addVerification(transaction, id, staffId))) return false
  await noteAct(transaction, { actorId: staffId, act: 'employer.verify', targetId: id })
  return true
}
