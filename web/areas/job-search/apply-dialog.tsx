import { useState } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { longest } from '../../../contract/rules/jobs.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import type { JobActs } from './use-job-acts.ts'

type Props = { open: boolean; job: SeekerJob; acts: JobActs; onClose: () => void }

/** Applies with a few words, which need not be written. */
export function ApplyDialog({ open, job, acts, onClose }: Props) {
  const { t } = useTexts()
  const [letter, setLetter] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setFailure(null)
    const why = await acts.apply(job, letter)
    if (why === null) onClose()
    else setFailure(why)
  }
  return (
    <Dialog
      open={open}
      title={t('jobSearch.dialog.title', { title: job.title })}
      onClose={onClose}
      closeOnBackdrop={letter === ''}
      actions={
        <Button busy={acts.busy === job.id} onClick={() => void send()}>
          {t('jobSearch.dialog.send')}
        </Button>
      }
    >
      <FieldFrame label={t('jobSearch.dialog.letter')} hint={t('jobSearch.dialog.hint')} optional>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={longest.coverLetter}
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
