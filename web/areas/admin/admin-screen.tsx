import type { SessionUser } from '../../../contract/accounts.ts'
import { ApiError } from '../../lib/api.ts'
import type { Area } from '../../lib/texts.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { HomeScreen } from '../home.tsx'
import { useLaterScreen } from '../later-screen.ts'

const areas: readonly Area[] = ['backOffice']

async function loadEmployers() {
  const { EmployersToVerify, readPage } = await import('./employers-to-verify.tsx')
  try {
    return { EmployersToVerify, first: await readPage(0) }
  } catch (error) {
    // Support has no part in it, nor who has yet to set up the second factor.
    if (error instanceof ApiError && error.status === 403) return null
    throw error
  }
}

/** Where staff are at home: what waits for them stands below. */
export function AdminScreen({ user }: { user: SessionUser }) {
  const later = useLaterScreen(areas, loadEmployers)
  return (
    <>
      <HomeScreen user={user} />
      <div className="page-column pb-8">
        {later.state === 'failed' ? (
          <ErrorState onRetry={later.retry} />
        ) : later.state === 'loading' ? (
          <Skeleton kind="card" lines={4} />
        ) : (
          later.value !== null && <later.value.EmployersToVerify first={later.value.first} />
        )}
      </div>
    </>
  )
}
