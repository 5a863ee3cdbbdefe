import { useEffect, useState } from 'react'
import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import { AccountLinks, useAccount } from './account-links.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { PhoneMenu } from './phone-menu.tsx'

export function SiteHeader({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  const entries = useMenuEntries(data)
  const scrolled = useScrolled()
  const account = useAccount()
  return (
    <header
      className={`site-header sticky top-0 z-10 transition-[background-color,box-shadow] ${scrolled ? 'lifted bg-raised' : 'bg-surface'}`}
    >
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <div className="menu-bar mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-end gap-x-1 px-4">
        <PhoneMenu entries={entries}>
          <div className="grid grid-cols-2 gap-3 md:hidden">
            <AccountLinks account={account} />
          </div>
        </PhoneMenu>
        <a
          href={to('landing')}
          className="me-auto flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight sm:text-xl"
        >
          <LogoMark className="size-8 sm:size-9" />
          {data.brand.name ?? t('common.brand')}
        </a>
        <DeskMenu entries={entries} />
        <div className="hidden gap-2 px-1 md:flex">
          <AccountLinks account={account} />
        </div>
        <LanguagePicker path={data.path} />
      </div>
      <TibebBand />
      {account.state === 'pending' && (
        <p role="alert" className="bg-accent-soft text-on-accent-soft">
          <span className="page-column block py-3 font-medium">{t('common.signOutPending')}</span>
        </p>
      )}
    </header>
  )
}

/** The header lifts off the page once the page moves beneath it. */
const scrollThreshold = 10

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(scrollY > scrollThreshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return scrolled
}
