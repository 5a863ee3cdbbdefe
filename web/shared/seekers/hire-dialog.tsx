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
import { renewApplicants } from './applicant-lists.ts'
import { markOffered } from './mark-offered.ts'
import { TermsFields } from './terms-fields.tsx'
import { emptyTerms, termsBody, termsOfJob, type TermsValues } from './terms-values.ts'

export type HireDialogProps = {
  seeker: SeekerCard
  jobId: string | undefined
  onClose: () => void
  onSent: () => void
}

/** Asks which open job it is for, or none, for the terms and for a short message, and sends the offer. */
export function HireDialog({ seeker, jobId, onClose, onSent }: HireDialogProps) {
  const { t } = useTexts()
  const client = useQueryClient()
  const dashboard = useEndpoint('GET /employer/dashboard', {})
  const choice = useJobChoice(seeker, jobId, dashboard.data?.activeJobs)
  const terms = useTerms(dashboard.data === undefined ? '' : choice.value)
  const [message, setMessage] = useState('')
  const offer = useAct('POST /employer-interests/job-seeker/:id', {
    failed: t('hiring.hire.failed'),
    refreshes: ['GET /employer/dashboard', 'GET /employer/offers'],
    quiet: true,
  })
  const send = async () => {
    const offered = choice.value === '' ? null : choice.value
    const body = { jobId: offered, message, terms: terms.body }
    const answer = await offer.run({ params: { id: seeker.id }, body })
    if (answer === null) return
    markOffered(client, seeker.id, offered, answer.offer)
    // Somebody else may have moved the application meanwhile.
    if (offered !== null) void renewApplicants(client, offered)
    onSent()
  }
  const { name } = seeker
  return (
    <Dialog
      open
      title={t('hiring.hire.title', { name })}
      onClose={onClose}
      closeOnBackdrop={message === '' && !terms.isChanged}
      actions={
        <Button
          busy={offer.busy}
          disabled={dashboard.data === undefined || choice.nothingLeft || terms.isLoading}
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
          <>
            {/* Fields whose suggestion is still on its way would change under the hand that fills them in. */}
            {dashboard.data === undefined || terms.isLoading ? (
              <Skeleton kind="lines" lines={6} />
            ) : (
              <TermsFields values={terms.values} errors={offer.fields} onChange={terms.change} />
            )}
            <TextArea
              name="message"
              label={t('hiring.hire.message')}
              hint={t('hiring.hire.hint')}
              limit={longestOfferMessage}
              value={message}
              error={offer.fields['message']}
              onChange={setMessage}
            />
          </>
        )}
        <p role="alert" className="font-medium text-danger empty:hidden">
          {offer.failure}
        </p>
      </div>
    </Dialog>
  )
}

/** What the chosen job says, and what the person has written instead. '' is no job. */
function useTerms(jobId: string) {
  const [changes, setChanges] = useState<Partial<TermsValues>>({})
  const job = useEndpoint('GET /employer/jobs/:id', { params: { id: jobId } }, { enabled: jobId !== '' })
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const suggested = jobId === '' || job.data === undefined ? emptyTerms : termsOfJob(job.data, today)
  const values = { ...suggested, ...changes }
  const isChanged = Object.keys(changes).length > 0
  const isUnknown = jobId !== '' && job.data === undefined
  return {
    values,
    isChanged,
    // Where the job could not be loaded the server takes its terms.
    body: isUnknown && !isChanged ? null : termsBody(values),
    isLoading: isUnknown && job.error === null && !job.isPaused,
    change: (more: Partial<TermsValues>) => setChanges((before) => ({ ...before, ...more })),
  }
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
