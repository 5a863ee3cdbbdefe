import { useEffect, useRef, useState, type ComponentType } from 'react'
import { homes } from '../../../contract/rules/accounts.ts'
import { useBrand, useUser } from '../../lib/app-context.tsx'
import { tabStorage } from '../../lib/browser-storage.ts'
import { usePathname } from '../../lib/navigation.ts'
import { usePath } from '../../lib/paths.tsx'
import type { AppScreen, Match, ScreenProps } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadedScreen, loadScreen } from './load-screen.ts'
import { findScreen, isAppScreen } from './place.ts'

/** The screen of the present address. */
export function Outlet() {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  const match = findScreen(usePathname())
  const title = useTitle(match?.name ?? null)
  if (match === null || !match.screen.audience.includes(user.role)) {
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
      <OpenScreen key={`${match.name} ${JSON.stringify(match.params)}`} match={match} />
    </>
  )
}

/** The title of the document follows the screen; what changed is announced, but not what the document opened with. */
function useTitle(name: string | null): string {
  const { t } = useTexts()
  const brand = useBrand().name ?? t('common.brand')
  const opened = useRef(name)
  const [announced, setAnnounced] = useState('')
  const title = name !== null && isAppScreen(name) ? t(`screens.${name}`) : brand
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`
    if (opened.current === name) return
    opened.current = null
    setAnnounced(title)
  }, [title, brand, name])
  return announced
}

/** False for the screen that the document opened with: there the browser has put the focus. */
let moved = false

function OpenScreen({ match }: { match: Match<AppScreen> }) {
  const { params } = match
  const { Component, failed, retry } = useCode(match)
  const isReady = Component !== undefined
  useEffect(() => {
    if (!isReady) return
    if (moved) focusHeading()
    moved = true
  }, [isReady])
  if (Component !== undefined) return <Component params={params} />
  return (
    <div className="page-column py-8">
      {failed ? <ErrorState offline onRetry={retry} /> : <Skeleton kind="card" lines={8} />}
    </div>
  )
}

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
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? document.getElementById('content')
  target?.focus({ preventScroll: true })
}
