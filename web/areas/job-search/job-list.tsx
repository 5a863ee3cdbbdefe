import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { isApplied, payOf, placesOf } from './job-words.ts'
import { JobDetail } from './job-detail.tsx'
import type { Lists } from './lists.ts'
import type { JobActs } from './use-job-acts.ts'

type Props = { lists: Lists; jobs: readonly SeekerJob[]; acts: JobActs }

const narrow = () => matchMedia('(width < 48rem)')
const onResize = (tell: () => void) => {
  const query = narrow()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const useNarrow = () =>
  useSyncExternalStore(
    onResize,
    () => narrow().matches,
    () => false,
  )

/** Jobs on the left and the one that is selected on the right; on a phone below its card. */
export function JobList({ lists, jobs, acts }: Props) {
  const { t } = useTexts()
  const isNarrow = useNarrow()
  const [selected, setSelected] = useState<string | null>(jobs[0]?.id ?? null)
  const chosen = jobs.find(({ id }) => id === selected)
  const detail = (job: SeekerJob) => <JobDetail key={job.id} lists={lists} job={job} acts={acts} />
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ul aria-label={t('jobSearch.list')} className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id} className="grid min-w-0 gap-2">
            <JobCard
              lists={lists}
              job={job}
              acts={acts}
              selected={job.id === selected}
              // Once more closes it, where it stands between the cards.
              onSelect={() => setSelected(isNarrow && job.id === selected ? null : job.id)}
              isNarrow={isNarrow}
            />
            {isNarrow && job.id === selected && detail(job)}
          </li>
        ))}
      </ul>
      {!isNarrow && chosen !== undefined && (
        // Longer than the screen it scrolls by itself, beside the list.
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto p-1">{detail(chosen)}</div>
      )}
    </div>
  )
}

type CardProps = Omit<Props, 'jobs'> & {
  job: SeekerJob
  selected: boolean
  isNarrow: boolean
  onSelect: () => void
}

function JobCard({ lists, job, acts, selected, isNarrow, onSelect }: CardProps) {
  const { t, language } = useTexts()
  const habits = useHabits()
  const pay = payOf(job, language)
  return (
    <article className={`card grid gap-2 ${selected ? 'ring-2 ring-primary' : ''}`}>
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 grow text-lg font-bold">
          <button
            type="button"
            aria-expanded={isNarrow ? selected : undefined}
            aria-current={!isNarrow && selected ? 'true' : undefined}
            onClick={onSelect}
            className="min-h-11 w-full cursor-pointer text-start wrap-anywhere text-primary underline-offset-4 hover:underline"
          >
            {job.title}
          </button>
        </h3>
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
          <Badge tone="info">{t('jobSearch.score', { score: job.match.score })}</Badge>
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
