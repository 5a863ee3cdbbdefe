import { Check, CircleAlert, Flag, Send } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { jobFormGenders, jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf, type Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../../contract/reference/options/people.ts'
import { formatDate, formatNumber, formatPay } from '../../../contract/rules/formats.ts'
import { isDoubt, type MatchReason } from '../../../contract/rules/matching.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { isApplied, placesOf } from './job-words.ts'
import { labelsIn, type Lists } from './lists.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { JobActs } from './use-job-acts.ts'

type Props = { lists: Lists; job: SeekerJob; acts: JobActs }

/** All that is told of a job, and what to do about it. */
export function JobDetail({ lists, job, acts }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [asking, setAsking] = useState<'apply' | 'report' | null>(null)
  return (
    <section aria-labelledby={id} className="card grid gap-5">
      <div>
        <p className="text-sm text-muted">{t('jobSearch.detail')}</p>
        <h3 id={id} className="text-xl font-bold wrap-anywhere">
          {job.title}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{t(`jobSearch.employer.${job.employerKind}`)}</Badge>
          {job.verificationInProgress && <Badge tone="waiting">{t('jobSearch.unverified')}</Badge>}
        </p>
      </div>
      {isApplied(job) ? (
        <p>
          <Badge tone="good">{t('jobSearch.applied')}</Badge>
        </p>
      ) : (
        <div>
          <Button Icon={Send} onClick={() => setAsking('apply')}>
            {t('jobSearch.apply')}
          </Button>
        </div>
      )}
      {job.match !== undefined && <Match match={job.match} />}
      <Facts lists={lists} job={job} />
      <Passage heading={t('jobSearch.description')} text={job.description} />
      <Passage heading={t('jobSearch.requirements')} text={job.requirements} />
      <Passage heading={t('jobSearch.notes')} text={job.additionalNotes} />
      <div>
        <Button kind="plain" size="small" Icon={Flag} onClick={() => setAsking('report')}>
          {t('jobSearch.report')}
        </Button>
      </div>
      <ApplyDialog open={asking === 'apply'} job={job} acts={acts} onClose={() => setAsking(null)} />
      <ReportDialog open={asking === 'report'} job={job} acts={acts} onClose={() => setAsking(null)} />
    </section>
  )
}

function Match({ match: { score, reasons } }: { match: NonNullable<SeekerJob['match']> }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-2 rounded-field bg-sunken p-4">
      <p className="text-lg font-bold">{t('jobSearch.score', { score })}</p>
      <Reasons
        heading={t('jobSearch.why')}
        reasons={reasons.filter((reason) => !isDoubt(reason))}
        sign={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />}
      />
      <Reasons
        heading={t('jobSearch.doubts')}
        reasons={reasons.filter(isDoubt)}
        sign={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />}
      />
    </div>
  )
}

function Reasons(props: { heading: string; reasons: readonly MatchReason[]; sign: ReactNode }) {
  const { t } = useTexts()
  if (props.reasons.length === 0) return null
  return (
    <>
      <h4 className="font-semibold">{props.heading}</h4>
      <ul className="grid gap-1">
        {props.reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            {props.sign}
            <span className="min-w-0">{t(`jobSearch.reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A value that was not told has no line. */
function Facts({ lists, job }: { lists: Lists; job: SeekerJob }) {
  const { t, language } = useTexts()
  const habits = useHabits()
  const [salary, hours] = [Number(job.salary), Number(job.workHours)]
  const among = (options: readonly Option[], values: readonly string[]) =>
    values.map((value) => labelOf(options, value, language)).join(' · ')
  const facts: [string, string][] = [
    [t('jobSearch.fields.locations'), placesOf(job, lists, language) ?? t('jobSearch.anyPlace')],
    [t('jobSearch.fields.workType'), labelOf(workTypes, job.workType, language)],
    [t('jobSearch.fields.jobType'), labelOf(jobTypes, job.jobType, language)],
    [t('jobSearch.salary'), salary > 0 ? formatPay({ amount: salary, per: 'month' }, language) : ''],
    [
      t('jobSearch.hourlyRate'),
      job.hourlyRate > 0 ? formatPay({ amount: job.hourlyRate, per: 'hour' }, language) : '',
    ],
    [
      t('jobSearch.hours'),
      hours > 0 ? t('jobSearch.hoursPerDay', { hours: formatNumber(hours, language) }) : '',
    ],
    [t('jobSearch.starts'), formatDate(job.startDate, language, habits)],
    [t('jobSearch.fields.skills'), labelsIn(lists.skills, job.skills, language)],
    [t('jobSearch.fields.languages'), labelsIn(lists.languages, job.languages, language)],
    [t('jobSearch.fields.gender'), labelOf(jobFormGenders, job.gender, language)],
    [t('jobSearch.fields.ageRanges'), among(ageRanges, job.ageRanges)],
    [t('jobSearch.fields.religions'), among(religions, job.religions)],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Passage({ heading, text }: { heading: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
