import { useState } from 'react'
import { documentRejections, longestDocumentNote } from '../../../../contract/rules/documents.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormAlert } from '../../../ui/controls/form-alert.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'

/** A scanner finds what is unsafe. */
const reasons = documentRejections.filter((reason) => reason !== 'UNSAFE')
type Reason = (typeof reasons)[number]
export type Rejection = { rejection: Reason; note: string }

/** Asks why, in words that the owner reads. */
export function RejectionDialog(props: {
  busy: boolean
  /** What was written stays. */
  failure: string | null
  onReject: (rejection: Rejection) => void
  onClose: () => void
}) {
  const { busy, failure, onReject, onClose } = props
  const { t } = useTexts()
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  // Without a note nobody would know what to do.
  const lacksNote = reason === 'OTHER' && note.trim() === ''
  const send = () => {
    setTried(true)
    if (reason !== null && !lacksNote) onReject({ rejection: reason, note })
  }
  return (
    <Dialog
      open
      title={t('documentChecks.rejecting.title')}
      closeOnBackdrop={false}
      onClose={() => {
        if (!busy) onClose()
      }}
      actions={
        <Button kind="danger" busy={busy} onClick={send}>
          {t('documentChecks.rejecting.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t('documentChecks.rejecting.reason')}
          name="reason"
          required
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, title: t(`documentChecks.reasons.${value}`) }))}
          error={isTried && reason === null ? t('documentChecks.rejecting.noReason') : null}
        />
        <TextArea
          name="note"
          label={t('documentChecks.rejecting.note')}
          hint={t('documentChecks.rejecting.noteHint')}
          limit={longestDocumentNote}
          required={reason === 'OTHER'}
          value={note}
          onChange={setNote}
          error={isTried && lacksNote ? t('documentChecks.rejecting.noNote') : null}
        />
        <FormAlert message={failure} />
      </div>
    </Dialog>
  )
}
