import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { verifyByDocuments } from '../employers/service.ts'
import { guarantorStatesOf } from '../guarantors/service.ts'
import type { NoticeTools } from '../notices/service.ts'
import { lockOwner, type Owner } from './store.ts'
import { isComplete, setGuarantorConfirmed, setIdentityChecked, setTrained } from './verification-store.ts'

type Tools = NoticeTools & { audit: Audit }

/**
 * After a verdict, by the staff member who gave it, with the owner locked. Who is complete once stays so, whatever the
 * catalogue asks for later. Answers whether it is this verdict that completes them.
 */
export async function refreshIdentity(
  transaction: Executor,
  tools: Tools,
  { accountId, type }: Owner,
  staffId: string,
): Promise<boolean> {
  if (!(await isComplete(transaction, accountId))) return false
  if (type === 'CAREER') return setIdentityChecked(transaction, accountId)
  return verifyByDocuments(transaction, tools, { employerId: accountId, staffId })
}

/** What employers see of the guarantors of a seeker: the day since which somebody vouches for them. */
export async function refreshGuarantor(transaction: Executor, seekerId: string): Promise<void> {
  // Of two changes at the same time the second reads what the first has written.
  if (!(await lockOwner(transaction, seekerId))) return
  const answers = (await guarantorStatesOf(transaction, seekerId)).flatMap(({ state, answeredAt }) =>
    state === 'CONFIRMED' && answeredAt !== null ? [answeredAt.getTime()] : [],
  )
  const first = answers.length === 0 ? null : new Date(Math.min(...answers))
  await setGuarantorConfirmed(transaction, seekerId, first)
}

/** What employers see of the training of a seeker: the day of a certificate that is valid. */
export const refreshTraining = (
  transaction: Executor,
  seekerId: string,
  issuedAt: Date | null,
): Promise<void> => setTrained(transaction, seekerId, issuedAt)
