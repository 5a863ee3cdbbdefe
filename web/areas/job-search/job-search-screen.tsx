import { loadPlaces, loadSkills, loadSpokenLanguages } from '../../lib/reference.ts'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'

const areas = ['jobSearch'] as const

/** The lists come with the screen: a phone that never looks for jobs does not pay for them. */
async function load() {
  const [screen, places, skills, languages] = await Promise.all([
    import('./job-search.tsx'),
    loadPlaces(),
    loadSkills(),
    loadSpokenLanguages(),
  ])
  return { Screen: screen.JobSearch, lists: { places, skills, languages } }
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
