import { useState } from 'react'
import { rejectionReasons, type RejectionReason } from '../../../../contract/rules/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'

export type RejectDialogProps = {
  /** How many are rejected. */
  count: number
  busy: boolean
  failure: string | null
  onReject: (reason: RejectionReason | null) => void
  onClose: () => void
}

/** Asks for a kind reason, which may be left out, and shows what the applicant will read. */
export function RejectDialog({ count, busy, failure, onReject, onClose }: RejectDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  return (
    <Dialog
      open
      title={t('applicants.reject.title', { count })}
      onClose={() => {
        if (!busy) onClose()
      }}
      actions={
        <Button kind="danger" busy={busy} onClick={() => onReject(reason)}>
          {t('applicants.moves.reject')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <SelectField
          name="reason"
          label={t('applicants.reject.reason')}
          optional
          placeholder={t('applicants.reject.none')}
          options={rejectionReasons.map((value) => ({ value, label: t(`applicants.reasons.${value}`) }))}
          value={reason ?? ''}
          onChange={(text) => setReason(rejectionReasons.find((each) => each === text) ?? null)}
        />
        <div className="rounded-field bg-sunken p-4">
          <p className="text-sm text-muted">{t('applicants.reject.reads')}</p>
          <p className="mt-1">
            {t('applicants.reject.text')} {reason !== null && t(`applicants.kindReasons.${reason}`)}
          </p>
        </div>
        <FormMessage text={failure} />
      </div>
    </Dialog>
  )
}
