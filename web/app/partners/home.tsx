import { useTexts } from '../../lib/texts.tsx'
import { Home } from '../../shared/accounts/home.tsx'

export default function PartnerHome() {
  const { t } = useTexts()
  return (
    <Home>
      <p className="text-muted">{t('home.types.PARTNER')}</p>
    </Home>
  )
}
