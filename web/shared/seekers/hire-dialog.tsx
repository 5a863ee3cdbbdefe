import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longestOfferMessage } from '../../../contract/rules/hiring.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { markOffered } from './mark-offered.ts'

type Props = { seeker: SeekerCard; jobId: string | undefined; onClose: () => void; onSent: () => void }

/** Asks which open job it is for, or none, and for a short message, and sends the offer. */
export function HireDialog({ seeker, jobId, onClose, onSent }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const dashboard = useEndpoint('GET /employer/dashboard', {})
  const choice = useJobChoice(seeker, jobId, dashboard.data?.activeJobs)
  const [message, setMessage] = useState('')
  const offer = useAct('POST /employer-interests/job-seeker/:id', {
    failed: t('hiring.hire.failed'),
    refreshes: ['GET /employer/dashboard'],
    quiet: true,
  })
  const send = async () => {
    const offered = choice.value === '' ? null : choice.value
    const answer = await offer.run({ params: { id: seeker.id }, body: { jobId: offered, message } })
    if (answer === null) return
    markOffered(client, seeker.id, offered)
    onSent()
  }
  const { name } = seeker
  return (
    <Dialog
      open
      title={t('hiring.hire.title', { name })}
      onClose={onClose}
      closeOnBackdrop={message === ''}
      actions={
        <Button
          busy={offer.busy}
          disabled={dashboard.data === undefined || choice.nothingLeft}
          onClick={() => void send()}
        >
          {t('hiring.hire.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {!choice.nothingLeft && <p>{t('hiring.hire.intro', { name })}</p>}
        <Loaded
          of={dashboard}
          skeleton={<Skeleton kind="lines" lines={2} />}
          heading={t('hiring.hire.jobsFailed')}
          level={3}
        >
          {() =>
            choice.nothingLeft ? (
              <p>{t('hiring.hire.nothingLeft')}</p>
            ) : (
              <SelectField
                name="job"
                label={t('hiring.hire.job')}
                placeholder={choice.mayBeNone ? t('hiring.hire.noJob') : undefined}
                options={choice.jobs.map((job) => ({ value: job.jobId, label: job.title }))}
                value={choice.value}
                onChange={choice.choose}
              />
            )
          }
        </Loaded>
        {!choice.nothingLeft && (
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
          {offer.failure}
        </p>
      </div>
    </Dialog>
  )
}

/** The open jobs that this person has no offer for yet, and the chosen one; '' is none in particular. */
function useJobChoice<Job extends { jobId: string }>(
  { offeredJobs }: SeekerCard,
  suggestedId: string | undefined,
  openJobs: readonly Job[] | undefined,
) {
  const [chosen, choose] = useState<string | null>(null)
  const jobs = (openJobs ?? []).filter((job) => !offeredJobs.includes(job.jobId))
  const mayBeNone = !offeredJobs.includes(null)
  const suggested = jobs.find((job) => job.jobId === suggestedId) ?? (mayBeNone ? undefined : jobs[0])
  return {
    jobs,
    mayBeNone,
    nothingLeft: openJobs !== undefined && jobs.length === 0 && !mayBeNone,
    value: chosen ?? suggested?.jobId ?? '',
    choose,
  }
}
