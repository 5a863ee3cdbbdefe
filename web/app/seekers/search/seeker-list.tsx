import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useId } from 'react'
import { experience } from '../../../../contract/reference/options/people.ts'
import { labelOf, type Option } from '../../../../contract/reference/options/option.ts'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { MatchRing } from '../../../ui/search/match-ring.tsx'
import { CardTitle, MasterDetail, type CardPlace } from '../../../ui/search/master-detail.tsx'
import { StrongestReasons } from '../../../shared/search/strongest-reasons.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { SeekerDetail } from './seeker-detail.tsx'
import { useSaveSeeker } from './use-save-seeker.ts'

/** People on the left and the selected one on the right; on a phone below their card. */
export function SeekerList({ seekers }: { seekers: readonly SeekerCard[] }) {
  const { t } = useTexts()
  return (
    <MasterDetail
      label={t('seekerSearch.list')}
      items={seekers}
      renderCard={(seeker, place) => <ListedSeeker seeker={seeker} place={place} />}
      renderDetail={(seeker) => <SeekerDetail key={seeker.id} seeker={seeker} />}
    />
  )
}

const lengths: readonly Option[] = experience

function ListedSeeker({ seeker, place }: { seeker: SeekerCard; place: CardPlace }) {
  const { t, language } = useTexts()
  const id = useId()
  const toggleSaved = useSaveSeeker(seeker)
  return (
    <article
      aria-labelledby={id}
      className={`card grid gap-1 p-4 ${place.selected ? 'ring-2 ring-primary' : ''}`}
    >
      <SeekerHead
        seeker={seeker}
        name={
          <CardTitle id={id} place={place}>
            {seeker.name}
          </CardTitle>
        }
        aside={
          <div className="grid shrink-0 justify-items-center gap-1">
            <IconButton
              label={t(seeker.saved ? 'seekerSearch.unsaveNamed' : 'seekerSearch.saveNamed', {
                name: seeker.name,
              })}
              Icon={seeker.saved ? BookmarkCheck : Bookmark}
              onClick={() => void toggleSaved()}
            />
            {seeker.match !== undefined && <MatchRing score={seeker.match.score} />}
          </div>
        }
      >
        {seeker.experience !== null && (
          <p className="text-sm text-muted">
            {t('seekerSearch.experience', { time: labelOf(lengths, seeker.experience, language) })}
          </p>
        )}
        <RatingText rating={seeker.rating} />
        {seeker.offerStatus !== null && (
          <p className="mt-2">
            <Badge>{t(`hiring.offer.${seeker.offerStatus}`)}</Badge>
          </p>
        )}
      </SeekerHead>
      <StrongestReasons match={seeker.match} />
    </article>
  )
}
