import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useId, useRef } from 'react'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { JobCard } from '../../../shared/jobs/job-card.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { CardTitle, MasterDetail, type CardPlace } from '../../../ui/search/master-detail.tsx'
import { useApplying, useSaving } from './job-changes.ts'
import { JobDetail } from './job-detail.tsx'

/** Jobs on the left and the one that is selected on the right; on a phone below its card. */
export function JobList({ jobs }: { jobs: readonly SeekerJob[] }) {
  const { t } = useTexts()
  return (
    <MasterDetail
      label={t('jobSearch.list')}
      items={jobs}
      renderCard={(job, place) => <ListedJob job={job} place={place} />}
      renderDetail={(job) => <JobDetail key={job.id} job={job} />}
    />
  )
}

function ListedJob({ job, place }: { job: SeekerJob; place: CardPlace }) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const toggleSaved = useSaving(job)
  return (
    <JobCard
      job={job}
      selected={place.selected}
      titleId={id}
      title={
        <CardTitle ref={heading} id={id} place={place}>
          {job.title}
        </CardTitle>
      }
      aside={
        <IconButton
          label={t(job.saved ? 'jobSearch.unsave' : 'jobSearch.save')}
          Icon={job.saved ? BookmarkCheck : Bookmark}
          onClick={() => void toggleSaved()}
        />
      }
      // The button that was pressed is gone afterwards.
      action={<QuickApply job={job} onApplied={() => heading.current?.focus()} />}
    />
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
    <Button ref={button} size="small" kind="secondary" busy={busy} onClick={() => void press()}>
      {t('jobSearch.quickApply')}
    </Button>
  )
}
