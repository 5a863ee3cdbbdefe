import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../contract/accounts.ts'
import { LanguagePicker } from '../features/site/language-picker.tsx'
import { paths, usePath } from '../lib/paths.tsx'
import { signOut } from '../lib/session.ts'
import { useTexts } from '../lib/texts.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { TibebBand } from '../ui/tibeb-band.tsx'
import { areaPlaces, screenPath, type AreaPlace } from './places.ts'
import { VerifyBanner } from './verify-banner.tsx'

const inPhoneBar = 5

/** Bar above, rail on a wide screen, tabs at the thumb on a phone. Drawn by the server without anybody in it. */
export function AreaFrame(props: { name: string; user: SessionUser | null; children: ReactNode }) {
  const { name, user, children } = props
  const { t } = useTexts()
  const path = usePath()
  const places = user === null ? [] : areaPlaces[user.role]
  return (
    <div className="area-frame flex min-h-dvh flex-col max-md:pb-20">
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <header className="sticky top-0 z-10 bg-surface">
        <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-end gap-x-1 px-4">
          <a
            href={path(paths.home)}
            className="me-auto flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight sm:text-xl"
          >
            <LogoMark className="size-8 sm:size-9" />
            <span className="max-sm:sr-only">{name}</span>
          </a>
          <LanguagePicker />
          {user !== null && (
            <button
              type="button"
              className="menu-item cursor-pointer"
              onClick={() => void signOut(user.role === 'PARTNER')}
            >
              <LogOut aria-hidden="true" className="size-5" />
              {t('application.logout')}
            </button>
          )}
        </div>
        <TibebBand />
      </header>
      <div className="mx-auto flex w-full max-w-7xl grow">
        <nav
          aria-label={t('application.navigation')}
          className="hidden w-60 shrink-0 border-e border-line p-4 md:block"
        >
          <PlaceLinks places={places} look="menu-item w-full" />
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 grow">
          {user !== null && <VerifyBanner user={user} />}
          {children}
        </main>
      </div>
      {places.length > 0 && (
        <nav
          aria-label={t('application.navigation')}
          className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised md:hidden"
        >
          <PlaceLinks places={places.slice(0, inPhoneBar)} look="area-tab" />
        </nav>
      )}
    </div>
  )
}

function PlaceLinks({ places, look }: { places: readonly AreaPlace[]; look: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <ul className={look === 'area-tab' ? 'grid auto-cols-fr grid-flow-col' : 'grid gap-1'}>
      {places.map(({ path: address, label, Icon }) => (
        <li key={address}>
          <a
            href={path(address)}
            className={look}
            aria-current={screenPath(location.pathname) === screenPath(address) ? 'page' : undefined}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-break-word">{t(`application.places.${label}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
