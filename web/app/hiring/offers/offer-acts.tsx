import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { ReceivedOffer } from '../../../../contract/offers.ts'
import { isOpenOffer, isUnanswered } from '../../../../contract/rules/hiring.ts'
import { useAct } from '../../../lib/endpoints.ts'
import type { GetKey } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/controls/dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

const changed = [
  'GET /job-offers/:id',
  'GET /job-offers',
  'GET /training-status/has-employer-interest',
  'GET /job-preferences/jobs/job-seeker',
  'GET /jobseeker/dashboard',
] as const satisfies readonly GetKey[]

type Props = {
  offer: ReceivedOffer
  /** The button that was pressed may be gone. */
  onAnswered: () => void
  /** The offer may have changed in the meantime: it is asked for anew. */
  onRefused: () => void
}

/** Accept and Decline, as long as the offer is open. */
export function OfferActs({ offer, onAnswered, onRefused }: Props) {
  const { t } = useTexts()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const settings = { failed: t('offers.one.actFailed'), refreshes: changed, quiet: true } as const
  const accept = useAct('POST /job-offers/:id/accept', settings)
  const decline = useAct('POST /job-offers/:id/decline', settings)
  const params = { id: offer.id }
  const finish = (answer: object | null) => {
    if (answer === null) return onRefused()
    setAsking(null)
    onAnswered()
  }
  const ask = (act: 'accept' | 'decline') => {
    accept.forget()
    decline.forget()
    setAsking(act)
  }
  const mayAccept = isUnanswered(offer.status)
  const mayDecline = isOpenOffer(offer.status)
  // A dialog closes by itself where the offer turns out to be settled; then the reason is shown here.
  const isAsked = (asking === 'accept' && mayAccept) || (asking === 'decline' && mayDecline)
  return (
    <div className="grid gap-3 empty:hidden">
      {!isAsked && (
        <p role="alert" className="font-medium text-danger empty:hidden">
          {accept.failure ?? decline.failure}
        </p>
      )}
      {mayDecline && (
        <div className="flex flex-wrap gap-3">
          {mayAccept && (
            <Button Icon={Check} onClick={() => ask('accept')}>
              {t('offers.one.accept')}
            </Button>
          )}
          <Button kind="secondary" Icon={X} onClick={() => ask('decline')}>
            {t(mayAccept ? 'offers.one.decline' : 'offers.one.changedMind')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'accept' && mayAccept}
        title={t('offers.one.accepting.title')}
        text={t('offers.one.accepting.text')}
        confirm={t('offers.one.accept')}
        harmless
        busy={accept.busy}
        error={accept.failure}
        onConfirm={() => void accept.run({ params }).then(finish)}
        onCancel={() => setAsking(null)}
      />
      <DeclineDialog
        open={asking === 'decline' && mayDecline}
        busy={decline.busy}
        failure={decline.failure}
        onDecline={(reason) => void decline.run({ params, body: { reason } }).then(finish)}
        onClose={() => setAsking(null)}
      />
    </div>
  )
}
