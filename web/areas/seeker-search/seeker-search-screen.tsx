import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'
import { loadCardLists } from '../seeker-cards/seeker-words.ts'

const areas = ['seekerSearch', 'searching', 'hiring'] as const

/** The lists come with the screen: a phone that never looks for people does not pay for them. */
async function load() {
  const [screen, lists] = await Promise.all([import('./seeker-search.tsx'), loadCardLists()])
  return { Screen: screen.SeekerSearch, lists }
}

export function SeekerSearchScreen() {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') return <later.value.Screen lists={later.value.lists} />
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}
