import type { Applicant } from '../../../../contract/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { PersonMatch } from '../../../shared/search/person-match.tsx'
import { SeekerReviews } from '../../../shared/seekers/seeker-reviews.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { Facts } from '../../../ui/search/facts.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { Clamped } from './clamped.tsx'

/** Why somebody suits the job, what they say of themselves, what others say, and what has happened. */
export default function ApplicantRest({ applicant }: { applicant: Applicant }) {
  const { t } = useTexts()
  const words = useSeekerWords()
  return (
    <>
      {applicant.match !== undefined && <PersonMatch match={applicant.match} />}
      <Facts facts={words.facts.map(({ name, of }) => [name, of(applicant)])} />
      <Clamped heading={t('applicants.bio')} text={applicant.bio} lines={2} />
      <Clamped heading={t('applicants.letter')} text={applicant.coverLetter} lines={4} />
      <SeekerReviews seeker={applicant} report={reportReview} />
      <ApplicationHistory applicationId={applicant.applicationId} />
    </>
  )
}
