import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'
import { screenPath } from '../places.ts'
import { loadCardLists } from '../seeker-cards/seeker-words.ts'
import { fetchApplicants, fetchTitle, statusOfAddress } from './fetch-applicants.ts'

const areas = ['applicants', 'applications', 'hiring'] as const

/** What is no id is no job's: nobody need be asked. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function load() {
  const [, , , jobId = ''] = screenPath(location.pathname).split('/')
  if (!idPattern.test(jobId)) return null
  const [{ Applicants }, lists, title, fetched] = await Promise.all([
    import('./applicants.tsx'),
    loadCardLists(),
    fetchTitle(jobId),
    fetchApplicants(jobId, statusOfAddress()),
  ])
  return { Applicants, jobId, lists, title, fetched }
}

/** The applicants come with the screen and its words; what went wrong is told in them too. */
export function ApplicantsScreen() {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') {
    if (later.value === null) return <NoJob />
    const { Applicants, ...loaded } = later.value
    return <Applicants {...loaded} />
  }
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}

function NoJob() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className="page-column py-8">
      <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('applicants.title')}</h1>
      <EmptyState heading={t('applicants.failed.noJob')} text={t('applicants.failed.noJobText')}>
        <ButtonLink href={path('/employer-profile')}>{t('applicants.failed.toJobs')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
