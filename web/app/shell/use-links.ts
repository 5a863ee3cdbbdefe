import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import { go } from '../../lib/navigation.ts'
import type { AppScreen, Match } from '../../lib/screens.ts'
import type { Texts } from '../../lib/texts.tsx'
import { prefetchScreen } from './load-screen.ts'
import { findScreen, splitPrefix } from './place.ts'

type Target = { link: HTMLAnchorElement; match: Match<AppScreen> }

/** A link to a screen of this application in the same language; every other link stays the browser's. */
function targetOf(event: Event): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return null
  if (splitPrefix(link.pathname).prefix !== splitPrefix(location.pathname).prefix) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  if (isHere && link.hash !== '') return null
  const match = findScreen(link.pathname)
  return match === null ? null : { link, match }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Plain links lead to other screens without a new document, and fetch them when pointed at or touched. */
export function useLinks(client: QueryClient, texts: Texts, type: AccountType): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const target = targetOf(event)
      if (target === null) return
      event.preventDefault()
      const { pathname, search, hash } = target.link
      go(pathname + search + hash)
    }
    const prefetch = (event: Event) => {
      const target = targetOf(event)
      if (target === null || !target.match.screen.audience.includes(type)) return
      prefetchScreen(target.match, target.link.search, client, texts)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', follow, { signal })
    document.addEventListener('touchstart', prefetch, { signal, passive: true })
    document.addEventListener('focusin', prefetch, { signal })
    // A mouse passes over much; where data is dear, only what is touched or focused counts.
    if (!savesData()) document.addEventListener('pointerover', prefetch, { signal, passive: true })
    return () => listening.abort()
  }, [client, texts, type])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
