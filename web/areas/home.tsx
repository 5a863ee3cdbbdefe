import type { SessionUser } from '../../contract/accounts.ts'
import { usePath } from '../lib/paths.tsx'
import { useTexts } from '../lib/texts.tsx'
import { areaPlaces } from './places.ts'

/** Where a person is at home: who they are to us, and where to go from here. */
export function HomeScreen({ user }: { user: SessionUser }) {
  const { t } = useTexts()
  const path = usePath()
  const [, ...places] = areaPlaces[user.role]
  return (
    <section className="page-column py-8">
      <h1 className="text-2xl font-bold sm:text-3xl">
        {t('application.home.heading', { name: user.username })}
      </h1>
      <p className="mt-2 text-muted">{t(`application.home.types.${user.role}`)}</p>
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
