import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { fetchUser, mayBeSignedIn, signOut } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { useMenuEntries, type Services } from './menu-entries.ts'
import { PhoneMenu } from './phone-menu.tsx'

export function SiteHeader({ name, services }: { name: string; services: Services }) {
  const path = usePath()
  const entries = useMenuEntries(services)
  const scrolled = useScrolled()
  const user = useUser()
  return (
    <header
      className={`site-header sticky top-0 z-10 transition-[background-color,box-shadow] ${scrolled ? 'lifted bg-raised' : 'bg-surface'}`}
    >
      <div className="menu-bar mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-end gap-x-1 px-4">
        <PhoneMenu entries={entries}>
          <div className="grid grid-cols-2 gap-3 md:hidden">
            <AccountLinks user={user} />
          </div>
        </PhoneMenu>
        <a
          href={path(paths.home)}
          className="me-auto flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight sm:text-xl"
        >
          <LogoMark className="size-8 sm:size-9" />
          {name}
        </a>
        <DeskMenu entries={entries} />
        <div className="hidden gap-2 px-1 md:flex">
          <AccountLinks user={user} />
        </div>
        <LanguagePicker />
      </div>
      <TibebBand />
    </header>
  )
}

/** Log in and register, or for whoever is signed in the way to their own page and out. */
function AccountLinks({ user }: { user: SessionUser | null }) {
  const { t } = useTexts()
  const path = usePath()
  if (user !== null) {
    return (
      <>
        <ButtonLink href={path(homes[user.role])} kind="secondary" size="small">
          {t('common.myAccount')}
        </ButtonLink>
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center justify-center rounded-field bg-primary px-4 py-2 font-semibold text-on-primary hover:bg-primary-strong"
          onClick={() => void signOut(user.role === 'PARTNER')}
        >
          {t('common.logout')}
        </button>
      </>
    )
  }
  return (
    <>
      <ButtonLink href={path(paths.login)} kind="secondary" size="small">
        {t('common.login')}
      </ButtonLink>
      <ButtonLink href={path(paths.registration)} size="small">
        {t('common.register')}
      </ButtonLink>
    </>
  )
}

/** Asked of the server, and only where somebody has signed in before: a stranger's page asks nothing. */
function useUser(): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null)
  useEffect(() => {
    if (!mayBeSignedIn()) return
    fetchUser().then(setUser, () => {
      // Without an answer the header stays that of a stranger.
    })
  }, [])
  return user
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
