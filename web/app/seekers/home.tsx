import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import type { SeekerDashboard } from '../../../contract/seeker-dashboard.ts'
import { jobPageSize } from '../../../contract/rules/jobs.ts'
import { useEndpoint, type Loadable } from '../../lib/endpoints.ts'
import { labelOfValue, lists } from '../../lib/lists.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { idlePart, useIdlePart } from '../../lib/use-idle-part.ts'
import { FinishedNotice } from '../../shared/accounts/finished-notice.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { loadFailureOf, saidOf } from './home/load-failure.ts'
import { MissingFacts } from './home/missing-facts.tsx'
import { ProgressCard } from './home/progress-card.tsx'
import { SeekerNews } from './home/seeker-news.tsx'
import { Tiles } from './home/tiles.tsx'

const belowFold = idlePart(() => import('./home/below-fold.tsx'))

/** The same as the first page of the search, so that either finds it fetched. */
const firstJobs = { query: { page: '0', size: String(jobPageSize), sort: '' } } as const

/** Who somebody is to employers, how far they are from work, what is new, and jobs that suit them. */
export default function SeekerHome() {
  const { t } = useTexts()
  const dashboard = useEndpoint('GET /jobseeker/dashboard', {})
  const { data } = dashboard
  // Asked for beside it, though shown below it.
  const jobs = useEndpoint('GET /employer/jobs/recommended', firstJobs)
  const improvements = useEndpoint('GET /job-search/improvements', {})
  const rest = useIdlePart(belowFold)
  // What is below would move when the rest arrives.
  const isComplete = isSettled(dashboard) && isSettled(improvements)
  return (
    <>
      <FinishedNotice />
      <Home
        photo={data?.profileInfo.profilePhotoUrl ?? null}
        about={<About place={data?.profileInfo.location ?? ''} />}
      >
        <Loaded
          of={dashboard}
          skeleton={<Skeleton kind="card" lines={12} />}
          text={(failure) => saidOf(failure) ?? t(`home.failed.${loadFailureOf(failure)}`)}
        >
          {(loaded) => <Parts dashboard={loaded} />}
        </Loaded>
        {isComplete && (
          <Loaded of={rest} skeleton={<></>}>
            {({ Part }) => <Part dashboard={data} jobs={jobs.data} />}
          </Loaded>
        )}
      </Home>
    </>
  )
}

/** It is there, or will not be for now. */
const isSettled = ({ data, error, isPaused }: Loadable<unknown>) =>
  data !== undefined || error !== null || isPaused

function About({ place }: { place: string }) {
  const { language } = useTexts()
  const words = [
    labelOf(userTypes, 'CAREER', language),
    ...(place === '' ? [] : [labelOfValue(lists.places, place, language)]),
  ]
  // On a phone with room for the place, which may come later on a second line.
  return <p className="text-muted max-sm:min-h-14">{words.join(' · ')}</p>
}

function Parts({ dashboard }: { dashboard: SeekerDashboard }) {
  return (
    <>
      <ProgressCard dashboard={dashboard} />
      <MissingFacts missing={dashboard.missing} />
      <SeekerNews news={dashboard.news} />
      <Tiles counts={dashboard.activityCounts} />
      <Actions />
      <QuickApply />
    </>
  )
}

function Actions() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink kind="secondary" size="small" href={to('jobSearch')}>
        {t('home.search')}
      </ButtonLink>
      <ButtonLink kind="secondary" size="small" href={to('editSeekerProfile')}>
        {t('home.edit')}
      </ButtonLink>
      <ButtonLink kind="secondary" size="small" href={to('updateSkills')}>
        {t('home.skills')}
      </ButtonLink>
    </div>
  )
}

function QuickApply() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <p className="min-w-0 grow basis-60 font-semibold">{t('home.quickApply.text')}</p>
      <ButtonLink kind="secondary" size="small" href={to('jobSearch')}>
        {t('home.quickApply.button')}
      </ButtonLink>
    </section>
  )
}
