import { BriefcaseBusiness, Users } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type Ref } from 'react'
import type { EmployerDashboard, ListedJob } from '../../../contract/employers.ts'
import { jobStatuses, jobTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatDate, formatNumber } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { useTo } from '../../lib/paths.tsx'
import { useSeen } from '../../lib/seen.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { WorkPicture } from '../../ui/work-picture.tsx'
import { payOf, pictureOf } from '../../shared/jobs/job-words.ts'

const tones = { ACTIVE: 'good', INACTIVE: 'waiting', CLOSED: 'neutral' } as const
const actNames = ['duplicate', 'reopen', 'close', 'delete', 'keepOpen'] as const
type Act = (typeof actNames)[number]
/** Done after a question. */
type Asked = Extract<Act, 'close' | 'delete'>

/** The active ones first; the others under a tab. */
export function JobList({ ref, dashboard }: { ref: Ref<HTMLElement>; dashboard: EmployerDashboard }) {
  const { t, language } = useTexts()
  const id = useId()
  const [tab, setTab] = useState<string>('active')
  const acts = useJobActs()
  const seen = useSeenCounts(dashboard)
  const [asking, setAsking] = useState<{ act: Asked; job: ListedJob } | null>(null)
  const question = asking?.act ?? 'close'
  const run = async (act: Act, { jobId }: ListedJob) => {
    if (!(await acts.run(act, jobId))) return
    setAsking(null)
    // A copy is not open yet, so it is among the others; so was what is deleted.
    setTab(act === 'duplicate' || act === 'delete' ? 'others' : 'active')
  }
  const card = (job: ListedJob) => (
    <JobCard
      key={job.jobId}
      job={job}
      added={job.applicantCount - Number(seen[job.jobId] ?? job.applicantCount)}
      busy={acts.running?.jobId === job.jobId ? acts.running.act : null}
      onAct={(act) => {
        acts.forgetFailure()
        if (act === 'close' || act === 'delete') setAsking({ act, job })
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
        {t(tab === 'active' ? 'employer.jobs.heading' : 'employer.jobs.headingOthers')}
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
              <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{jobs.map(card)}</ul>
            ),
        }))}
      />
      <ConfirmDialog
        open={asking !== null}
        title={t(`employer.${question}.title`)}
        text={t(`employer.${question}.text`, { title: asking?.job.title ?? '' })}
        confirm={t(`employer.${question}.confirm`)}
        busy={acts.running !== null}
        error={acts.failure}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking !== null) void run(asking.act, asking.job)
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
  const remove = useAct('DELETE /employer/jobs/:id', {
    ...settings,
    quiet: true,
    // That of the job itself is not asked for again: it is gone.
    refreshes: ['GET /employer/dashboard'],
  })
  const keepOpen = useAct('POST /employer/jobs/:id/keep-open', settings)
  const all = { duplicate, reopen, close, delete: remove, keepOpen }
  const running = actNames.flatMap((act) => {
    const input = all[act].running
    return input === null ? [] : [{ act, jobId: input.params.id }]
  })[0]
  return {
    running: running ?? null,
    failure: close.failure ?? remove.failure,
    forgetFailure: () => {
      close.forget()
      remove.forget()
    },
    /** Whether it was done. */
    run: async (act: Act, id: string): Promise<boolean> =>
      running === undefined && (await all[act].run({ params: { id } })) !== null,
  }
}

/** How many had applied for each job when the person last looked. */
function useSeenCounts({ activeJobs, otherJobs }: EmployerDashboard) {
  const now = useMemo(
    () =>
      Object.fromEntries(
        [...activeJobs, ...otherJobs].map(({ jobId, applicantCount }) => [jobId, String(applicantCount)]),
      ),
    [activeJobs, otherJobs],
  )
  return useSeen(now)
}

function JobCard(props: { job: ListedJob; added: number; busy: Act | null; onAct: (act: Act) => void }) {
  const { job, added, busy, onAct } = props
  const { t, language } = useTexts()
  const to = useTo()
  const id = useId()
  const preferences = useDatePreferences()
  const title = useRef<HTMLAnchorElement>(null)
  const wasAsked = useRef(job.closesOn !== null)
  useEffect(() => {
    // The question is answered, and the button that was pressed gone with it.
    if (wasAsked.current && job.closesOn === null && document.activeElement === document.body) {
      title.current?.focus()
    }
    wasAsked.current = job.closesOn !== null
  }, [job.closesOn])
  const button = (act: Exclude<Act, 'keepOpen'>) => (
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
    <li className="card relative grid content-start gap-2 p-4 hover:border-primary">
      <div className="flex items-start gap-3">
        <WorkPicture kind={pictureOf(job)} />
        <div className="min-w-0 grow">
          <h3 className="min-w-0 font-bold">
            {/* The whole card is the link; the buttons are above it. */}
            <a
              ref={title}
              id={`${id}-title`}
              href={to('editJob', { id: job.jobId })}
              className="inline-flex min-h-11 max-w-full items-center after:absolute after:inset-0 after:rounded-card"
            >
              <span className="min-w-0 wrap-anywhere">{job.title}</span>
            </a>
          </h3>
          <p className="text-lg font-bold">{payOf(job, language)[0] ?? t('employer.jobs.noPay')}</p>
        </div>
      </div>
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <li>
          <Badge tone={tones[job.status]}>{labelOf(jobStatuses, job.status, language)}</Badge>
        </li>
        <li className="flex items-center gap-1">
          <BriefcaseBusiness aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {labelOf(jobTypes, job.jobType, language)}
        </li>
        <li className="flex items-center gap-1 font-semibold">
          <Users aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {t('employer.jobs.applicants', { count: job.applicantCount })}
        </li>
        {job.unansweredCount > 0 && (
          <li>
            <Badge tone="waiting">{t('employer.jobs.unanswered', { count: job.unansweredCount })}</Badge>
          </li>
        )}
        {added > 0 && (
          <li>
            <Badge tone="info">{t('shell.news', { count: added })}</Badge>
          </li>
        )}
      </ul>
      {job.closesOn !== null && (
        <div className="relative grid gap-1 rounded-field bg-accent-soft p-3 text-on-accent-soft">
          <p>{t('employer.stillOpen.text', { date: formatDate(job.closesOn, language, preferences) })}</p>
          <div>
            <Button
              kind="secondary"
              size="small"
              busy={busy === 'keepOpen'}
              aria-describedby={`${id}-title`}
              onClick={() => onAct('keepOpen')}
            >
              {t('employer.stillOpen.button')}
            </Button>
          </div>
        </div>
      )}
      <div className="relative flex flex-wrap gap-x-1 gap-y-2 justify-self-start">
        <ButtonLink kind="secondary" size="small" href={to('applicants', { jobId: job.jobId })}>
          {t('employer.jobs.viewApplicants')}
        </ButtonLink>
        {button('duplicate')}
        {job.status === 'ACTIVE' ? button('close') : button('reopen')}
        {job.status === 'INACTIVE' && job.applicantCount === 0 && button('delete')}
      </div>
    </li>
  )
}
