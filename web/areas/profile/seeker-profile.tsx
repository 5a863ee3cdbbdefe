import { BriefcaseBusiness, CalendarCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { Profile } from '../../../contract/profile.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import type { Availability, Onboarding } from '../../../contract/seekers.ts'
import type { Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { PictureField } from '../account/picture-field.tsx'
import { HashTabs } from '../hash-tabs.tsx'
import { doneQuery } from '../onboarding/finished-notice.tsx'
import { AvailabilityPart } from './availability.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileForm } from './profile-form.tsx'

type Props = {
  user: SessionUser
  places: Reference
  profile: Profile
  preferences: Onboarding['preferences']
  availability: Availability
}

/** Who a seeker is, which job they want, and whether they are free for it. */
export function SeekerProfile(props: Props) {
  const { user, places } = props
  const { t } = useTexts()
  return (
    <ToastProvider>
      <section className="page-column py-8">
        <div className="mx-auto max-w-4xl">
          <h1 className="mb-5 text-2xl font-bold sm:text-3xl">{t('profile.heading')}</h1>
          <HashTabs
            label={t('profile.tabs.label')}
            tabs={[
              { id: 'about', label: t('profile.tabs.about'), Icon: UserRound, content: <About {...props} /> },
              {
                id: 'preferences',
                label: t('profile.tabs.preferences'),
                Icon: BriefcaseBusiness,
                content: <Preferences user={user} saved={props.preferences} places={places} />,
              },
              {
                id: 'availability',
                label: t('profile.tabs.availability'),
                Icon: CalendarCheck,
                content: <AvailabilityPart user={user} loaded={props.availability} />,
              },
            ]}
          />
        </div>
      </section>
    </ToastProvider>
  )
}

function About({ places, profile }: Props) {
  const { t } = useTexts()
  const [photo, setPhoto] = useState(profile.profilePhotoUrl)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">{t('profile.intro.seeker')}</p>
      <PictureField photo={photo} name={profile.firstName ?? profile.username} onChange={setPhoto} />
      <ProfileForm places={places} profile={profile} home={homes.CAREER} homeQuery={doneQuery} />
    </div>
  )
}
