import type { SessionUser } from '../../../contract/accounts.ts'
import { api } from '../../lib/api.ts'
import { loadPlaces, loadSkills, loadSpokenLanguages } from '../../lib/reference.ts'
import { useTexts, type Area } from '../../lib/texts.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'

// Each screen is fetched with its words and what fills it: a phone that never opens it does not pay for it.
type Props = { user: SessionUser }
const areas: readonly Area[] = ['profile']

/** Null where it could not be had: that is told in words which come with the screen. */
async function loadTold() {
  try {
    const [profile, { preferences }, availability] = await Promise.all([
      api('GET /profile', {}),
      api('GET /onboarding', {}),
      api('GET /job-seekers/availability', {}),
    ])
    return { profile, preferences, availability }
  } catch {
    return null
  }
}

async function loadSeekerProfile() {
  const [{ SeekerProfile }, places, told] = await Promise.all([
    import('./seeker-profile.tsx'),
    loadPlaces(),
    loadTold(),
  ])
  return { SeekerProfile, places, told }
}

export function SeekerProfileScreen({ user }: Props) {
  const later = useLaterScreen(areas, loadSeekerProfile)
  if (later.state !== 'ready') return <Waiting onRetry={later.state === 'failed' ? later.retry : null} />
  const { SeekerProfile, places, told } = later.value
  return told === null ? <NotLoaded /> : <SeekerProfile user={user} places={places} {...told} />
}

async function loadUpdateSkills() {
  const [{ UpdateSkills }, skills, languages, told] = await Promise.all([
    import('./update-skills.tsx'),
    loadSkills(),
    loadSpokenLanguages(),
    api('GET /onboarding', {}).catch(() => null),
  ])
  return { UpdateSkills, lists: { skills, languages }, told }
}

export function UpdateSkillsScreen({ user }: Props) {
  const later = useLaterScreen(areas, loadUpdateSkills)
  if (later.state !== 'ready') return <Waiting onRetry={later.state === 'failed' ? later.retry : null} />
  const { UpdateSkills, lists, told } = later.value
  return told === null ? <NotLoaded /> : <UpdateSkills user={user} saved={told.skills} lists={lists} />
}

async function loadAvailability() {
  const [{ AvailabilityAtHome }, loaded] = await Promise.all([
    import('./availability-at-home.tsx'),
    api('GET /job-seekers/availability', {}),
  ])
  return { AvailabilityAtHome, loaded }
}

/** On the first screen of a seeker, which waits for nothing else; where it fails, the profile has the same switch. */
export function AvailabilityCard() {
  const later = useLaterScreen(areas, loadAvailability)
  if (later.state === 'failed') return null
  return (
    <div className="card mt-6 min-h-56 sm:min-h-36">
      {later.state === 'loading' ? (
        <Skeleton kind="lines" lines={2} />
      ) : (
        <later.value.AvailabilityAtHome loaded={later.value.loaded} />
      )}
    </div>
  )
}

function NotLoaded() {
  const { t } = useTexts()
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
