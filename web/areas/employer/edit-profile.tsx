import type { Profile } from '../../../contract/profile.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { Reference } from '../../lib/reference.ts'
import { ProfileForm } from '../profile/profile-form.tsx'

export function EditProfile({ places, profile }: { places: Reference; profile: Profile }) {
  const { t } = useTexts()
  return (
    <section className="page-column py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('profile.heading')}</h1>
        <p className="mt-2 mb-6 max-w-prose text-lg">{t('profile.intro.employer')}</p>
        <ProfileForm places={places} profile={profile} home="/employer-profile" />
      </div>
    </section>
  )
}
