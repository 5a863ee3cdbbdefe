import type { SeekerJob } from '../../../../contract/job-search.ts'
import type { JobRow } from './job-rows-store.ts'
import { jobView } from '../view.ts'

/** Of a job for a seeker: no field says who the employer is, and texts of the row are masked. */
export const seekerJobView = (row: JobRow, match?: SeekerJob['match']): SeekerJob => ({
  ...jobView(row),
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  verificationInProgress: !row.verified,
  applicationStatus: row.applicationStatus,
  saved: row.saved,
  ...(match === undefined ? {} : { match }),
})
