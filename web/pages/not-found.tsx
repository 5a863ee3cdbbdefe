import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

export function NotFoundPage() {
  return <Still id="not-found">{import.meta.env.SSR && <NotFound />}</Still>
}

function NotFound() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <Notice heading={t('notFound.heading')} text={t('notFound.text')}>
      <ButtonLink href={path(paths.home)}>{t('notFound.home')}</ButtonLink>
    </Notice>
  )
}
