import { useId } from 'react'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import type { Answer } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { JobCard } from '../../../shared/jobs/job-card.tsx'

/** More are in the search. */
const mostShown = 3
/** The jobs that suit somebody best and that they have not applied for; where they cannot be had the search says so. */
export function JobsForYou({ jobs }: { jobs: Answer<'GET /employer/jobs/recommended'> | undefined }) {
  const { t } = useTexts()
  const to = useTo()
  const id = useId()
  const shown = (jobs?.content ?? [])
    .map(({ data }) => data)
    .filter(({ applicationStatus }) => applicationStatus === null)
    .slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl font-bold">
          {t('home.jobs')}
        </h2>
        <a href={to('jobSearch')} className="link inline-flex min-h-11 items-center">
          {t('home.allJobs')}
        </a>
      </div>
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((job) => (
          <li key={job.id} className="min-w-0">
            <Suggested job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggested({ job }: { job: SeekerJob }) {
  const to = useTo()
  const id = useId()
  return (
    <JobCard
      job={job}
      titleId={id}
      title={
        <h3 id={id} className="font-bold">
          <a
            href={to('job', { id: job.id })}
            className="inline-flex min-h-11 items-center wrap-anywhere text-primary underline-offset-4 hover:underline"
          >
            {job.title}
          </a>
        </h3>
      }
    />
  )
}
