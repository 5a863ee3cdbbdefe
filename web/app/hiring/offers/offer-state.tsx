import { CalendarClock } from 'lucide-react'
import type { ReceivedOffer } from '../../../../contract/offers.ts'
import { spellDate } from '../../../../contract/rules/formats.ts'
import type { OfferState } from '../../../../contract/rules/hiring.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
  LAPSED: 'neutral',
} as const satisfies { [State in OfferState]: string }

export function OfferBadge({ status }: { status: OfferState }) {
  const { t } = useTexts()
  return <Badge tone={tones[status]}>{t(`offers.states.${status}`)}</Badge>
}

/** Until when an open offer can be answered. */
export function AnswerBy({ offer }: { offer: Pick<ReceivedOffer, 'expiresAt'> }) {
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const date = spellDate(new Date(offer.expiresAt), language, habits)
  return (
    <p className="flex items-center gap-2">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">{t('offers.answerBy', { date })}</span>
    </p>
  )
}
