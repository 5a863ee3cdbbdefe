import type { SessionUser } from '../../../contract/accounts.ts'
import { api } from '../../lib/api.ts'
import { useLater } from '../../lib/later.ts'
import { loadPlaces, loadSkills, loadSpokenLanguages } from '../../lib/reference.ts'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { SeekerStepFrame } from './step-frame.tsx'

// The forms are fetched with what fills them: a phone that never opens a step does not pay for it.
type Props = { user: SessionUser }

const loadSaved = () => api('GET /onboarding', {})

async function loadProfileSetup() {
  const [form, saved, places] = await Promise.all([import('./profile-setup.tsx'), loadSaved(), loadPlaces()])
  return { Form: form.ProfileSetupForm, saved, places }
}

export function ProfileSetupScreen({ user }: Props) {
  return (
    <SeekerStepFrame step="PROFILE_SETUP" later={useLater(loadProfileSetup)}>
      {({ Form, saved, places }) => <Form user={user} saved={saved.profile} places={places} />}
    </SeekerStepFrame>
  )
}

async function loadJobPreferences() {
  const [form, saved, places] = await Promise.all([
    import('./job-preferences.tsx'),
    loadSaved(),
    loadPlaces(),
  ])
  return { Form: form.JobPreferencesForm, saved, places }
}

export function JobPreferencesScreen({ user }: Props) {
  return (
    <SeekerStepFrame step="JOB_PREFERENCES" later={useLater(loadJobPreferences)}>
      {({ Form, saved, places }) => <Form user={user} saved={saved.preferences} places={places} />}
    </SeekerStepFrame>
  )
}

async function loadSkillsCertification() {
  const [form, saved, skills, languages] = await Promise.all([
    import('./skills-certification.tsx'),
    loadSaved(),
    loadSkills(),
    loadSpokenLanguages(),
  ])
  return { Form: form.SkillsCertificationForm, saved, skills, languages }
}

export function SkillsCertificationScreen({ user }: Props) {
  return (
    <SeekerStepFrame step="SKILLS_CERTIFICATION" later={useLater(loadSkillsCertification)}>
      {({ Form, saved, skills, languages }) => (
        <Form user={user} saved={saved.skills} skills={skills} languages={languages} />
      )}
    </SeekerStepFrame>
  )
}

const loadVerification = async () => ({ Step: (await import('./verification.tsx')).VerificationStep })

export function VerificationScreen({ user }: Props) {
  const later = useLater(loadVerification)
  if (later.state === 'ready') return <later.value.Step user={user} />
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}
