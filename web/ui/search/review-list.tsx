import { Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { RelativeTime } from '../relative-time.tsx'

type Review = {
  stars: number
  words: string
  writtenAt: string
  /** Null where the account was deleted; left out where it is said elsewhere. */
  author?: string | null
}
type Listed = readonly (Review & { id: string })[]

/** What others wrote of somebody, each with a way to report it. Its texts are those of the namespace `searching`. */
export function ReviewList(props: {
  of: ComponentProps<typeof Loaded<Listed>>['of']
  report: (reviewId: string) => ReactNode
}) {
  return (
    <Loaded of={props.of} skeleton={<Skeleton kind="lines" />} level={4}>
      {(reviews) => (
        <ul className="grid gap-3 px-3 pb-3">
          {reviews.map((review) => (
            <li key={review.id} className="grid gap-1">
              <WrittenReview {...review} />
              {props.report(review.id)}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** Stars, author, age and words of a review. */
export function WrittenReview({ stars, words, writtenAt, author }: Review) {
  const { t } = useTexts()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="flex items-center gap-1 font-semibold">
          <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-primary" />
          {t('searching.stars', { count: stars })}
        </span>
        {author != null && <span className="wrap-anywhere">{author}</span>}
        <RelativeTime at={writtenAt} />
      </p>
      {words !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</p>}
    </>
  )
}
