import type { SeekerJob } from '../../../../contract/job-search.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { LazyAccordion } from '../../../ui/lazy-accordion.tsx'

/** What job seekers wrote of the employer of a job, asked for when it is opened. */
export function EmployerReviews({ job: { id, employerRating } }: { job: SeekerJob }) {
  const { t } = useTexts()
  if (employerRating === null) return null
  return (
    <LazyAccordion
      summary={t('searching.reviews', { count: employerRating.reviews })}
      className="-mx-3"
      load={async () => (await import('./employer-review-list.tsx')).EmployerReviewList}
      of={{ id }}
    />
  )
}
