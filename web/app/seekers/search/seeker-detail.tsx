import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useId } from 'react'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { Facts, Passage } from '../../../ui/search/facts.tsx'
import { MatchBox } from '../../../ui/search/match-box.tsx'
import { ReportButton } from '../../../shared/reports/report-button.tsx'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { SeekerReviews } from '../../../shared/seekers/seeker-reviews.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { useSaveSeeker } from './use-save-seeker.ts'

/** Everything that an employer may know of a person before the hire, and the actions. */
export function SeekerDetail({ seeker }: { seeker: SeekerCard }) {
  const { t } = useTexts()
  const id = useId()
  const words = useSeekerWords()
  const toggleSaved = useSaveSeeker(seeker)
  const { match } = seeker
  return (
    <section aria-labelledby={id} className="card grid gap-5">
      <SeekerHead
        seeker={seeker}
        name={
          <h3 id={id} className="text-xl font-bold wrap-anywhere">
            {seeker.name}
          </h3>
        }
      >
        <RatingText rating={seeker.rating} />
        {seeker.hasCertifications && (
          <p className="mt-2">
            <Badge tone="good">{t('hiring.facts.certified')}</Badge>
          </p>
        )}
      </SeekerHead>
      <div className="flex flex-wrap items-center gap-3">
        <HireButton seeker={seeker} />
        <Button
          kind="secondary"
          size="small"
          Icon={seeker.saved ? BookmarkCheck : Bookmark}
          onClick={() => void toggleSaved()}
        >
          {t(seeker.saved ? 'seekerSearch.unsave' : 'seekerSearch.save')}
        </Button>
      </div>
      {match !== undefined && (
        <MatchBox
          match={match}
          why={
            match.jobTitle === null
              ? t('seekerSearch.why')
              : t('seekerSearch.whyForJob', { title: match.jobTitle })
          }
          words={(reason) => t(`seekerSearch.reasons.${reason}`)}
        />
      )}
      <Facts facts={words.facts.map(({ name, of }) => [name, of(seeker)])} />
      <Passage heading={t('seekerSearch.bio')} text={seeker.bio} />
      <SeekerReviews seeker={seeker} report={reportReview} />
      <MaskedContact />
      <ReportButton subject="profile" id={seeker.id}>
        {t('searching.reporting.profile.title')}
      </ReportButton>
    </section>
  )
}
