import type { SessionUser } from '../../../contract/accounts.ts'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import type { Job } from '../../../contract/jobs.ts'
import { api, ApiError } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { loadPlaces, loadSkills, loadSpokenLanguages } from '../../lib/reference.ts'
import { useTexts, type Area } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'
import { screenPath } from '../places.ts'
import type { Lists } from './job-values.ts'

// Each screen is fetched with its words and what fills it: a phone that never opens it does not pay for it.
type Props = { user: SessionUser }
const formAreas: readonly Area[] = ['jobForm']
const employerAreas: readonly Area[] = ['employer']
const profileAreas: readonly Area[] = ['profile']

async function loadLists(): Promise<Lists> {
  const [locations, skills, languages] = await Promise.all([
    loadPlaces(),
    loadSkills(),
    loadSpokenLanguages(),
  ])
  return { locations, skills, languages }
}

async function loadPostJob() {
  const [{ PostJob }, lists] = await Promise.all([import('./post-job.tsx'), loadLists()])
  return { PostJob, lists }
}

export function PostJobScreen({ user }: Props) {
  const later = useLaterScreen(formAreas, loadPostJob)
  if (later.state === 'ready') return <later.value.PostJob user={user} lists={later.value.lists} />
  return <Waiting onRetry={later.state === 'failed' ? later.retry : null} />
}

async function loadEditJob() {
  const id = screenPath(location.pathname).split('/').at(-1) ?? ''
  const [{ EditJob }, lists, found] = await Promise.all([import('./edit-job.tsx'), loadLists(), findJob(id)])
  return { EditJob, lists, found }
}

/** What cannot be a job of this employer is none; any other failure may pass. */
async function findJob(id: string): Promise<Job | 'none' | 'failed'> {
  try {
    return await api('GET /employer/jobs/:id', { params: { id } })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    return status === 404 || status === 400 ? 'none' : 'failed'
  }
}

export function EditJobScreen({ user }: Props) {
  const { t } = useTexts()
  const path = usePath()
  const later = useLaterScreen(formAreas, loadEditJob)
  if (later.state !== 'ready') return <Waiting onRetry={later.state === 'failed' ? later.retry : null} />
  const { EditJob, lists, found } = later.value
  if (found === 'none') {
    return (
      <div className="page-column py-8">
        <EmptyState heading={t('jobForm.failed.notFound')} text={t('jobForm.failed.notFoundText')}>
          <ButtonLink href={path('/employer-profile')}>{t('jobForm.actions.back')}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  if (found === 'failed') {
    return (
      <div className="page-column py-8">
        <ErrorState heading={t('jobForm.failed.fetch')} onRetry={() => location.reload()} />
      </div>
    )
  }
  return <EditJob user={user} lists={lists} job={found} />
}

async function loadDashboard() {
  const [{ Dashboard }, places, told] = await Promise.all([
    import('./dashboard.tsx'),
    loadPlaces(),
    readDashboard(),
  ])
  return { Dashboard, places, told }
}

/** Where it failed: the server's words, or whether anybody answered at all. */
async function readDashboard(): Promise<EmployerDashboard | { failed: string | null; offline: boolean }> {
  try {
    return await api('GET /employer/dashboard', {})
  } catch (error) {
    if (!(error instanceof ApiError)) return { failed: null, offline: false }
    // With a status somebody answered, but maybe in words that are not ours.
    const words = error.problem === 'network' ? null : error.problem.message
    return { failed: words, offline: error.status === 0 }
  }
}

export function DashboardScreen() {
  const { t } = useTexts()
  const later = useLaterScreen(employerAreas, loadDashboard)
  if (later.state === 'failed') return <Waiting onRetry={later.retry} />
  if (later.state === 'loading') return <WaitingForAll />
  const { Dashboard, places, told } = later.value
  if (!('failed' in told)) return <Dashboard places={places} loaded={told} />
  return (
    <div className="page-column py-8">
      <ErrorState
        heading={t('employer.failed.heading')}
        text={told.failed ?? t(told.offline ? 'employer.failed.fetch' : 'employer.failed.load')}
        onRetry={() => location.reload()}
      />
    </div>
  )
}

async function loadEditProfile() {
  const [{ EditProfile }, places, profile] = await Promise.all([
    import('./edit-profile.tsx'),
    loadPlaces(),
    api('GET /profile', {}).catch(() => null),
  ])
  return { EditProfile, places, profile }
}

export function EditProfileScreen() {
  const { t } = useTexts()
  const later = useLaterScreen(profileAreas, loadEditProfile)
  if (later.state !== 'ready') return <Waiting onRetry={later.state === 'failed' ? later.retry : null} />
  const { EditProfile, places, profile } = later.value
  if (profile !== null) return <EditProfile places={places} profile={profile} />
  return (
    <div className="page-column py-8">
      <ErrorState heading={t('profile.failed.load')} onRetry={() => location.reload()} />
    </div>
  )
}

function Waiting({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <div className="page-column py-8">
      {onRetry === null ? <Skeleton kind="card" lines={8} /> : <ErrorState onRetry={onRetry} />}
    </div>
  )
}

/** The specification asks for a spinner here. */
function WaitingForAll() {
  const { t } = useTexts()
  return (
    <div className="flex min-h-96 flex-col items-center justify-center gap-3" aria-busy="true">
      <Spinner className="size-10 text-primary" />
      <p>{t('controls.parts.loading')}</p>
    </div>
  )
}
