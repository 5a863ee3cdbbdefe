import { useQueryClient } from '@tanstack/react-query'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { refresh } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { ProfileActions } from '../../../shared/accounts/profile-actions.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { PreferenceFields } from '../onboarding/preference-fields.tsx'
import { preferenceForm } from '../onboarding/preference-values.ts'
import { seekerData } from '../../../shared/seekers/seeker-data.ts'

/** Which job a seeker wants, changed after onboarding. */
export function Preferences({ saved }: { saved: Onboarding['preferences'] }) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = usePreferences(saved)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <div>
        <h2 className="text-xl font-bold text-balance">{t('onboarding.JOB_PREFERENCES.heading')}</h2>
        <p className="mt-1 max-w-prose text-muted">{t('onboarding.JOB_PREFERENCES.intro')}</p>
      </div>
      <PreferenceFields values={values} errors={errors} set={set} />
      <FormMessage text={message} />
      <ProfileActions busy={busy} />
    </form>
  )
}

function usePreferences(saved: Onboarding['preferences']) {
  const { t } = useTexts()
  const user = useUser()
  const toast = useToast()
  const client = useQueryClient()
  return useForm({
    ...preferenceForm(saved, t),
    name: `preferences ${user.id}`,
    send: async (body) => {
      const { message } = await api('PUT /onboarding/job-preferences', { body })
      await refresh(client, seekerData)
      toast(message)
    },
    failed: (error) =>
      failureText(error, { failed: t('profile.failed.save'), connection: t('profile.failed.network') }),
  })
}
