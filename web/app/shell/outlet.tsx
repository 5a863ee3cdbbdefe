import { Activity, memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { homes } from '../../../contract/rules/accounts.ts'
import { useBrand, useUser } from '../../lib/app-context.tsx'
import { tabStorage } from '../../lib/browser-storage.ts'
import { PlaceContext, useEntryName, usePathname, useSearch, type Place } from '../../lib/navigation.ts'
import { usePath } from '../../lib/paths.tsx'
import type { AppScreen, Match, ScreenProps } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadedScreen, loadScreen } from './load-screen.ts'
import { noneOpened, show } from './opened-screens.ts'
import { findScreen, isAppScreen } from './place.ts'
import { useUnread } from './use-unread.ts'

/** The screen of the present address, and hidden behind it those that Back may lead to. */
export function Outlet() {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  const place = { pathname: usePathname(), search: useSearch() }
  const entry = useEntryName()
  const found = findScreen(place.pathname)
  const match = found?.screen.audience.includes(user.role) === true ? found : null
  const title = useTitle(found?.name ?? null, useUnread(user))
  const [before, setOpened] = useState(noneOpened)
  const opened = match === null ? noneOpened : show(before, match, place, entry)
  if (opened !== before) setOpened(opened)
  if (match === null) {
    return (
      <Notice heading={t('shell.foreign.heading')} text={t('shell.foreign.text')}>
        <ButtonLink href={path(homes[user.role])}>{t('shell.foreign.home')}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      {opened.all.map((screen) => (
        <Activity key={screen.id} mode={screen.id === opened.shown ? 'visible' : 'hidden'}>
          <OpenScreen match={screen.match} place={screen.place} />
        </Activity>
      ))}
    </>
  )
}

/**
 * Sets the document title to the number of unread messages and the title of the screen, and announces a changed title,
 * but not the first one.
 */
function useTitle(name: string | null, unread: number): string {
  const { t } = useTexts()
  const brand = useBrand().name ?? t('common.brand')
  const opened = useRef(name)
  const [announced, setAnnounced] = useState('')
  const title = name !== null && isAppScreen(name) ? t(`screens.${name}`) : brand
  useEffect(() => {
    document.title = (unread > 0 ? `(${unread}) ` : '') + (title === brand ? brand : `${title} · ${brand}`)
  }, [title, brand, unread])
  useEffect(() => {
    if (opened.current === name) return
    opened.current = null
    setAnnounced(title)
  }, [title, name])
  return announced
}

/** False for the screen that the document opened with: there the browser has put the focus. */
let moved = false

/** Drawn again only when its own address changes. */
const OpenScreen = memo(function OpenScreen({ match, place }: { match: Match<AppScreen>; place: Place }) {
  const { Component, failed, retry } = useCode(match)
  const isReady = Component !== undefined
  useEffect(() => {
    if (!isReady) return
    if (moved) focusHeading()
    moved = true
  }, [isReady])
  if (Component !== undefined) {
    return (
      <PlaceContext value={place}>
        <Component params={match.params} />
      </PlaceContext>
    )
  }
  return (
    <div className="page-column py-8">
      {failed ? <ErrorState offline onRetry={retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
})

function useCode({ name, screen }: Match<AppScreen>) {
  const texts = useTexts()
  const [Component, setComponent] = useState<ComponentType<ScreenProps> | undefined>(() => loadedScreen(name))
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Component !== undefined) return undefined
    let wanted = true
    loadScreen(name, screen, texts).then(
      (found) => wanted && setComponent(() => found),
      () => wanted && (openAnew() || setFailed(true)),
    )
    return () => {
      wanted = false
    }
  }, [Component, name, screen, texts])
  useEffect(() => {
    if (!failed) return undefined
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [failed])
  return { Component, failed, retry: reload }
}

/** A browser does not fetch a module again that failed once: only a new document does. */
function reload(): void {
  if (navigator.onLine) location.reload()
}

const triedName = 'opened anew'

/** A file that is gone belongs to an older build: a new document names the present ones. Once per address. */
function openAnew(): boolean {
  if (!navigator.onLine || tabStorage.read(triedName) === location.href) return false
  tabStorage.store(triedName, location.href)
  location.reload()
  return true
}

function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  const heading = headings.find(({ offsetParent }) => offsetParent !== null)
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? document.getElementById('content')
  target?.focus({ preventScroll: true })
}
