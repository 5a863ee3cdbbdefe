import type { Language } from '../../../contract/rules/language.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listEmployerDocuments } from '../documents/service.ts'
import { listEmployerNews } from '../hiring/service.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import {
  addVerification,
  countUnverified,
  lockEmployer,
  listJobs,
  listUnverified,
  readEmployer,
  type NewVerification,
} from './store.ts'

export async function readDashboard(executor: Executor, caller: Caller, language: Language) {
  const { accountId } = caller
  const [employer, jobs, news, documents] = await Promise.all([
    readEmployer(executor, accountId),
    listJobs(executor, accountId),
    listEmployerNews(executor, accountId),
    listEmployerDocuments(executor, caller, language),
  ])
  if (employer === null) throw new NamedError('sign_in_required')
  return { employer, jobs, news, documents }
}
export type OwnDashboard = Awaited<ReturnType<typeof readDashboard>>

export async function findUnverified(executor: Executor, paging: { page: number; size: number }) {
  const [employers, total] = await Promise.all([listUnverified(executor, paging), countUnverified(executor)])
  return { employers, total }
}

type Tools = NoticeTools & { audit: Audit }

/** Without documents, and with the reason. */
export const vouchForEmployer = (
  executor: Executor,
  tools: Tools,
  { accountId }: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    await verify(transaction, tools, { id, staffId: accountId, basis: 'VOUCHED', reason })
  })

/** By the one who verified the last of the required documents. False where the employer was verified before. */
export const verifyByDocuments = (
  transaction: Executor,
  tools: Tools,
  { employerId, staffId }: { employerId: string; staffId: string },
): Promise<boolean> => verify(transaction, tools, { id: employerId, staffId, basis: 'DOCUMENTS', reason: '' })

/** Done once, and the employer mailed once, however often it is asked for. */
async function verify(
  transaction: Executor,
  { audit, ...tools }: Tools,
  verification: NewVerification,
): Promise<boolean> {
  const { id, staffId } = verification
  if (!(await recordVerification(transaction, verification))) return false
  await sendNotice(transaction, tools, { name: 'employer.verified', to: id, path: '/employer-profile' })
  await audit.noteAct(transaction, { actorId: staffId, act: 'employer.verify', targetId: id })
  return true
}

/** Without a look at who asks and without a mail, for the demo and the tests. */
export async function seedVerification(
  transaction: Executor,
  audit: Audit,
  { staffId, id, basis }: Omit<NewVerification, 'reason'>,
): Promise<void> {
  const verification = { staffId, id, basis, reason: basis === 'VOUCHED' ? 'Known in person.' : '' }
  if (await recordVerification(transaction, verification))
    await audit.noteAct(transaction, { actorId: staffId, act: 'employer.verify', targetId: id })
}

/** False where somebody has done so before. */
async function recordVerification(transaction: Executor, verification: NewVerification): Promise<boolean> {
  if (!(await lockEmployer(transaction, verification.id))) throw new NamedError('not_found')
  return addVerification(transaction, verification)
}
