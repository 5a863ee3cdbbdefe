import { Bookmark, BookmarkCheck } from 'lucide-react'
import { experience } from '../../../contract/reference/options/people.ts'
import { labelOf, type Option } from '../../../contract/reference/options/option.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { CardTitle, MasterDetail, type CardPlace } from '../search/master-detail.tsx'
import { SeekerHead } from '../seeker-cards/seeker-head.tsx'
import type { CardLists } from '../seeker-cards/seeker-words.ts'
import { SeekerDetail } from './seeker-detail.tsx'
import type { SeekerActs } from './use-seeker-acts.ts'

type Props = { lists: CardLists; seekers: readonly SeekerCard[]; acts: SeekerActs }

/** People on the left and the one who is selected on the right; on a phone below their card. */
export function SeekerList({ lists, seekers, acts }: Props) {
  const { t } = useTexts()
  return (
    <MasterDetail
      label={t('seekerSearch.list')}
      items={seekers}
      renderCard={(seeker, place) => <ListedSeeker lists={lists} seeker={seeker} acts={acts} place={place} />}
      renderDetail={(seeker) => <SeekerDetail key={seeker.id} lists={lists} seeker={seeker} acts={acts} />}
    />
  )
}

type CardProps = Omit<Props, 'seekers'> & { seeker: SeekerCard; place: CardPlace }

const lengths: readonly Option[] = experience

function ListedSeeker({ lists, seeker, acts, place }: CardProps) {
  const { t, language } = useTexts()
  return (
    <article className={`card ${place.selected ? 'ring-2 ring-primary' : ''}`}>
      <SeekerHead
        lists={lists}
        seeker={seeker}
        name={<CardTitle place={place}>{seeker.name}</CardTitle>}
        aside={
          <IconButton
            label={t(seeker.saved ? 'seekerSearch.unsaveNamed' : 'seekerSearch.saveNamed', {
              name: seeker.name,
            })}
            Icon={seeker.saved ? BookmarkCheck : Bookmark}
            onClick={() => void acts.toggleSaved(seeker)}
          />
        }
      >
        {seeker.experience !== null && (
          <p className="text-muted">
            {t('seekerSearch.experience', { time: labelOf(lengths, seeker.experience, language) })}
          </p>
        )}
        {(seeker.match !== undefined || seeker.offerStatus !== null) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {seeker.match !== undefined && (
              <Badge tone="info">{t('searching.score', { score: seeker.match.score })}</Badge>
            )}
            {seeker.offerStatus !== null && <Badge>{t(`hiring.offer.${seeker.offerStatus}`)}</Badge>}
          </p>
        )}
      </SeekerHead>
    </article>
  )
}
