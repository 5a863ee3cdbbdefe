import type { ReceivedOffer } from '../../../contract/hiring.ts'
import type { ReceivedRow, SentRow } from './offers-store.ts'

/** Of an offer for the seeker; texts of the row are masked. */
export const receivedView = (row: ReceivedRow): ReceivedOffer => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  employerName: row.employerName,
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  message: row.message,
  status: row.status,
  sentAt: row.createdAt.toISOString(),
})

/** Of an offer for the employer who made it; the seeker's name is masked. */
export const sentView = (row: SentRow) => ({
  id: row.id,
  seeker: row.seeker,
  jobTitle: row.jobTitle,
  message: row.message,
  status: row.status,
  sentAt: row.createdAt.toISOString(),
})
