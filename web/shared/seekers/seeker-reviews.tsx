import type { ReactNode } from 'react'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LazyAccordion } from '../../ui/lazy-accordion.tsx'

/** What employers wrote of somebody, asked for when it is opened. Its texts are those of the namespace `searching`. */
export function SeekerReviews(props: { seeker: SeekerCard; report: (reviewId: string) => ReactNode }) {
  const { seeker, report } = props
  const { t } = useTexts()
  if (seeker.rating === null) return null
  return (
    <LazyAccordion
      summary={t('searching.reviews', { count: seeker.rating.reviews })}
      className="-mx-3"
      load={async () => (await import('./seeker-review-list.tsx')).SeekerReviewList}
      of={{ id: seeker.id, report }}
    />
  )
}
