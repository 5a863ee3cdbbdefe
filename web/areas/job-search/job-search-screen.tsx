import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'
import { loadLists } from '../search/lists.ts'

const areas = ['jobSearch', 'searching'] as const

/** The lists come with the screen: a phone that never looks for jobs does not pay for them. */
async function load() {
  const [screen, lists] = await Promise.all([import('./job-search.tsx'), loadLists()])
  return { Screen: screen.JobSearch, lists }
}

export function JobSearchScreen() {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') return <later.value.Screen lists={later.value.lists} />
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}
