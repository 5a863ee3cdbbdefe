import { homes } from '../../contract/rules/accounts.ts'
import { useUser } from '../lib/app-context.tsx'
import { usePath } from '../lib/paths.tsx'
import { useTexts } from '../lib/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

/** A screen that a later part of the product will fill. */
export default function ComingSoonPage() {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  return (
    <Notice
      state={t('shell.comingSoon.state')}
      heading={t('shell.comingSoon.heading')}
      text={t('shell.comingSoon.text')}
    >
      <ButtonLink href={path(homes[user.role])}>{t('shell.comingSoon.home')}</ButtonLink>
    </Notice>
  )
}
