import { useEffect, useRef, type ReactNode } from 'react'
import type { Placement } from '../../../contract/placements.ts'
import { hiringDays, placementTransitions } from '../../../contract/rules/hiring.ts'
import { useTexts } from '../../lib/texts.tsx'
import { WrittenReview } from '../../ui/search/review-list.tsx'
import { ReviewForm } from './review-form.tsx'

type Props = {
  placement: Placement
  role: 'seeker' | 'employer'
  level: 3 | 4
  /** Leads to staff, below what the other wrote. */
  report: (reviewId: string) => ReactNode
}

/**
 * What each of the two wrote, and the form as long as the reader has not. Its texts are those of the namespaces
 * `placements` and `searching`.
 */
export function Reviews({ placement, role, level, report }: Props) {
  const { t } = useTexts()
  const { ownReview, otherReview } = placement
  const own = useRef<HTMLHeadingElement>(null)
  const wasWritten = useRef(ownReview !== null)
  useEffect(() => {
    // The form with the button that was pressed is gone.
    if (ownReview !== null && !wasWritten.current) own.current?.focus()
    wasWritten.current = ownReview !== null
  }, [ownReview])
  if (placement.status !== placementTransitions.end.to) return null
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-3">
      {/* Nobody is left to be reviewed where the account was deleted. */}
      {ownReview === null && placement.other !== null && <ReviewForm placement={placement} role={role} />}
      {ownReview !== null && (
        <div className="grid gap-1">
          <Heading ref={own} tabIndex={-1} className="font-semibold outline-none">
            {t('placements.review.own')}
          </Heading>
          <WrittenReview {...ownReview} />
          {ownReview.publishedAt === null && (
            <p className="text-sm text-muted">
              {t('placements.review.waits', { days: hiringDays.reviewIsShown })}
            </p>
          )}
        </div>
      )}
      {otherReview !== null && (
        <div className="grid gap-1">
          <Heading className="font-semibold">{t(`placements.review.other.${role}`)}</Heading>
          <WrittenReview {...otherReview} />
          {report(otherReview.id)}
        </div>
      )}
    </div>
  )
}
