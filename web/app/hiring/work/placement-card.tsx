import { useId, type ReactNode } from 'react'
import type { Placement } from '../../../../contract/placements.ts'
import { spellDate } from '../../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ContactLines } from '../../../shared/hiring/contact-lines.tsx'
import { Reviews } from '../../../shared/hiring/reviews.tsx'
import { Terms } from '../../../shared/hiring/terms.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { ReportButton } from '../../../shared/reports/report-button.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'

/** Which of the two reads what both sides of a placement share. */
const own = { role: 'seeker' } as const

/** Work that goes on: whom to call, what was agreed, and a way to end it. */
export function CurrentWork({ placement, onEnded }: { placement: Placement; onEnded: () => void }) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog(
    async () => (await import('../../../shared/hiring/end-dialog.tsx')).EndDialog,
  )
  return (
    <Card placement={placement}>
      <Contact placement={placement} />
      <Terms terms={placement.terms} />
      <div>
        <Button kind="secondary" size="small" onClick={ask}>
          {t('placements.end.confirm')}
        </Button>
      </div>
      {Dialog !== null && <Dialog placement={placement} {...own} onClose={close} onEnded={onEnded} />}
    </Card>
  )
}

/** Work that has ended: why, and what each of the two says of it. */
export function PastWork({ placement }: { placement: Placement }) {
  const { t } = useTexts()
  return (
    <Card placement={placement}>
      {placement.endReason !== null && <p>{t(`placements.endReasons.${placement.endReason}`)}</p>}
      <Contact placement={placement} />
      <Reviews placement={placement} {...own} level={4} report={renderReport} />
    </Card>
  )
}

const renderReport = (id: string) => <ReportReview id={id} />

function ReportReview({ id }: { id: string }) {
  const { t } = useTexts()
  return (
    <ReportButton subject="review" id={id}>
      {t('searching.reporting.review.title')}
    </ReportButton>
  )
}

function Card({ placement, children }: { placement: Placement; children: ReactNode }) {
  const { t } = useTexts()
  const to = useTo()
  const id = useId()
  const { other, jobId } = placement
  const title = placement.jobTitle ?? t('workPlacement.noJob')
  const name = other?.name ?? t('workPlacement.nobody')
  return (
    <article aria-labelledby={id} className="card grid gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar src={other?.avatar ?? null} name={name} alt="" kind={other?.employerKind ?? 'household'} />
        <div className="min-w-0 grow">
          <h3 id={id} className="font-bold wrap-anywhere">
            {jobId === null ? (
              title
            ) : (
              <a href={to('job', { id: jobId })} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            )}
          </h3>
          <p className="wrap-anywhere">{name}</p>
          <Dates placement={placement} />
        </div>
      </div>
      {children}
    </article>
  )
}

function Dates({ placement: { hiredAt, endedAt } }: { placement: Placement }) {
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const spell = (at: string) => spellDate(new Date(at), language, habits)
  return (
    <p className="text-sm text-muted">
      {endedAt === null
        ? t('workPlacement.since', { date: spell(hiredAt) })
        : t('workPlacement.fromTo', { from: spell(hiredAt), to: spell(endedAt) })}
    </p>
  )
}

/** Where the other has deleted the account there is nobody to reach. */
function Contact({ placement: { other, jobId } }: { placement: Placement }) {
  const { t } = useTexts()
  if (other === null) return null
  return (
    <div>
      <h4 className="font-semibold">{t('workPlacement.contact')}</h4>
      <ContactLines other={other} />
      <WriteButton about="job" id={jobId} />
    </div>
  )
}
