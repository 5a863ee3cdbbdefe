import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useId } from 'react'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { idlePart, useIdlePart } from '../../../lib/use-idle-part.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { useSaveSeeker } from './use-save-seeker.ts'

const seekerRest = idlePart(() => import('./seeker-rest.tsx'))

/** Everything that an employer may know of a person before the hire, and the actions. */
export function SeekerDetail({ seeker }: { seeker: SeekerCard }) {
  const { t } = useTexts()
  const id = useId()
  const toggleSaved = useSaveSeeker(seeker)
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
      <Rest seeker={seeker} />
    </section>
  )
}

/** Below what is read first, so that the list does not wait for its code. */
function Rest(props: { seeker: SeekerCard }) {
  const part = useIdlePart(seekerRest)
  return (
    <Loaded of={part} level={4}>
      {({ Part }) => <Part {...props} />}
    </Loaded>
  )
}
