import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { maySeeJob } from '../jobs/service.ts'
import { maySeeSeeker } from '../seekers/service.ts'
import { addReport, readReports } from './store.ts'

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
  }
}

/** What somebody has reported, for the export of their data. */
export const exportReports = (executor: Executor, caller: Caller) => readReports(executor, caller.accountId)
