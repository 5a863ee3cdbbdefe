import { useId } from 'react'
import type { Placement } from '../../../../contract/placements.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import { placementTransitions } from '../../../../contract/rules/hiring.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ContactLines } from '../../../shared/hiring/contact-lines.tsx'
import type { EndDialogProps } from '../../../shared/hiring/end-dialog.tsx'
import { Reviews } from '../../../shared/hiring/reviews.tsx'
import { Terms } from '../../../shared/hiring/terms.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import { PersonHead } from './person-head.tsx'

/** Somebody who works or worked for the employer, how to reach them, and the reviews of both. */
export function HireCard({ placement, onEnded }: { placement: Placement; onEnded: () => void }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const id = useId()
  const { other, endedAt, endReason } = placement
  const own = { placement, role: 'employer' } as const
  const isCurrent = placement.status === placementTransitions.begin.to
  const dated = (instant: string) => formatDate(new Date(instant), language, preferences)
  return (
    <li className="min-w-0">
      <article aria-labelledby={id} className="card grid gap-3 p-4">
        <PersonHead
          titleId={id}
          name={other?.name ?? t('hires.gone')}
          avatar={other?.avatar ?? null}
          work={placement.jobTitle ?? t('hires.noJob')}
        >
          <Badge tone={isCurrent ? 'good' : 'neutral'}>{t(`hires.states.${placement.status}`)}</Badge>
          <span>
            {endedAt === null
              ? t('hires.since', { date: dated(placement.hiredAt) })
              : t('hires.fromTo', { from: dated(placement.hiredAt), to: dated(endedAt) })}
          </span>
        </PersonHead>
        {endReason !== null && <p>{t('hires.ended', { reason: t(`placements.endReasons.${endReason}`) })}</p>}
        {other !== null && (
          <div className="grid gap-1">
            <ContactLines other={other} />
            <WriteButton about="seeker" id={other.id} />
          </div>
        )}
        <Terms terms={placement.terms} />
        {isCurrent && <End {...own} onEnded={onEnded} />}
        <Reviews {...own} level={4} report={reportReview} />
      </article>
    </li>
  )
}

function End({ onEnded, ...own }: Pick<EndDialogProps, 'placement' | 'role' | 'onEnded'>) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<EndDialogProps>(
    async () => (await import('../../../shared/hiring/end-dialog.tsx')).EndDialog,
  )
  return (
    <div>
      <Button kind="secondary" size="small" onClick={ask}>
        {t('placements.end.confirm')}
      </Button>
      {Dialog !== null && (
        <Dialog
          {...own}
          onClose={close}
          onEnded={() => {
            close()
            onEnded()
          }}
        />
      )}
    </div>
  )
}
