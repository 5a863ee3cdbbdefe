import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

/** What a reader sees where a program would get the error's envelope. */
export function TroublePage({ data }: { data: PageData }) {
  return <Still id="trouble">{import.meta.env.SSR && <Trouble data={data} />}</Still>
}

function Trouble({ data }: { data: PageData }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <Notice heading={t('trouble.heading')} text={t(`errors.${data.trouble ?? 'internal'}`)}>
      {/* An empty address is this very page. */}
      <ButtonLink href="">{t('trouble.again')}</ButtonLink>
      <ButtonLink href={path(paths.home)} kind="secondary">
        {t('trouble.home')}
      </ButtonLink>
    </Notice>
  )
}
