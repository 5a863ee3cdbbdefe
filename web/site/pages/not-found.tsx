import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

export default function NotFoundPage() {
  return <ServerOnly id="not-found">{import.meta.env.SSR && <NotFound />}</ServerOnly>
}

function NotFound() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Notice heading={t('notFound.heading')} text={t('notFound.text')}>
      <ButtonLink href={to('landing')}>{t('notFound.home')}</ButtonLink>
    </Notice>
  )
}
