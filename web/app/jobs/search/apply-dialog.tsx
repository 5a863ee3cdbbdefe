import { useState } from 'react'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import { longestCoverLetter } from '../../../../contract/rules/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FieldFrame } from '../../../ui/controls/field-frame.tsx'
import { useApplying } from './job-changes.ts'

export type ApplyDialogProps = { open: boolean; job: SeekerJob; onApplied: () => void; onClose: () => void }

/** Applies with a few words, which may be left out. */
export function ApplyDialog({ open, job, onApplied, onClose }: ApplyDialogProps) {
  const { t } = useTexts()
  const { apply, busy, failure, forget } = useApplying(job, { quiet: true })
  const [letter, setLetter] = useState('')
  const send = async () => {
    if (await apply({ coverLetter: letter })) onApplied()
  }
  const close = () => {
    if (!busy) forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={t('jobSearch.dialog.title', { title: job.title })}
      onClose={close}
      closeOnBackdrop={letter === ''}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t('jobSearch.dialog.send')}
        </Button>
      }
    >
      <FieldFrame label={t('jobSearch.dialog.letter')} hint={t('jobSearch.dialog.hint')} optional>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={longestCoverLetter}
            value={letter}
            onChange={(event) => setLetter(event.target.value)}
            className="field block py-2"
          />
        )}
      </FieldFrame>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {failure}
      </p>
    </Dialog>
  )
}
