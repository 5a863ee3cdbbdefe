import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { PageData } from '../../lib/page-data.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a reader sees where a program would get the error's envelope. */
export default function TroublePage({ data }: { data: PageData }) {
  return <ServerOnly id="trouble">{import.meta.env.SSR && <Trouble data={data} />}</ServerOnly>
}

function Trouble({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Notice heading={t('trouble.heading')} text={t(`errors.${data.trouble ?? 'internal'}`)}>
      {/* An empty address is this very page. */}
      <ButtonLink href="">{t('trouble.again')}</ButtonLink>
      <ButtonLink href={to('landing')} kind="secondary">
        {t('trouble.home')}
      </ButtonLink>
    </Notice>
  )
}
