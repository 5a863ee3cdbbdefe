import type { Applicant } from '../../../contract/applicants.ts'
import type { ApplicationState } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readApplicants, type ApplicantRow } from './applicants-store.ts'
import { cardView } from './card-view.ts'

/** Of a job of one's own; staff see those of any. That of another employer is not there. */
export async function listApplicants(
  read: Reads,
  { accountId, type }: Caller,
  wish: { jobId: string; status: ApplicationState | null },
  today: string,
): Promise<Applicant[]> {
  const ownerId = type === 'ADMIN' ? null : accountId
  const rows = await readApplicants(read, { id: wish.jobId, ownerId, status: wish.status })
  if (rows === null) throw new NamedError('not_found')
  return rows.map((row) => applicantView(row, today))
}

/** Of an applicant for the employer; texts of the row are masked. */
const applicantView = (row: ApplicantRow, today: string): Applicant => ({
  ...cardView(row, today),
  applicationId: row.applicationId,
  status: row.status,
  appliedAt: row.appliedAt.toISOString(),
  coverLetter: row.coverLetter,
})
