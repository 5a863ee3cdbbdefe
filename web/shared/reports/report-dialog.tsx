import { useState } from 'react'
import { longestReason, type ReportSubject } from '../../../contract/rules/reports.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'

export type DialogProps = { open: boolean; subject: ReportSubject; id: string; onClose: () => void }

/** Tells staff what is wrong with something. */
export function ReportDialog({ open, subject, id, onClose }: DialogProps) {
  const { t } = useTexts()
  const report = useAct('POST /reports', { failed: t('searching.actFailed'), quiet: true })
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const write = (text: string) => {
    setReason(text)
    setMissing(false)
  }
  const send = async () => {
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || (await report.run({ body: { subject, subjectId: id, reason } })) === null) return
    setReason('')
    onClose()
  }
  const close = () => {
    if (!report.busy) report.forget()
    setMissing(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={t(`searching.reporting.${subject}.title`)}
      onClose={close}
      closeOnBackdrop={reason === ''}
      actions={
        <Button busy={report.busy} onClick={() => void send()}>
          {t('searching.reporting.send')}
        </Button>
      }
    >
      <p className="mb-3">{t(`searching.reporting.${subject}.text`)}</p>
      <FieldFrame
        label={t('searching.reporting.reason')}
        error={isMissing ? t('searching.reporting.missing') : report.failure}
        required
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => write(event.target.value)}
            className="field block py-2"
          />
        )}
      </FieldFrame>
    </Dialog>
  )
}
