import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { preferenceForm } from './preference-values.ts'
import { SaveStep, SeekerStepFrame, useStepForm } from './seeker-step.tsx'

const step = 'JOB_PREFERENCES'

/** Which job a seeker wants, as a step of onboarding. */
export default function JobPreferences() {
  return (
    <SeekerStepFrame step={step}>
      {({ preferences }) => <PreferencesForm saved={preferences} />}
    </SeekerStepFrame>
  )
}

function PreferencesForm({ saved }: { saved: Onboarding['preferences'] }) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useStepForm(
    step,
    (body) => api('PUT /onboarding/job-preferences', { body }),
    preferenceForm(saved, t),
  )
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <PreferenceFields values={values} errors={errors} set={set} />
      <SaveStep message={message} busy={busy} />
    </form>
  )
}
