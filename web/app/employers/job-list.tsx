import { useId, useState, type Ref } from 'react'
import type { EmployerDashboard, ListedJob } from '../../../contract/employers.ts'
import { jobStatuses, jobTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatNumber, formatPay } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'

const tones = { ACTIVE: 'good', INACTIVE: 'waiting', CLOSED: 'neutral' } as const
const actNames = ['duplicate', 'reopen', 'close'] as const
type Act = (typeof actNames)[number]

/** The active ones first; the others under a tab. */
export function JobList({ ref, dashboard }: { ref: Ref<HTMLElement>; dashboard: EmployerDashboard }) {
  const { t, language } = useTexts()
  const id = useId()
  const [tab, setTab] = useState<string>('active')
  const acts = useJobActs()
  const [closing, setClosing] = useState<ListedJob | null>(null)
  const run = async (act: Act, { jobId }: ListedJob) => {
    if (!(await acts.run(act, jobId))) return
    setClosing(null)
    // A copy is not open yet, so it is among the others.
    setTab(act === 'duplicate' ? 'others' : 'active')
  }
  const card = (job: ListedJob) => (
    <JobCard
      key={job.jobId}
      job={job}
      busy={acts.running?.jobId === job.jobId ? acts.running.act : null}
      onAct={(act) => {
        acts.forgetFailure()
        if (act === 'close') setClosing(job)
        else void run(act, job)
      }}
    />
  )
  const tabs = [
    { id: 'active', jobs: dashboard.activeJobs, count: dashboard.requestStatus.ACTIVE, empty: 'emptyActive' },
    {
      id: 'others',
      jobs: dashboard.otherJobs,
      count: dashboard.requestStatus.INACTIVE + dashboard.requestStatus.CLOSED,
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
        busy={acts.running !== null}
        error={acts.failure}
        onCancel={() => setClosing(null)}
        onConfirm={() => {
          if (closing !== null) void run('close', closing)
        }}
      />
    </section>
  )
}

/** One act at a time. */
function useJobActs() {
  const { t } = useTexts()
  const settings = {
    failed: t('employer.failed.act'),
    network: t('employer.failed.network'),
    refreshes: ['GET /employer/dashboard', 'GET /employer/jobs/:id'],
  } as const
  const duplicate = useAct('POST /employer/jobs/:id/duplicate', settings)
  const reopen = useAct('POST /employer/jobs/:id/reopen', settings)
  // Nobody would hear a toast behind the open dialog: it shows the failure itself.
  const close = useAct('POST /employer/jobs/:id/close', { ...settings, quiet: true })
  const all = { duplicate, reopen, close }
  const running = actNames.flatMap((act) => {
    const input = all[act].running
    return input === null ? [] : [{ act, jobId: input.params.id }]
  })[0]
  return {
    running: running ?? null,
    failure: close.failure,
    forgetFailure: close.forget,
    /** Whether it was done. */
    run: async (act: Act, id: string): Promise<boolean> =>
      running === undefined && (await all[act].run({ params: { id } })) !== null,
  }
}

function payOf({ salary, hourlyRate }: ListedJob, language: Language): string | null {
  if (hourlyRate > 0) return formatPay({ amount: hourlyRate, per: 'hour' }, language)
  return Number(salary) > 0 ? formatPay({ amount: Number(salary), per: 'month' }, language) : null
}

function JobCard(props: { job: ListedJob; busy: Act | null; onAct: (act: Act) => void }) {
  const { job, busy, onAct } = props
  const { t, language } = useTexts()
  const to = useTo()
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
        {/* The whole card is the link; the buttons are above it. */}
        <a
          id={`${id}-title`}
          href={to('editJob', { id: job.jobId })}
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
        <ButtonLink kind="secondary" size="small" href={to('applicants', { jobId: job.jobId })}>
          {t('employer.jobs.viewApplicants')}
        </ButtonLink>
        {button('duplicate')}
        {job.status === 'ACTIVE' ? button('close') : button('reopen')}
      </div>
    </li>
  )
}
