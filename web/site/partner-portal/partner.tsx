import { useTexts } from '../../lib/texts.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PartnerPortal } from './partner-portal.tsx'

export default function PartnerPage() {
  const { t } = useTexts()
  return (
    <section className="page-column py-8 sm:py-12">
      <h1 className="text-3xl font-bold text-balance">{t('partner.title')}</h1>
      <p className="mt-2 mb-4 max-w-prose text-lg">{t('partner.intro')}</p>
      <NeedsScript>{t('partner.noScript')}</NeedsScript>
      <PartnerPortal />
    </section>
  )
}
