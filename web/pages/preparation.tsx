import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says honestly that a place is not open yet, and what to do instead. */
export function PreparationPage({ data }: { data: PageData }) {
  return <Still id="preparation">{import.meta.env.SSR && <Preparation data={data} />}</Still>
}

function Preparation({ data }: { data: PageData }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <Notice
      state={t('preparation.state')}
      heading={t(`preparation.places.${data.place ?? 'jobs'}`)}
      text={t('preparation.text')}
    >
      <h2 className="w-full font-semibold">{t('preparation.meanwhile')}</h2>
      <ButtonLink href={path(paths.home)}>{t('preparation.home')}</ButtonLink>
      <ButtonLink href={`mailto:${data.brand.email}`} kind="secondary">
        {t('preparation.write')}
      </ButtonLink>
    </Notice>
  )
}
