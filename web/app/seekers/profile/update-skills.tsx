import { useQueryClient } from '@tanstack/react-query'
import { homes } from '../../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { store, storageKeys } from '../../../lib/browser-storage.ts'
import { refresh, useEndpoint } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { go } from '../../../lib/navigation.ts'
import { usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { doneQuery } from '../../../shared/accounts/finished-notice.tsx'
import { ProfileActions } from '../../../shared/accounts/profile-actions.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkillsFields } from '../onboarding/skills-fields.tsx'
import { skillsForm } from '../onboarding/skills-values.ts'
import { seekerData } from '../../../shared/seekers/seeker-data.ts'

/** What a seeker can do, changed after onboarding. */
export default function UpdateSkills() {
  const { t } = useTexts()
  const onboarding = useEndpoint('GET /onboarding', {})
  return (
    <Screen narrow heading={t('profile.skills.heading')} intro={t('onboarding.SKILLS_CERTIFICATION.intro')}>
      <Loaded of={onboarding} heading={t('profile.failed.load')} lines={8}>
        {({ skills }) => <SkillsForm saved={skills} />}
      </Loaded>
    </Screen>
  )
}

function SkillsForm({ saved }: { saved: Onboarding['skills'] }) {
  const { form, values, set, busy, message, errors, submit } = useUpdate(saved)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <SkillsFields values={values} errors={errors} set={set} />
      <div className="grid gap-4">
        <FormMessage text={message} />
        <ProfileActions busy={busy} />
      </div>
    </form>
  )
}

function useUpdate(saved: Onboarding['skills']) {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  const client = useQueryClient()
  return useForm({
    ...skillsForm(saved, t),
    name: `update-skills ${user.id}`,
    send: async (body) => {
      const { profileStep } = await api('POST /skills-certification/user', { body })
      store(storageKeys.step, profileStep)
      await refresh(client, seekerData)
      go(path(homes.CAREER) + doneQuery)
    },
    failed: (error) => failureText(error, { failed: t('profile.failed.skills') }),
  })
}
