import type { SeekerJob } from '../../../../contract/job-search.ts'
import { answersOf, ratingOf } from '../../../../contract/rules/figures.ts'
import type { JobRow } from './job-rows-store.ts'
import { jobView } from '../view.ts'

/** Of a job for a seeker: no field says who the employer is, and texts of the row are masked. */
export const seekerJobView = (row: JobRow, match?: SeekerJob['match']): SeekerJob => ({
  ...jobView(row),
  employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
  verificationInProgress: !row.verified,
  applicationStatus: row.applicationStatus,
  saved: row.saved,
  employerRating: row.figures === null ? null : ratingOf(row.figures),
  employerAnswers: row.figures === null ? null : answersOf(row.figures),
  ...(match === undefined ? {} : { match }),
})
