import type { ReactNode } from 'react'
import { useUser } from '../../lib/app-context.tsx'
import { useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { PictureField } from './picture-field.tsx'

/** Where a person is at home: who they are, and what is new. The menu is beside it, so there is no second one. */
export function Home({ picture = true, children }: { picture?: boolean; children?: ReactNode }) {
  const { t } = useTexts()
  const user = useUser()
  // The greeting does not wait: where the picture is late or missing, the initial is shown.
  const profile = useEndpoint('GET /profile', {})
  return (
    <section className="page-column grid gap-4 pt-3 pb-8">
      <div className="flex flex-wrap items-center gap-4">
        {picture && <PictureField quiet photo={profile.data?.profilePhotoUrl ?? null} name={user.name} />}
        <h1 className="min-w-0 grow basis-40 text-2xl font-bold wrap-anywhere sm:text-3xl">
          {t('home.heading', { name: user.name })}
        </h1>
      </div>
      {children}
    </section>
  )
}
