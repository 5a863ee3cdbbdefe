import type { SessionUser } from '../../../contract/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { api } from '../../lib/api.ts'
import type { Reference } from '../../lib/reference.ts'
import {
  preferenceBody,
  PreferenceFields,
  preferenceValues,
  usePreferenceCheck,
  type PreferenceValues,
} from './preference-fields.tsx'
import { SaveButton, StepActions, useStepForm } from './step-form.tsx'

type Props = { user: SessionUser; saved: Onboarding['preferences']; places: Reference }

/** The form of the wishes as a step of onboarding. */
export function JobPreferencesForm({ user, saved, places }: Props) {
  const { form, values, set, busy, message, errors, submit } = useStepForm<PreferenceValues>({
    user,
    step: 'JOB_PREFERENCES',
    initial: preferenceValues(saved, places),
    check: usePreferenceCheck(),
    send: (now) => api('PUT /onboarding/job-preferences', { body: preferenceBody(now, places) }),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <PreferenceFields places={places} values={values} errors={errors} set={set} />
      <StepActions user={user} message={message}>
        <SaveButton busy={busy} />
      </StepActions>
    </form>
  )
}
