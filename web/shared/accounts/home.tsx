import type { ReactNode } from 'react'
import { useUser } from '../../lib/app-context.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { PictureField } from './picture-field.tsx'

type Props = {
  /** The person's picture, null where there is none or it is not known yet; staff have no field for one. */
  photo?: string | null
  /** Beside the picture, below the greeting. */
  about?: ReactNode
  children?: ReactNode
}

/** Where a person is at home: who they are, and what is new. The menu is beside it, so there is no second one. */
export function Home({ photo, about, children }: Props) {
  const { t } = useTexts()
  // The greeting does not wait: where the picture is late or missing, the initial is shown.
  const user = useUser()
  return (
    <section className="page-column grid gap-4 pt-3 pb-8">
      <div className="flex flex-wrap items-center gap-4">
        {photo !== undefined && <PictureField quiet photo={photo} name={user.name} />}
        <div className="min-w-0 grow basis-40">
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            {t('home.heading', { name: user.name })}
          </h1>
          {about}
        </div>
      </div>
      {children}
    </section>
  )
}
