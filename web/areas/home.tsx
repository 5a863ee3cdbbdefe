import { useCallback, useState } from 'react'
import type { SessionUser } from '../../contract/accounts.ts'
import { api } from '../lib/api.ts'
import { useLater } from '../lib/later.ts'
import { usePath } from '../lib/paths.tsx'
import { useTexts } from '../lib/texts.tsx'
import { ToastProvider } from '../ui/controls/toast.tsx'
import { PictureField } from './account/picture-field.tsx'
import { areaPlaces } from './places.ts'
import { AvailabilityCard } from './profile/profile-screens.tsx'

/** Where a person is at home: who they are to us, and where to go from here. */
export function HomeScreen({ user }: { user: SessionUser }) {
  const { t } = useTexts()
  const path = usePath()
  const [, ...places] = areaPlaces[user.role]
  return (
    <ToastProvider>
      <section className="page-column py-8">
        <div className="flex flex-wrap items-center gap-4">
          <OwnPicture name={user.username} />
          <h1 className="min-w-0 grow basis-40 text-2xl font-bold wrap-anywhere sm:text-3xl">
            {t('application.home.heading', { name: user.username })}
          </h1>
        </div>
        <p className="mt-4 text-muted">{t(`application.home.types.${user.role}`)}</p>
        {user.role === 'CAREER' && <AvailabilityCard />}
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {places.map(({ path: address, label, Icon }) => (
            <li key={address}>
              <a
                href={path(address)}
                className="card flex min-h-11 items-center gap-3 font-semibold hover:bg-primary-soft"
              >
                <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
                {t(`application.places.${label}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </ToastProvider>
  )
}

/** The greeting waits for nobody: where the picture is late or missing, the letter stands. */
function OwnPicture({ name }: { name: string }) {
  const [photo, setPhoto] = useState<string | null>(null)
  useLater(useCallback(async () => setPhoto((await api('GET /profile', {})).profilePhotoUrl), []))
  return <PictureField quiet photo={photo} name={name} onChange={setPhoto} />
}
