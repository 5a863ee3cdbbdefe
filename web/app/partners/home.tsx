import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** The one next step of a partner: the own link, with its QR code. */
export default function PartnerHome() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Home>
      <p className="text-muted">{t('home.types.PARTNER')}</p>
      <div>
        <ButtonLink href={to('partner')}>{t('home.referral')}</ButtonLink>
      </div>
    </Home>
  )
}
