import type { Application } from '../../../contract/hiring.ts'
import { applicationTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import {
  addApplication,
  jobExists,
  readApplications,
  setOfferedBefore,
  withdrawApplication,
  type ApplicationRow,
} from './applications-store.ts'

/** The lock on the job orders it with an offer made at the same time: one of the two sees the other. */
export async function apply(
  executor: Executor,
  { accountId, emailVerified }: Caller,
  jobId: string,
  coverLetter: string,
): Promise<void> {
  if (!emailVerified) throw new NamedError('email_unverified')
  const application = { jobId, seekerId: accountId }
  const isApplied = await executor.transaction().execute(async (transaction) => {
    if (!(await addApplication(transaction, { ...application, coverLetter }))) return false
    await setOfferedBefore(transaction, application)
    return true
  })
  if (isApplied) return
  throw new NamedError((await jobExists(executor, jobId)) ? 'job_not_open' : 'not_found')
}

export const listApplications = async (executor: Executor, caller: Caller): Promise<Application[]> =>
  (await readApplications(executor, caller.accountId)).map(applicationView)

/** The applications of a seeker, for the export of their data. */
export const exportApplications = async (executor: Executor, caller: Caller) =>
  caller.type === 'CAREER' ? listApplications(executor, caller) : null

/** To withdraw twice is to withdraw once. */
export async function withdraw(executor: Executor, caller: Caller, id: string): Promise<void> {
  const status = await withdrawApplication(executor, caller.accountId, id)
  if (status === null) throw new NamedError('not_found')
  if (status !== applicationTransitions.withdraw.to) throw new NamedError('application_settled')
}

/** An application as the seeker who sent it sees it. */
const applicationView = ({ experience, ...row }: ApplicationRow): Application => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  employerName: row.employerName,
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  status: row.status,
  appliedAt: row.appliedAt.toISOString(),
  yearsOfExperience: experience === null ? null : (fullYears[experience] ?? null),
  // Until documents are looked through, nobody's profile is verified.
  isProfileVerified: false,
  coverLetter: row.coverLetter,
})

/** As many as are certain. */
const fullYears: { readonly [experience: string]: number } = {
  'Less than 1 year': 0,
  '1-2 years': 1,
  '3-5 years': 3,
  '5-10 years': 5,
  'More than 10 years': 10,
}
