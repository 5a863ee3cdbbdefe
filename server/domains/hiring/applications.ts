import type { Application } from '../../../contract/applications.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import {
  addApplication,
  jobExists,
  readApplications,
  setOfferedBefore,
  withdraw as storeWithdrawal,
  type ApplicationRow,
} from './applications-store.ts'

/** Held with the job, so that an offer which is being made sees the application, or is seen. */
export async function apply(
  transaction: Executor,
  { accountId, emailVerified }: Caller,
  jobId: string,
  coverLetter: string,
): Promise<void> {
  if (!emailVerified) throw new NamedError('email_unverified')
  const application = { jobId, seekerId: accountId }
  if (await addApplication(transaction, { ...application, coverLetter })) {
    await setOfferedBefore(transaction, application)
    return
  }
  throw new NamedError((await jobExists(transaction, jobId)) ? 'job_not_open' : 'not_found')
}

export const listApplications = async (executor: Executor, caller: Caller): Promise<Application[]> =>
  (await readApplications(executor, caller.accountId)).map(applicationView)

/** Withdrawn twice is withdrawn. */
export async function withdraw(executor: Executor, caller: Caller, id: string): Promise<void> {
  const status = await storeWithdrawal(executor, caller.accountId, id)
  if (status === null) throw new NamedError('not_found')
  if (status !== 'WITHDRAWN') throw new NamedError('application_settled')
}

/** Of an application for whoever sent it. */
const applicationView = ({ experience, ...row }: ApplicationRow): Application => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  employerName: row.employerName,
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
