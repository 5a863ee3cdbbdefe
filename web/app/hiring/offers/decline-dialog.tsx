import { useState } from 'react'
import { declineReasons, type DeclineReason } from '../../../../contract/rules/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'

type Props = {
  open: boolean
  busy: boolean
  /** Why it could not be done. */
  failure: string | null
  onDecline: (reason: DeclineReason) => void
  onClose: () => void
}

/** Asks why a seeker does not want the job. */
export function DeclineDialog({ open, busy, failure, onDecline, onClose }: Props) {
  const { t } = useTexts()
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const decline = () => {
    setMissing(reason === null)
    if (reason !== null) onDecline(reason)
  }
  return (
    <Dialog
      open={open}
      title={t('offers.one.declining.title')}
      onClose={() => {
        if (!busy) onClose()
      }}
      actions={
        <Button kind="danger" busy={busy} onClick={decline}>
          {t('offers.one.decline')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('offers.one.declining.text')}</p>
        <RadioCards
          legend={t('offers.one.declining.why')}
          name="reason"
          options={declineReasons.map((value) => ({
            value,
            title: t(`hiringHistory.reasons.decline-${value}`),
          }))}
          value={reason}
          error={isMissing ? t('offers.one.declining.missing') : null}
          required
          onChange={(chosen) => {
            setReason(chosen)
            setMissing(false)
          }}
        />
        <FormMessage text={failure} />
      </div>
    </Dialog>
  )
}
