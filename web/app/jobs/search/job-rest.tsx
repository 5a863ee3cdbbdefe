import type { SeekerJob } from '../../../../contract/job-search.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ReportButton } from '../../../shared/reports/report-button.tsx'
import { EmployerReviews } from './employer-reviews.tsx'
import { JobMatch } from './job-match.tsx'

/** Why a job suits the reader, and what others say of the employer. */
export default function JobRest({ job, level }: { job: SeekerJob; level: 3 | 4 }) {
  const { t } = useTexts()
  return (
    <>
      {job.match !== undefined && <JobMatch match={job.match} level={level} />}
      <EmployerReviews job={job} />
      <ReportButton subject="job" id={job.id}>
        {t('jobSearch.report')}
      </ReportButton>
    </>
  )
}
