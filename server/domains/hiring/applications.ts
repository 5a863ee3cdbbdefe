import type { Application } from '../../../contract/hiring.ts'
import type { Interview } from '../../../contract/interviews.ts'
import { isSeekerVerified } from '../../../contract/rules/documents.ts'
import { applicationTransitions, isUnanswered } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { ensureConversation } from '../messages/service.ts'
import {
  addApplication,
  jobExists,
  lockPartiesOfJob,
  readApplications,
  type ApplicationRow,
} from './applications-store.ts'
import { recordEvents } from './history.ts'
import { cancelInterviews, readInterviews } from './interviews.ts'
import { moveApplication } from './moves.ts'
import { lockOwnApplication } from './moves-store.ts'
import { findOpenOffer } from './offers-store.ts'

/** The lock on the job orders it with an offer made at the same time: one of the two sees the other. */
export async function apply(
  executor: Executor,
  { accountId, emailVerified }: Caller,
  jobId: string,
  coverLetter: string,
): Promise<void> {
  if (!emailVerified) throw new NamedError('email_unverified')
  const sent = { jobId, seekerId: accountId }
  const isApplied = await executor.transaction().execute(async (transaction) => {
    const employerId = await lockPartiesOfJob(transaction, sent)
    // The job is gone.
    if (employerId === null) return false
    const { addedId, isApplied: applied } = await addApplication(transaction, { ...sent, coverLetter })
    if (addedId !== null) {
      await recordEvents(transaction, [
        {
          applicationId: addedId,
          offerId: null,
          subject: 'application',
          transition: 'apply',
          party: 'seeker',
          reason: null,
        },
      ])
      await ensureConversation(transaction, { seekerId: accountId, employerId })
      await answerByOffer(transaction, { ...sent, id: addedId })
    }
    return applied
  })
  if (isApplied) return
  throw new NamedError((await jobExists(executor, jobId)) ? 'job_not_open' : 'not_found')
}

/** An application for a job that the seeker was offered before is answered already. */
async function answerByOffer(
  transaction: Executor,
  application: { id: string; jobId: string; seekerId: string },
): Promise<void> {
  const offer = await findOpenOffer(transaction, application)
  if (offer === null) return
  const move = { party: 'system', offerId: offer.id } as const
  await moveApplication(transaction, application, { ...move, transition: 'offer' })
  if (!isUnanswered(offer.status))
    await moveApplication(transaction, application, { ...move, transition: 'accept' })
}

export async function listApplications(executor: Executor, caller: Caller): Promise<Application[]> {
  const rows = await readApplications(executor, caller.accountId)
  const interviews = await readInterviews(
    executor,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => applicationView(row, interviews.get(row.id) ?? null))
}

/** The applications of a seeker, for the export of their data. */
export const exportApplications = async (executor: Executor, caller: Caller) =>
  caller.type === 'CAREER' ? listApplications(executor, caller) : null

/** To withdraw twice is to withdraw once. */
export const withdraw = (executor: Executor, caller: Caller, id: string): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const application = await lockOwnApplication(transaction, caller.accountId, id)
    if (application === null) throw new NamedError('not_found')
    if (application.status === applicationTransitions.withdraw.to) return
    if (!(await moveApplication(transaction, application, { transition: 'withdraw', party: 'seeker' })))
      throw new NamedError('application_settled')
    await cancelInterviews(transaction, [id])
  })

/** An application as the seeker who sent it sees it. */
const applicationView = (
  { experience, ...row }: ApplicationRow,
  interview: Interview | null,
): Application => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  employerName: row.employerName,
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  status: row.status,
  appliedAt: row.appliedAt.toISOString(),
  rejectionReason: row.rejectionReason,
  interview,
  offer: row.offer,
  isUnanswered: row.toldAt !== null && row.status === applicationTransitions.apply.to,
  yearsOfExperience: experience === null ? null : (fullYears[experience] ?? null),
  isProfileVerified: isSeekerVerified(row),
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
