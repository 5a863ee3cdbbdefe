import type { ReceivedOffer } from '../../../contract/offers.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import type { ReceivedRow, SentRow } from './store.ts'

/** Of an offer for the seeker; before the hire nothing the employer wrote tells how to reach them. */
export const receivedView = (row: ReceivedRow): ReceivedOffer => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle === null ? null : maskContacts(row.jobTitle),
  employerName: maskContacts(row.employerName ?? ''),
  message: maskContacts(row.message),
  status: row.status,
  sentAt: row.createdAt.toISOString(),
})

/** Of an offer for the employer who made it, who knows the seeker by name alone. */
export const sentView = (row: SentRow) => ({
  id: row.id,
  seeker: maskContacts(`${row.firstName} ${row.lastName}`),
  jobTitle: row.jobTitle,
  message: row.message,
  status: row.status,
  sentAt: row.createdAt.toISOString(),
})
