import { Handshake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OfferState } from '../../../contract/rules/offers.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { HireDialog, type OnSent } from './hire-dialog.tsx'

const tones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
} as const satisfies { [State in OfferState]: string }

/**
 * "I want to hire", and once that is said how the offer stands. Its words are those of the area `hiring`; it speaks by
 * toasts.
 */
export function HireButton(props: {
  seeker: SeekerCard
  /** The job that is suggested first. */
  jobId?: string
  onSent: OnSent
}) {
  const { seeker, onSent } = props
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  const status = sentTo === seeker.id ? (seeker.offerStatus ?? 'SENT') : seeker.offerStatus
  // The button that was pressed is gone: whoever reads by keyboard or by ear goes on from what took its place.
  useEffect(() => {
    if (sentTo !== null) state.current?.focus()
  }, [sentTo])
  if (status !== null) {
    return (
      <p ref={state} tabIndex={-1} className="outline-none">
        <Badge tone={tones[status]}>{t(`hiring.offer.${status}`)}</Badge>
      </p>
    )
  }
  return (
    <div>
      <Button size="small" Icon={Handshake} onClick={() => setAsking(true)}>
        {t('hiring.hire.button')}
      </Button>
      {asking && (
        <HireDialog
          seeker={seeker}
          jobId={props.jobId}
          onClose={() => setAsking(false)}
          onSent={(offered) => {
            setAsking(false)
            setSentTo(seeker.id)
            onSent(offered)
          }}
        />
      )}
    </div>
  )
}
