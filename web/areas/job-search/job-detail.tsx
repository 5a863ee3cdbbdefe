import { Flag, Send } from 'lucide-react'
import { useId, useState } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { jobFormGenders, jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf, type Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../../contract/reference/options/people.ts'
import { formatDate, formatNumber, formatPay } from '../../../contract/rules/formats.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Facts, Passage } from '../search/facts.tsx'
import { labelsIn, type Lists } from '../search/lists.ts'
import { MatchBox } from '../search/match-box.tsx'
import { ReportDialog } from '../search/report-dialog.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { isApplied, placesOf } from './job-words.ts'
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
      {job.match !== undefined && (
        <MatchBox
          match={job.match}
          why={t('jobSearch.why')}
          words={(reason) => t(`jobSearch.reasons.${reason}`)}
        />
      )}
      <JobFacts lists={lists} job={job} />
      <Passage heading={t('jobSearch.description')} text={job.description} />
      <Passage heading={t('jobSearch.requirements')} text={job.requirements} />
      <Passage heading={t('jobSearch.notes')} text={job.additionalNotes} />
      <div>
        <Button kind="plain" size="small" Icon={Flag} onClick={() => setAsking('report')}>
          {t('jobSearch.report')}
        </Button>
      </div>
      <ApplyDialog open={asking === 'apply'} job={job} acts={acts} onClose={() => setAsking(null)} />
      <ReportDialog open={asking === 'report'} subject="job" id={job.id} onClose={() => setAsking(null)} />
    </section>
  )
}

/** A value that was not told has no line. */
function JobFacts({ lists, job }: { lists: Lists; job: SeekerJob }) {
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
  return <Facts facts={facts} />
}
