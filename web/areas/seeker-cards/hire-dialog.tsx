import { useState } from 'react'
import { longestOfferMessage } from '../../../contract/rules/offers.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { TextArea } from '../onboarding/text-area.tsx'

/** For which job it was, if for one. */
export type OnSent = (jobId: string | null) => void
type Props = { seeker: SeekerCard; jobId: string | undefined; onClose: () => void; onSent: OnSent }

const loadOpenJobs = async () => (await api('GET /employer/dashboard', {})).activeJobs

/** Asks which open job it is for, or none, and a few words, and makes the offer. */
export function HireDialog({ seeker, jobId, onClose, onSent }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const jobs = useLater(loadOpenJobs)
  const open =
    jobs.state === 'ready' ? jobs.value.filter((job) => !seeker.offeredJobs.includes(job.jobId)) : []
  const mayBeNone = !seeker.offeredJobs.includes(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const suggested = open.find((job) => job.jobId === jobId) ?? (mayBeNone ? undefined : open[0])
  const wanted = chosen ?? suggested?.jobId ?? ''
  const nothingLeft = jobs.state === 'ready' && open.length === 0 && !mayBeNone
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const offered = wanted === '' ? null : wanted
      const answer = await api('POST /employer-interests/job-seeker/:id', {
        params: { id: seeker.id },
        body: { jobId: offered, message },
      })
      toast(answer.message)
      onSent(offered)
    } catch (error) {
      const told = error instanceof ApiError && error.problem !== 'network' ? error.problem.message : null
      setFailure(told ?? t('hiring.hire.failed'))
      setBusy(false)
    }
  }
  const name = seeker.name
  return (
    <Dialog
      open
      title={t('hiring.hire.title', { name })}
      onClose={onClose}
      closeOnBackdrop={message === ''}
      actions={
        <Button busy={busy} disabled={jobs.state !== 'ready' || nothingLeft} onClick={() => void send()}>
          {t('hiring.hire.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {!nothingLeft && <p>{t('hiring.hire.intro', { name })}</p>}
        {jobs.state === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="font-medium text-danger">{t('hiring.hire.jobsFailed')}</p>
            <Button kind="secondary" size="small" onClick={jobs.retry}>
              {t('hiring.hire.retry')}
            </Button>
          </div>
        ) : jobs.state === 'loading' ? (
          <Skeleton kind="lines" lines={2} />
        ) : nothingLeft ? (
          <p>{t('hiring.hire.nothingLeft')}</p>
        ) : (
          <SelectField
            name="job"
            label={t('hiring.hire.job')}
            placeholder={mayBeNone ? t('hiring.hire.noJob') : undefined}
            options={open.map((job) => ({ value: job.jobId, label: job.title }))}
            value={wanted}
            onChange={setChosen}
          />
        )}
        {!nothingLeft && (
          <TextArea
            name="message"
            label={t('hiring.hire.message')}
            hint={t('hiring.hire.hint')}
            limit={longestOfferMessage}
            value={message}
            onChange={setMessage}
          />
        )}
        <p role="alert" className="font-medium text-danger empty:hidden">
          {failure}
        </p>
      </div>
    </Dialog>
  )
}
