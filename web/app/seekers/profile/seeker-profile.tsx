import { BriefcaseBusiness, CalendarCheck, UserRound } from 'lucide-react'
import type { Profile } from '../../../../contract/profile.ts'
import { together, useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { doneQuery } from '../../../shared/accounts/finished-notice.tsx'
import { PictureField } from '../../../shared/accounts/picture-field.tsx'
import { ProfileForm } from '../../../shared/accounts/profile-form.tsx'
import { HashTabs } from '../../../ui/controls/hash-tabs.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { AvailabilityPart } from '../../../shared/seekers/availability.tsx'
import { Preferences } from './preferences.tsx'

/** Who a seeker is, which job they want, and whether they are free for it. */
export default function SeekerProfile() {
  const { t } = useTexts()
  const saved = together({
    profile: useEndpoint('GET /profile', {}),
    onboarding: useEndpoint('GET /onboarding', {}),
    availability: useEndpoint('GET /job-seekers/availability', {}),
  })
  return (
    <Screen narrow heading={t('profile.heading')}>
      <Loaded of={saved} heading={t('profile.failed.load')} lines={8}>
        {({ profile, onboarding, availability }) => (
          <HashTabs
            label={t('profile.tabs.label')}
            tabs={[
              {
                id: 'about',
                label: t('profile.tabs.about'),
                Icon: UserRound,
                content: <About profile={profile} />,
              },
              {
                id: 'preferences',
                label: t('profile.tabs.preferences'),
                Icon: BriefcaseBusiness,
                content: <Preferences saved={onboarding.preferences} />,
              },
              {
                id: 'availability',
                label: t('profile.tabs.availability'),
                Icon: CalendarCheck,
                content: <AvailabilityPart availability={availability} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Screen>
  )
}

function About({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">{t('profile.intro.seeker')}</p>
      <PictureField photo={profile.profilePhotoUrl} name={profile.firstName ?? profile.username} />
      <ProfileForm profile={profile} homeQuery={doneQuery} />
    </div>
  )
}
