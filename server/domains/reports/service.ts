import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { OpenReport } from '../../../contract/reports.ts'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { hideReview, maySeeReview } from '../hiring/service.ts'
import { maySeeJob } from '../jobs/service.ts'
import { maySeeMessage } from '../messages/service.ts'
import { maySeeSeeker } from '../seekers/service.ts'
import { addReport, lockReport, readOpen, readReports, storeClosed } from './store.ts'

type ReportInput = { subject: ReportSubject; subjectId: string; reason: string }

/** What the caller may not see cannot be reported. */
export async function report(executor: Executor, caller: Caller, input: ReportInput): Promise<void> {
  if (!(await maySee(executor, caller, input))) throw new NamedError('not_found')
  await addReport(executor, { reporterId: caller.accountId, ...input })
}

function maySee(executor: Executor, caller: Caller, { subject, subjectId }: ReportInput): Promise<boolean> {
  switch (subject) {
    case 'job':
      return caller.type === 'CAREER' ? maySeeJob(executor, caller, subjectId) : Promise.resolve(false)
    case 'profile':
      return isEmployer(caller.type) ? maySeeSeeker(executor, caller, subjectId) : Promise.resolve(false)
    case 'message':
      return maySeeMessage(executor, caller, subjectId)
    case 'review':
      return maySeeReview(executor, caller, subjectId)
  }
}

const mostListed = 100

/** For staff, the oldest first. */
export const listReports = async (executor: Executor): Promise<OpenReport[]> =>
  (await readOpen(executor, mostListed)).map(({ reportedAt, ...found }) => ({
    ...found,
    reportedAt: reportedAt.toISOString(),
  }))

/** Recorded once. Other reports of the same thing stay open. */
export function closeReport(
  executor: Executor,
  audit: Audit,
  { accountId }: Caller,
  { id, hidesReview }: { id: string; hidesReview: boolean },
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const found = await lockReport(transaction, id)
    if (found === null) throw new NamedError('not_found')
    if (found.closedAt !== null) return
    await storeClosed(transaction, id, accountId)
    const { subject, subjectId } = found
    const isHidden = hidesReview && subject === 'review' && (await hideReview(transaction, subjectId))
    await audit.noteAct(transaction, { actorId: accountId, act: 'report.close', targetId: id })
    if (isHidden)
      await audit.noteAct(transaction, { actorId: accountId, act: 'review.hide', targetId: subjectId })
  })
}

/** What somebody has reported, for the export of their data. */
export const exportReports = (executor: Executor, caller: Caller) => readReports(executor, caller.accountId)
