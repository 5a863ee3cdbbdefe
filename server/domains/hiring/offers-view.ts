import type { ReceivedOffer, SentOffer, Terms } from '../../../contract/offers.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import type { ReceivedRow, SentRow, TermColumns } from './offers-store.ts'

export const termsView = (row: TermColumns): Terms => ({
  salary: row.monthlySalary,
  hourlyRate: row.hourlyRateCents === null ? null : row.hourlyRateCents / 100,
  startDate: row.startDate,
  hoursPerDay: row.hoursPerDay,
  liveIn: row.liveIn,
  daysOff: row.daysOff,
})

const offerView = (row: ReceivedRow | SentRow) => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  terms: termsView(row),
  message: row.message,
  status: row.status,
  declineReason: row.declineReason,
  sentAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Of an offer for the seeker; before the hire texts of the row are masked. */
export const receivedView = (row: ReceivedRow): ReceivedOffer => ({
  ...offerView(row),
  employerName: row.employerName,
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
})

/** Of an offer for the employer who made it; the seeker's name is masked. */
export const sentView = (row: SentRow): SentOffer => ({
  ...offerView(row),
  seekerId: row.seekerId,
  seekerName: row.seekerName,
  seekerAvatar: row.pictureVersion === null ? null : pictureAddress(row.seekerId, row.pictureVersion),
})
