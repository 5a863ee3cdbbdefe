import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { PageData } from '../../lib/page-data.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { comingSoonScreens } from './screens.ts'

type Place = keyof typeof comingSoonScreens
const isPlace = (name: string): name is Place => Object.hasOwn(comingSoonScreens, name)

/** Says honestly that a place is not open yet, and what to do instead. */
export default function ComingSoonPage({ data }: { data: PageData }) {
  return <ServerOnly id="coming-soon">{import.meta.env.SSR && <ComingSoon data={data} />}</ServerOnly>
}

function ComingSoon({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  if (!isPlace(data.screen)) throw new Error(`${data.screen} is not one of these pages`)
  return (
    <Notice
      state={t('comingSoon.state')}
      heading={t(`comingSoon.places.${data.screen}`)}
      text={t('comingSoon.text')}
    >
      <h2 className="w-full font-semibold">{t('comingSoon.meanwhile')}</h2>
      <ButtonLink href={to('landing')}>{t('comingSoon.home')}</ButtonLink>
      <ButtonLink href={`mailto:${data.brand.email}`} kind="secondary">
        {t('comingSoon.write')}
      </ButtonLink>
    </Notice>
  )
}
