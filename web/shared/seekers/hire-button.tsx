import { Handshake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { offerTransitions, type OfferState } from '../../../contract/rules/hiring.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { HireDialog } from './hire-dialog.tsx'

const tones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
} as const satisfies { [State in OfferState]: string }

/**
 * "I want to hire"; after that the state of the last offer, and a way to offer another job. Its texts are those of the
 * namespace `hiring`.
 */
export function HireButton(props: {
  seeker: SeekerCard
  /** The job that is suggested first. */
  jobId?: string
}) {
  const { seeker } = props
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const state = useRef<HTMLParagraphElement>(null)
  const focusesState = useRef(false)
  const status = seeker.offerStatus
  // The state takes the place of the button that was pressed, a moment after the dialog has closed.
  useEffect(() => {
    if (!focusesState.current || asking || state.current === null) return
    focusesState.current = false
    state.current.focus()
  })
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
          {status !== offerTransitions.hire.to && (
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
          onSent={() => {
            focusesState.current = true
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}
