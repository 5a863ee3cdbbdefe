import type { SessionUser } from '../../../contract/accounts.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import type { Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import {
  preferenceBody,
  PreferenceFields,
  preferenceValues,
  usePreferenceCheck,
  type PreferenceValues,
} from '../onboarding/preference-fields.tsx'
import { ProfileActions } from './profile-actions.tsx'

type Props = { user: SessionUser; saved: Onboarding['preferences']; places: Reference }

/** The form of the wishes for whoever comes back to it. */
export function Preferences(props: Props) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = usePreferences(props)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <div>
        <h2 className="text-xl font-bold text-balance">{t('onboarding.JOB_PREFERENCES.heading')}</h2>
        <p className="mt-1 max-w-prose text-muted">{t('onboarding.JOB_PREFERENCES.intro')}</p>
      </div>
      <PreferenceFields places={props.places} values={values} errors={errors} set={set} />
      <FormMessage text={message} />
      <ProfileActions busy={busy} home={homes.CAREER} />
    </form>
  )
}

function usePreferences({ user, saved, places }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const check = usePreferenceCheck()
  const form = useForm<PreferenceValues>({
    name: `preferences ${user.id}`,
    initial: preferenceValues(saved, places),
    secrets: [],
    check: (values) => {
      const fields = check(values)
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (values) => {
      const { message } = await api('PUT /onboarding/job-preferences', {
        body: preferenceBody(values, places),
      })
      toast(message)
    },
    words: (error) =>
      wordsFor(error, {
        failed: t('profile.failed.save'),
        unexpected: t('profile.failed.save'),
        network: t('profile.failed.network'),
      }),
  })
  const errors: FieldErrors<PreferenceValues> = form.errors
  return { ...form, errors }
}
