import { useState } from 'react'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { RadioCards } from '../../ui/controls/radio-cards.tsx'
import { settlingRefreshes } from './settling.ts'

export type ConfirmHireProps = {
  offer: { id: string; jobId: string | null }
  name: string
  renew: () => Promise<unknown>
  onClose: () => void
  onHired: () => void
}
const fates = ['closes', 'stays'] as const

/** Says what a hire does, and asks what becomes of the job: nothing is chosen for the employer. */
export function ConfirmHire({ offer, name, renew, onClose, onHired }: ConfirmHireProps) {
  const { t } = useTexts()
  const [fate, setFate] = useState<(typeof fates)[number] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const confirm = useAct('POST /employer/offers/:id/confirm', {
    failed: t('hiring.actFailed'),
    refreshes: settlingRefreshes,
    quiet: true,
  })
  const asksForJob = offer.jobId !== null
  const send = async () => {
    const isOpen = asksForJob && fate === null
    setMissing(isOpen)
    if (isOpen) return
    const body = { closesJob: fate === 'closes' }
    if ((await confirm.run({ params: { id: offer.id }, body })) === null) return
    await renew()
    onHired()
  }
  const close = () => {
    if (confirm.busy) return
    onClose()
    // The seeker may have stepped back meanwhile. Not before the reason was read: the card moves, and the dialog with it.
    if (confirm.failure !== null) void renew()
  }
  return (
    <Dialog
      open
      title={t('hiring.confirm.title', { name })}
      onClose={close}
      actions={
        <Button busy={confirm.busy} onClick={() => void send()}>
          {t('hiring.confirm.button')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('hiring.confirm.text')}</p>
        {asksForJob && (
          <RadioCards
            legend={t('hiring.confirm.job')}
            name="fate"
            required
            options={fates.map((value) => ({
              value,
              title: t(`hiring.confirm.${value}`),
              text: t(`hiring.confirm.${value}Text`),
            }))}
            value={fate}
            error={isMissing ? t('hiring.confirm.missing') : null}
            onChange={(value) => {
              setFate(value)
              setMissing(false)
            }}
          />
        )}
        <FormMessage text={confirm.failure} />
      </div>
    </Dialog>
  )
}
