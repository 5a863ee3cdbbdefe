import { useId, useState, type Ref } from 'react'
import type { EmployerDashboard, ListedJob } from '../../../contract/employers.ts'
import { jobStatuses, jobTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatNumber, formatPay } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { api, ApiError } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useToast } from '../../ui/controls/toast.tsx'

const tones = { ACTIVE: 'good', INACTIVE: 'waiting', CLOSED: 'neutral' } as const
type Act = 'duplicate' | 'close' | 'reopen'

/** The active ones first; the others under a tab. */
export function JobList({
  ref,
  told,
  onChanged,
}: {
  ref: Ref<HTMLElement>
  told: EmployerDashboard
  onChanged: () => Promise<void>
}) {
  const { t, language } = useTexts()
  const id = useId()
  const [tab, setTab] = useState<string>('active')
  const acts = useActs(onChanged, setTab)
  const [closing, setClosing] = useState<ListedJob | null>(null)
  const close = async (job: ListedJob) => {
    if (await acts.run('close', job)) setClosing(null)
  }
  const card = (job: ListedJob) => (
    <JobCard
      key={job.jobId}
      job={job}
      busy={acts.busy?.jobId === job.jobId ? acts.busy.act : null}
      onAct={(act) => {
        acts.forget()
        if (act === 'close') setClosing(job)
        else void acts.run(act, job)
      }}
    />
  )
  const tabs = [
    { id: 'active', jobs: told.activeJobs, count: told.requestStatus.ACTIVE, empty: 'emptyActive' },
    {
      id: 'others',
      jobs: told.otherJobs,
      count: told.requestStatus.INACTIVE + told.requestStatus.CLOSED,
      empty: 'emptyOthers',
    },
  ] as const
  return (
    <section ref={ref} aria-labelledby={id} className="scroll-mt-24">
      <h2 id={id} className="mb-3 text-xl font-bold">
        {t('employer.jobs.heading')}
      </h2>
      <Tabs
        label={t('employer.jobs.tabs')}
        selected={tab}
        onSelect={setTab}
        tabs={tabs.map(({ id: name, jobs, count, empty }) => ({
          id: name,
          label: t(`employer.jobs.${name}`, { number: formatNumber(count, language) }),
          content:
            jobs.length === 0 ? (
              <EmptyState
                level={3}
                heading={t(`employer.jobs.${empty}.heading`)}
                text={t(`employer.jobs.${empty}.text`)}
              />
            ) : (
              <ul className="grid gap-4 lg:grid-cols-2">{jobs.map(card)}</ul>
            ),
        }))}
      />
      <ConfirmDialog
        open={closing !== null}
        title={t('employer.close.title')}
        text={t('employer.close.text', { title: closing?.title ?? '' })}
        confirm={t('employer.close.confirm')}
        busy={acts.busy !== null}
        error={acts.failed}
        onCancel={() => setClosing(null)}
        onConfirm={() => {
          if (closing === null) return
          void close(closing)
        }}
      />
    </section>
  )
}

/** One act at a time; what the server says of it is shown, and the list is asked for anew. */
function useActs(onChanged: () => Promise<void>, setTab: (tab: string) => void) {
  const { t } = useTexts()
  const toast = useToast()
  const [busy, setBusy] = useState<{ jobId: string; act: Act } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const words = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('employer.failed.act')
    return error.problem === 'network' ? t('employer.failed.network') : error.problem.message
  }
  const run = async (act: Act, { jobId }: ListedJob): Promise<boolean> => {
    if (busy !== null) return false
    setBusy({ jobId, act })
    setFailed(null)
    try {
      const { message } = await send(act, jobId)
      await onChanged()
      // A copy is not open yet, so it stands among the others.
      setTab(act === 'duplicate' ? 'others' : 'active')
      toast(message)
      return true
    } catch (error) {
      // Behind an open question nobody would hear it: the question says it itself.
      if (act === 'close') setFailed(words(error))
      else toast(words(error), 'bad')
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, failed, run, forget: () => setFailed(null) }
}

function send(act: Act, id: string): Promise<{ message: string }> {
  const params = { id }
  switch (act) {
    case 'duplicate':
      return api('POST /employer/jobs/:id/duplicate', { params }, { idempotencyKey: crypto.randomUUID() })
    case 'close':
      return api('POST /employer/jobs/:id/close', { params })
    case 'reopen':
      return api('POST /employer/jobs/:id/reopen', { params })
  }
}

function payOf({ salary, hourlyRate }: ListedJob, language: Language): string | null {
  if (hourlyRate > 0) return formatPay({ amount: hourlyRate, per: 'hour' }, language)
  return Number(salary) > 0 ? formatPay({ amount: Number(salary), per: 'month' }, language) : null
}

function JobCard(props: { job: ListedJob; busy: Act | null; onAct: (act: Act) => void }) {
  const { job, busy, onAct } = props
  const { t, language } = useTexts()
  const path = usePath()
  const id = useId()
  const button = (act: Act) => (
    <Button
      kind="plain"
      size="small"
      busy={busy === act}
      aria-describedby={`${id}-title`}
      onClick={() => onAct(act)}
    >
      {t(`employer.jobs.${act}`)}
    </Button>
  )
  return (
    <li className="card relative grid content-start gap-3 hover:border-primary">
      <h3 className="min-w-0 text-lg font-bold">
        {/* The whole card is the link; the buttons lie above it. */}
        <a
          id={`${id}-title`}
          href={path(`/employer/edit-job/${job.jobId}`)}
          className="inline-flex min-h-11 max-w-full items-center after:absolute after:inset-0 after:rounded-card"
        >
          <span className="min-w-0 wrap-anywhere">{job.title}</span>
        </a>
      </h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[job.status]}>{labelOf(jobStatuses, job.status, language)}</Badge>
        <Badge tone="info">{labelOf(jobTypes, job.jobType, language)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="font-semibold">{payOf(job, language) ?? t('employer.jobs.noPay')}</span>
        <span>{t('employer.jobs.applicants', { count: job.applicantCount })}</span>
      </p>
      <div className="relative flex flex-wrap gap-2 justify-self-start">
        <ButtonLink kind="secondary" size="small" href={path(`/employer/view-applicants/${job.jobId}`)}>
          {t('employer.jobs.viewApplicants')}
        </ButtonLink>
        {button('duplicate')}
        {job.status === 'ACTIVE' ? button('close') : button('reopen')}
      </div>
    </li>
  )
}
