import { Menu } from 'lucide-react'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import { LanguagePicker } from './language-picker.tsx'

export function SiteHeader({ name }: { name: string }) {
  const { t } = useTexts()
  const path = usePath()
  const places = [
    { href: path(paths.jobs), label: t('common.nav.findWork') },
    { href: path(paths.clients), label: t('common.nav.findWorker') },
    { href: path(paths.partner), label: t('common.nav.partner') },
    { href: path(paths.contact), label: t('common.nav.contact') },
  ]
  const account = [
    { href: path(paths.login), label: t('common.login') },
    { href: path(paths.registration), label: t('common.register') },
  ]
  return (
    <header className="sticky top-0 z-10 bg-surface">
      <div className="page-column flex min-h-16 flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
        <a href={path(paths.home)} className="me-auto flex min-h-11 items-center gap-2 text-xl font-bold">
          <LogoMark />
          {name}
        </a>
        <nav aria-label={t('common.nav.label')} className="hidden lg:block">
          <ul className="flex">
            {places.map(({ href, label }) => (
              <li key={href}>
                <a className="menu-item" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguagePicker />
        <ul className="hidden gap-2 lg:flex">
          {account.map(({ href, label }) => (
            <li key={href}>
              <a className="menu-item font-semibold text-primary" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Disclosure
          className="lg:hidden"
          label={t('common.menu')}
          summary={<Menu aria-hidden="true" className="size-6" />}
        >
          <nav aria-label={t('common.nav.label')}>
            <ul>
              {[...places, ...account].map(({ href, label }) => (
                <li key={href}>
                  <a className="menu-item" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Disclosure>
      </div>
      <TibebBand />
    </header>
  )
}
