import type { ReactNode } from 'react'
import { useUser } from '../../lib/app-context.tsx'
import { useEndpoint } from '../../lib/endpoints.ts'
import { usePath } from '../../lib/paths.tsx'
import { navItems } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { PictureField } from './picture-field.tsx'

/** Where a person is at home: who they are to us, what the room adds, and where to go from here. */
export function Home({ children }: { children?: ReactNode }) {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  // The greeting does not wait: where the picture is late or missing, the initial is shown.
  const profile = useEndpoint('GET /profile', {})
  const [, ...items] = navItems(user.role)
  return (
    <section className="page-column py-8">
      <div className="flex flex-wrap items-center gap-4">
        <PictureField quiet photo={profile.data?.profilePhotoUrl ?? null} name={user.username} />
        <h1 className="min-w-0 grow basis-40 text-2xl font-bold wrap-anywhere sm:text-3xl">
          {t('home.heading', { name: user.username })}
        </h1>
      </div>
      <p className="mt-4 text-muted">{t(`home.types.${user.role}`)}</p>
      {children}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, path: address, Icon }) => (
          <li key={name}>
            <a
              href={path(address)}
              className="card flex min-h-11 items-center gap-3 font-semibold hover:bg-primary-soft"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {t(`screens.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
