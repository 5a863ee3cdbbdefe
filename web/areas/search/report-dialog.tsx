import { useState } from 'react'
import { longestReason, type ReportSubject } from '../../../contract/rules/reports.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import { useActs } from './use-acts.ts'

type Props = { open: boolean; subject: ReportSubject; id: string; onClose: () => void }

/** Tells staff what is wrong with something. */
export function ReportDialog({ open, subject, id, onClose }: Props) {
  const { t } = useTexts()
  const { report } = useActs()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim() === '') return setFailure(t('searching.reporting.missing'))
    setBusy(true)
    const why = await report(subject, id, reason)
    setBusy(false)
    setFailure(why)
    if (why === null) onClose()
  }
  return (
    <Dialog
      open={open}
      title={t(`searching.reporting.${subject}.title`)}
      onClose={onClose}
      closeOnBackdrop={reason === ''}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t('searching.reporting.send')}
        </Button>
      }
    >
      <p className="mb-3">{t(`searching.reporting.${subject}.text`)}</p>
      <FieldFrame label={t('searching.reporting.reason')} error={failure} required>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className="field block py-2"
          />
        )}
      </FieldFrame>
    </Dialog>
  )
}
