import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import type { Lists } from '../search/lists.ts'
import { CardTitle, MasterDetail, type CardPlace } from '../search/master-detail.tsx'
import { isApplied, payOf, placesOf } from './job-words.ts'
import { JobDetail } from './job-detail.tsx'
import type { JobActs } from './use-job-acts.ts'

type Props = { lists: Lists; jobs: readonly SeekerJob[]; acts: JobActs }

/** Jobs on the left and the one that is selected on the right; on a phone below its card. */
export function JobList({ lists, jobs, acts }: Props) {
  const { t } = useTexts()
  return (
    <MasterDetail
      label={t('jobSearch.list')}
      items={jobs}
      renderCard={(job, place) => <JobCard lists={lists} job={job} acts={acts} place={place} />}
      renderDetail={(job) => <JobDetail key={job.id} lists={lists} job={job} acts={acts} />}
    />
  )
}

type CardProps = Omit<Props, 'jobs'> & { job: SeekerJob; place: CardPlace }

function JobCard({ lists, job, acts, place }: CardProps) {
  const { t, language } = useTexts()
  const habits = useHabits()
  const pay = payOf(job, language)
  return (
    <article className={`card grid gap-2 ${place.selected ? 'ring-2 ring-primary' : ''}`}>
      <div className="flex items-start gap-2">
        <CardTitle place={place}>{job.title}</CardTitle>
        <IconButton
          label={t(job.saved ? 'jobSearch.unsave' : 'jobSearch.save')}
          Icon={job.saved ? BookmarkCheck : Bookmark}
          onClick={() => void acts.toggleSaved(job)}
        />
      </div>
      <p className="wrap-anywhere">{placesOf(job, lists, language) ?? t('jobSearch.anyPlace')}</p>
      <p className="text-muted">
        {labelOf(workTypes, job.workType, language)} · {labelOf(jobTypes, job.jobType, language)}
      </p>
      {pay.map((words) => (
        <p key={words} className="font-semibold">
          {words}
        </p>
      ))}
      <p className="text-sm text-muted">
        {t('jobSearch.posted', { date: formatDate(new Date(job.createdAt), language, habits) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {job.match !== undefined && (
          <Badge tone="info">{t('searching.score', { score: job.match.score })}</Badge>
        )}
        {job.verificationInProgress && <Badge tone="waiting">{t('jobSearch.unverified')}</Badge>}
      </div>
      {isApplied(job) ? (
        <p>
          <Badge tone="good">{t('jobSearch.applied')}</Badge>
        </p>
      ) : (
        <div>
          <Button
            size="small"
            kind="secondary"
            busy={acts.busy === job.id}
            onClick={() => void acts.quickApply(job)}
          >
            {t('jobSearch.quickApply')}
          </Button>
        </div>
      )}
    </article>
  )
}
