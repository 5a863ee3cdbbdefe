import { useState } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import type { JobActs } from './use-job-acts.ts'

type Props = { open: boolean; job: SeekerJob; acts: JobActs; onClose: () => void }
const longestReason = 1000

/** Tells staff what is wrong with a job. */
export function ReportDialog({ open, job, acts, onClose }: Props) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim() === '') return setFailure(t('jobSearch.reporting.missing'))
    setBusy(true)
    const why = await acts.report(job, reason)
    setBusy(false)
    setFailure(why)
    if (why === null) onClose()
  }
  return (
    <Dialog
      open={open}
      title={t('jobSearch.reporting.title')}
      onClose={onClose}
      closeOnBackdrop={reason === ''}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t('jobSearch.reporting.send')}
        </Button>
      }
    >
      <p className="mb-3">{t('jobSearch.reporting.text')}</p>
      <FieldFrame label={t('jobSearch.reporting.reason')} error={failure} required>
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
