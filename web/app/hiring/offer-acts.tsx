import { useState } from 'react'
import { offerTransitions, type OfferState } from '../../../contract/rules/hiring.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { ConfirmHireProps } from './confirm-hire.tsx'
import { settlingRefreshes } from './settling.ts'

type Props = {
  offer: { id: string; status: OfferState; jobId: string | null }
  /** Of the seeker. */
  name: string
  /** Asks for the offer anew: before the dialog of a settled one closes, after that of a refused one. */
  renew: () => Promise<unknown>
  onSettled: () => void
}

const isAmong = (states: readonly OfferState[], state: OfferState) => states.includes(state)

/** Confirms the hire of an accepted offer; withdraws one before that. Its texts are those of the namespace `hiring`. */
export function OfferActs({ offer, name, renew, onSettled }: Props) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<ConfirmHireProps>(
    async () => (await import('./confirm-hire.tsx')).ConfirmHire,
  )
  if (!isAmong(offerTransitions.withdraw.from, offer.status)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isAmong(offerTransitions.hire.from, offer.status) && (
        <Button size="small" onClick={ask}>
          {t('hiring.confirm.button')}
        </Button>
      )}
      <Withdraw id={offer.id} name={name} renew={renew} onSettled={onSettled} />
      {Dialog !== null && (
        <Dialog
          offer={offer}
          name={name}
          renew={renew}
          onClose={close}
          onHired={() => {
            close()
            onSettled()
          }}
        />
      )}
    </div>
  )
}

function Withdraw(props: { id: string; name: string; renew: () => Promise<unknown>; onSettled: () => void }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const withdraw = useAct('POST /employer/offers/:id/withdraw', {
    failed: t('hiring.actFailed'),
    refreshes: settlingRefreshes,
    quiet: true,
  })
  const confirm = async () => {
    if ((await withdraw.run({ params: { id: props.id } })) === null) return
    await props.renew()
    setAsking(false)
    props.onSettled()
  }
  const cancel = () => {
    setAsking(false)
    if (withdraw.failure === null) return
    // The seeker may have answered meanwhile. Not before the reason was read: the card moves, and the dialog with it.
    withdraw.forget()
    void props.renew()
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setAsking(true)}>
        {t('hiring.withdraw.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('hiring.withdraw.title')}
        text={t('hiring.withdraw.text', { name: props.name })}
        confirm={t('hiring.withdraw.button')}
        busy={withdraw.busy}
        error={withdraw.failure}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </>
  )
}
