import type { Applicant } from '../../../contract/hiring.ts'
import type { Interview } from '../../../contract/interviews.ts'
import type { ApplicationState } from '../../../contract/rules/hiring.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { Database } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listCards } from '../seekers/service.ts'
import { readInterviews } from './interviews.ts'
import { readApplicants, type ApplicantRow } from './applicants-store.ts'

/** Of a job of one's own; staff see those of any job. To another employer the job does not exist. */
export async function listApplicants(
  { executor, read }: Database,
  { accountId, type }: Caller,
  query: { jobId: string; status: ApplicationState | null },
  today: string,
): Promise<Applicant[]> {
  const ownerId = type === 'ADMIN' ? null : accountId
  const job = await readApplicants(read, { id: query.jobId, ownerId, status: query.status })
  if (job === null) throw new NamedError('not_found')
  const seekerIds = job.applicants.map(({ seekerId }) => seekerId)
  const [cards, interviews] = await Promise.all([
    listCards(read, { employerId: job.employerId, jobId: query.jobId }, seekerIds, today),
    readInterviews(
      executor,
      job.applicants.map(({ applicationId }) => applicationId),
    ),
  ])
  // A seeker erased between the two statements has no card.
  return job.applicants.flatMap((row) => {
    const card = cards.get(row.seekerId)
    return card === undefined ? [] : [applicantView(card, row, interviews.get(row.applicationId) ?? null)]
  })
}

/** An applicant as the employer sees them; before the hire texts of the row are masked. */
const applicantView = (card: SeekerCard, row: ApplicantRow, interview: Interview | null): Applicant => ({
  ...card,
  applicationId: row.applicationId,
  status: row.status,
  appliedAt: row.appliedAt.toISOString(),
  rejectionReason: row.rejectionReason,
  interview,
  offer: row.offer,
  coverLetter: row.coverLetter,
})
