import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useRef } from 'react'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../../contract/reference/options/option.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { CardTitle, MasterDetail, type CardPlace } from '../../../ui/search/master-detail.tsx'
import { useApplying, useSaving } from './job-changes.ts'
import { JobDetail } from './job-detail.tsx'
import { isApplied, payOf, placesOf } from './job-words.ts'

/** Jobs on the left and the one that is selected on the right; on a phone below its card. */
export function JobList({ jobs }: { jobs: readonly SeekerJob[] }) {
  const { t } = useTexts()
  return (
    <MasterDetail
      label={t('jobSearch.list')}
      items={jobs}
      renderCard={(job, place) => <JobCard job={job} place={place} />}
      renderDetail={(job) => <JobDetail key={job.id} job={job} />}
    />
  )
}

function JobCard({ job, place }: { job: SeekerJob; place: CardPlace }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  const toggleSaved = useSaving(job)
  const pay = payOf(job, language)
  return (
    <article className={`card grid gap-2 ${place.selected ? 'ring-2 ring-primary' : ''}`}>
      <div className="flex items-start gap-2">
        <CardTitle ref={heading} place={place}>
          {job.title}
        </CardTitle>
        <IconButton
          label={t(job.saved ? 'jobSearch.unsave' : 'jobSearch.save')}
          Icon={job.saved ? BookmarkCheck : Bookmark}
          onClick={() => void toggleSaved()}
        />
      </div>
      <p className="wrap-anywhere">{placesOf(job, language) ?? t('jobSearch.anyPlace')}</p>
      <p className="text-muted">
        {labelOf(workTypes, job.workType, language)} · {labelOf(jobTypes, job.jobType, language)}
      </p>
      {pay.map((words) => (
        <p key={words} className="font-semibold">
          {words}
        </p>
      ))}
      <p className="text-sm text-muted">
        {t('jobSearch.posted', { date: formatDate(new Date(job.createdAt), language, preferences) })}
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
        // The button that was pressed is gone afterwards.
        <QuickApply job={job} onApplied={() => heading.current?.focus()} />
      )}
    </article>
  )
}

function QuickApply({ job, onApplied }: { job: SeekerJob; onApplied: () => void }) {
  const { t } = useTexts()
  const { apply, busy } = useApplying(job)
  const button = useRef<HTMLButtonElement>(null)
  const press = async () => {
    if (!(await apply())) return
    // Some browsers do not focus a button that is pressed. Somebody who has moved on is left where they are.
    const focused = document.activeElement
    if (focused === button.current || focused === document.body) onApplied()
  }
  return (
    <div>
      <Button ref={button} size="small" kind="secondary" busy={busy} onClick={() => void press()}>
        {t('jobSearch.quickApply')}
      </Button>
    </div>
  )
}
