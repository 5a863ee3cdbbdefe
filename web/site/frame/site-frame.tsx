import type { ReactNode } from 'react'
import type { PageData } from '../../lib/page-data.ts'
import { SiteFooter, type FooterFacts } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What every public page has around it. */
export function SiteFrame(props: { data: PageData; footer: FooterFacts | undefined; children: ReactNode }) {
  const { data, footer, children } = props
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader data={data} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter facts={footer} />
    </div>
  )
}
