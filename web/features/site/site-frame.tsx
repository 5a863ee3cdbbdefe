import type { ReactNode } from 'react'
import type { Brand } from '../../../contract/brand.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { Services } from './menu-entries.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function SiteFrame(props: { brand: Brand; services: Services; year: number; children: ReactNode }) {
  const { brand, services, year, children } = props
  const { t } = useTexts()
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <SiteHeader name={brand.name ?? t('common.brand')} services={services} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter brand={brand} year={year} />
    </div>
  )
}
