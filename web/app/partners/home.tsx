import { UserPlus } from 'lucide-react'
import { useEndpoint } from '../../lib/endpoints.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { NewsList } from '../../shared/news/news-list.tsx'
import { useNewSince } from '../../shared/news/use-new-since.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** The one next step of a partner: the own link, with its QR code; and who has registered by it since the last visit. */
export default function PartnerHome() {
  const { t } = useTexts()
  const to = useTo()
  const photo = useEndpoint('GET /profile', {}).data?.profilePhotoUrl ?? null
  return (
    <Home photo={photo} about={<p className="text-muted">{t('home.types.PARTNER')}</p>}>
      <div>
        <ButtonLink href={to('partner')}>{t('home.referral')}</ButtonLink>
      </div>
      <News />
    </Home>
  )
}

/** Where it cannot be loaded nothing is shown. */
function News() {
  const { t } = useTexts()
  const referred = useEndpoint('GET /partners/news', {}).data ?? []
  const news = useNewSince(
    referred.map(({ name, registeredAt }) => ({ name, at: registeredAt, waits: false })),
  )
  const lines = news.map(({ name, at, waits }) => ({
    key: `${at} ${name}`,
    Icon: UserPlus,
    text: t('news.partner.registered', { name }),
    href: null,
    at,
    waits,
  }))
  return <NewsList lines={lines} />
}
