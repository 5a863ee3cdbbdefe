import type { PresentUser } from '../../../../contract/accounts.ts'
import { homes } from '../../../../contract/rules/accounts.ts'
import { usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** In the place of the form for somebody who is signed in: they have an account. */
export function AlreadyRegistered(props: { user: PresentUser; heading: string; text: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <section className="page-column flex flex-col items-start gap-5 py-16">
      <h1 className="text-3xl font-bold text-balance">{props.heading}</h1>
      <p className="max-w-prose text-lg">{props.text}</p>
      <ButtonLink href={path(homes[props.user.role])}>{t('common.myAccount')}</ButtonLink>
    </section>
  )
}
