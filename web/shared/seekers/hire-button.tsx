import { Handshake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isOpenOffer, offerTransitions } from '../../../contract/rules/hiring.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { HireDialogProps } from './hire-dialog.tsx'
import { offerTones } from './offer-tones.ts'

/**
 * "I want to hire"; after that the state of the last offer, and a way to offer another job, or again. Its texts are those
 * of the namespaces `hiring` and `dates`.
 */
export function HireButton(props: {
  seeker: SeekerCard
  /** The job that is suggested first. */
  jobId?: string
  /** Where something else is the next step. */
  quiet?: boolean
  /** False where the state of the offer is said elsewhere; that takes the focus then. */
  saysState?: boolean
  onSent?: (() => void) | undefined
}) {
  const { seeker, quiet = false, saysState = true } = props
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<HireDialogProps>(
    async () => (await import('./hire-dialog.tsx')).HireDialog,
  )
  const state = useRef<HTMLParagraphElement>(null)
  const focusesState = useRef(false)
  const status = seeker.offerStatus
  // The state takes the place of the button that was pressed, a moment after the dialog has closed.
  useEffect(() => {
    if (!focusesState.current || Dialog !== null || state.current === null) return
    focusesState.current = false
    state.current.focus()
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {status === null ? (
        <Button kind={quiet ? 'secondary' : 'primary'} size="small" Icon={Handshake} onClick={ask}>
          {t('hiring.hire.button')}
        </Button>
      ) : (
        <>
          {saysState && (
            <p ref={state} tabIndex={-1} className="outline-none">
              <Badge tone={offerTones[status]}>{t(`hiring.offer.${status}`)}</Badge>
            </p>
          )}
          {status !== offerTransitions.hire.to && (
            <Button kind="plain" size="small" Icon={Handshake} onClick={ask}>
              {t(isOpenOffer(status) ? 'hiring.hire.another' : 'hiring.hire.again')}
            </Button>
          )}
        </>
      )}
      {Dialog !== null && (
        <Dialog
          seeker={seeker}
          jobId={props.jobId}
          onClose={close}
          onSent={() => {
            focusesState.current = true
            close()
            props.onSent?.()
          }}
        />
      )}
    </div>
  )
}
