import type { SessionUser } from '../../contract/accounts.ts'
import { thumbAddress } from '../../contract/rules/pictures.ts'
import { api } from '../lib/api.ts'
import { useLater } from '../lib/later.ts'
import { usePath } from '../lib/paths.tsx'
import { useTexts } from '../lib/texts.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { areaPlaces } from './places.ts'

const loadPhoto = async () => (await api('GET /profile', {})).profilePhotoUrl

/** Where a person is at home: who they are to us, and where to go from here. */
export function HomeScreen({ user }: { user: SessionUser }) {
  const { t } = useTexts()
  const path = usePath()
  const [, ...places] = areaPlaces[user.role]
  // The greeting waits for nobody: where the picture is late or missing, the letter stands.
  const later = useLater(loadPhoto)
  const photo = later.state === 'ready' ? later.value : null
  return (
    <section className="page-column py-8">
      <div className="flex items-center gap-4">
        <Avatar src={photo === null ? null : thumbAddress(photo)} name={user.username} alt="" />
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere sm:text-3xl">
          {t('application.home.heading', { name: user.username })}
        </h1>
      </div>
      <p className="mt-4 text-muted">{t(`application.home.types.${user.role}`)}</p>
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
  )
}
