import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ReportButton } from '../../../shared/reports/report-button.tsx'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { PersonMatch } from '../../../shared/search/person-match.tsx'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerReviews } from '../../../shared/seekers/seeker-reviews.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { Facts, Passage } from '../../../ui/search/facts.tsx'

/** Why somebody suits the reader's job, what they say of themselves, and what others say. */
export default function SeekerRest({ seeker }: { seeker: SeekerCard }) {
  const { t } = useTexts()
  const words = useSeekerWords()
  return (
    <>
      {seeker.match !== undefined && <PersonMatch match={seeker.match} />}
      <Facts facts={words.facts.map(({ name, of }) => [name, of(seeker)])} />
      <Passage heading={t('seekerSearch.bio')} text={seeker.bio} />
      <SeekerReviews seeker={seeker} report={reportReview} />
      <MaskedContact />
      <ReportButton subject="profile" id={seeker.id}>
        {t('searching.reporting.profile.title')}
      </ReportButton>
    </>
  )
}
