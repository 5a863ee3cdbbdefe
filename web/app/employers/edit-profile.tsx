import { useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ProfileForm } from '../../shared/accounts/profile-form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'

export default function EditEmployerProfile() {
  const { t } = useTexts()
  const profile = useEndpoint('GET /profile', {})
  return (
    <Screen narrow heading={t('profile.heading')} intro={t('profile.intro.employer')}>
      <Loaded of={profile} heading={t('profile.failed.load')} lines={8}>
        {(loaded) => <ProfileForm profile={loaded} />}
      </Loaded>
    </Screen>
  )
}
