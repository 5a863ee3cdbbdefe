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
 * "I want to hire"; once that is said how the last offer stands, and a way to offer another job. Its words are those of
 * the area `hiring`; it speaks by toasts.
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
  const [sent, setSent] = useState(0)
  const state = useRef<HTMLParagraphElement>(null)
  const status = seeker.offerStatus
  // Whoever reads by keyboard or by ear goes on from what took the place of the button that was pressed.
  useEffect(() => {
    if (sent > 0) state.current?.focus()
  }, [sent])
  const ask = () => setAsking(true)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {status === null ? (
        <Button size="small" Icon={Handshake} onClick={ask}>
          {t('hiring.hire.button')}
        </Button>
      ) : (
        <>
          <p ref={state} tabIndex={-1} className="outline-none">
            <Badge tone={tones[status]}>{t(`hiring.offer.${status}`)}</Badge>
          </p>
          {status !== 'HIRED' && (
            <Button kind="plain" size="small" Icon={Handshake} onClick={ask}>
              {t('hiring.hire.another')}
            </Button>
          )}
        </>
      )}
      {asking && (
        <HireDialog
          seeker={seeker}
          jobId={props.jobId}
          onClose={() => setAsking(false)}
          onSent={(offered) => {
            setAsking(false)
            setSent(sent + 1)
            onSent(offered)
          }}
        />
      )}
    </div>
  )
}
