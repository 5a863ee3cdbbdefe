import { useState } from 'react'
import { longestRevocationReason } from '../../../../contract/rules/certificates.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormAlert } from '../../../ui/controls/form-alert.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'

/** Asks why, in words that the owner of the certificate reads. */
export function RevokeDialog(props: {
  busy: boolean
  /** What was written stays. */
  failure: string | null
  onRevoke: (reason: string) => void
  onClose: () => void
}) {
  const { busy, failure, onRevoke, onClose } = props
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const send = () => {
    setTried(true)
    if (!isMissing) onRevoke(reason)
  }
  return (
    <Dialog
      open
      title={t('staffCertificates.revoking.title')}
      closeOnBackdrop={false}
      onClose={() => {
        if (!busy) onClose()
      }}
      actions={
        <Button kind="danger" busy={busy} onClick={send}>
          {t('staffCertificates.revoke')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('staffCertificates.revoking.text')}</p>
        <TextArea
          name="reason"
          label={t('staffCertificates.facts.reason')}
          hint={t('staffCertificates.revoking.hint')}
          limit={longestRevocationReason}
          required
          value={reason}
          onChange={setReason}
          error={isTried && isMissing ? t('staffCertificates.revoking.missing') : null}
        />
        <FormAlert message={failure} />
      </div>
    </Dialog>
  )
}
