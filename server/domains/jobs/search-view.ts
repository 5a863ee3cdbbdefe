import type { SeekerJob } from '../../../contract/job-search.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import type { JobRow } from './search-rows-store.ts'
import { jobView } from './view.ts'

/** Of a job for somebody who looks for work: no field says who the employer is, and no text how they are reached. */
export const seekerJobView = (row: JobRow, match?: SeekerJob['match']): SeekerJob => ({
  ...jobView(row),
  title: maskContacts(row.title),
  description: maskContacts(row.description),
  requirements: maskContacts(row.requirements),
  additionalNotes: maskContacts(row.additionalNotes),
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  verificationInProgress: !row.verified,
  applicationStatus: row.applicationStatus,
  saved: row.saved,
  ...(match === undefined ? {} : { match }),
})
