import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'
import { loadLists } from '../search/lists.ts'
import { fetchSearches } from './fetch-jobs.ts'

const areas = ['jobSearch', 'searching'] as const

/** The lists come with the screen: a phone that never looks for jobs does not pay for them. */
async function load() {
  const [screen, lists, searches] = await Promise.all([
    import('./job-search.tsx'),
    loadLists(),
    fetchSearches(),
  ])
  return { Screen: screen.JobSearch, lists, searches }
}

export function JobSearchScreen() {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') {
    const { Screen, lists, searches } = later.value
    return <Screen lists={lists} searches={searches} />
  }
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}
