import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { maySeeJob } from '../jobs/service.ts'
import { maySeeSeeker } from '../seekers/service.ts'
import { addReport, readReports } from './store.ts'

type Told = { subject: ReportSubject; subjectId: string; reason: string }

/** Of what the caller may not see there is nothing to tell. */
export async function report(executor: Executor, caller: Caller, told: Told): Promise<void> {
  if (!(await maySee(executor, caller, told))) throw new NamedError('not_found')
  await addReport(executor, { reporterId: caller.accountId, ...told })
}

function maySee(executor: Executor, caller: Caller, { subject, subjectId }: Told): Promise<boolean> {
  switch (subject) {
    case 'job':
      return caller.type === 'CAREER' ? maySeeJob(executor, caller, subjectId) : Promise.resolve(false)
    case 'profile':
      return isEmployer(caller.type) ? maySeeSeeker(executor, caller, subjectId) : Promise.resolve(false)
  }
}

/** What somebody has reported, when they ask for all that we keep. */
export const tellReports = (executor: Executor, caller: Caller) => readReports(executor, caller.accountId)
