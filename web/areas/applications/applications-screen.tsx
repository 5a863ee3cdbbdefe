import type { Application } from '../../../contract/applications.ts'
import { api, ApiError } from '../../lib/api.ts'
import { signInAgain } from '../../lib/kept.ts'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'

/** Long enough to read why. */
const leaveAfterMilliseconds = 2_000

type Loaded = { applications: Application[] } | { failure: unknown }

const areas = ['applications'] as const

async function load() {
  const [{ Applications, ApplicationsFailure }, loaded] = await Promise.all([
    import('./applications.tsx'),
    loadApplications(),
  ])
  return { Applications, ApplicationsFailure, loaded }
}

/** The list comes with its words; what went wrong is told in them too. */
export function ApplicationsScreen() {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') {
    const { Applications, ApplicationsFailure, loaded } = later.value
    return 'failure' in loaded ? (
      <ApplicationsFailure failure={loaded.failure} onRetry={() => location.reload()} />
    ) : (
      <Applications loaded={loaded.applications} />
    )
  }
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={6} />}
    </div>
  )
}

async function loadApplications(): Promise<Loaded> {
  try {
    const leave = () => setTimeout(signInAgain, leaveAfterMilliseconds)
    return {
      applications: await api('GET /job-preferences/jobs/job-seeker', {}, { onSignedOut: leave }),
    }
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 403) setTimeout(signInAgain, leaveAfterMilliseconds)
    return { failure }
  }
}
