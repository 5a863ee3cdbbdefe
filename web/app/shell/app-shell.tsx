import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PresentUser } from '../../../contract/accounts.ts'
import { isUnanswered } from '../../../contract/rules/hiring.ts'
import { AppContext } from '../../lib/app-context.tsx'
import { connection } from '../../lib/connection.ts'
import { DatePreferencesProvider } from '../../lib/date-preferences.tsx'
import { useEndpoint } from '../../lib/endpoints.ts'
import { messageScreens } from '../../lib/message-screens.ts'
import { usePathname } from '../../lib/navigation.ts'
import type { AppData } from '../../lib/page-data.ts'
import { signedInType } from '../../lib/session.ts'
import { forgetTab, onSignedOutElsewhere, signInAgain } from '../../lib/session-end.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { AppFrame } from './app-frame.tsx'
import { Closing } from './closing.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Outlet } from './outlet.tsx'
import { findScreen, splitPrefix } from './place.ts'
import { useLinks } from './use-links.ts'
import { useScrollMemory } from './use-scroll.ts'
import { useLiveUnread, useUnread } from './use-unread.ts'
import { VerifyBanner } from './verify-banner.tsx'

/** Everything behind sign-in, in one document. */
export function AppShell({ data }: { data: AppData }) {
  const client = useQueryClient()
  const [closing, setClosing] = useState(false)
  const close = () => {
    client.clear()
    setClosing(true)
  }
  useEffect(
    () => {
      const leave = () => {
        forgetTab()
        // Without a connection there is no other document to go to.
        if (connection.isLost()) close()
        else location.reload()
      }
      // What another tab says before this one listens is lost, but it has taken the cookie away.
      if (signedInType() === null) leave()
      return onSignedOutElsewhere(leave)
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  return closing ? <Closing type={data.user.role} /> : <OpenShell data={data} onSignOut={close} />
}

function OpenShell({ data, onSignOut }: { data: AppData; onSignOut: () => void }) {
  const texts = useTexts()
  const pathname = usePathname()
  const user = usePresentUser(data.user)
  const news = useNews(user)
  useLiveUnread(user, data.at)
  useLinks(useQueryClient(), texts, user.role)
  useScrollMemory()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const current = { name: findScreen(pathname)?.name ?? null, path: splitPrefix(pathname).path }
  // The same object as long as nobody else signs in: another draws every screen anew, hidden ones too.
  const context = useMemo(() => ({ user, brand: data.brand }), [user, data.brand])
  return (
    <AppContext value={context}>
      <DatePreferencesProvider habits={user}>
        <ToastProvider>
          <AppFrame
            brand={data.brand.name ?? texts.t('common.brand')}
            type={user.role}
            person={user.name}
            current={current}
            news={news}
            onSignOut={onSignOut}
          >
            {isLost && <ConnectionNotice />}
            <VerifyBanner user={user} />
            <Outlet />
          </AppFrame>
        </ToastProvider>
      </DatePreferencesProvider>
    </AppContext>
  )
}

/** Counts for the menu: open offers and unread messages. If they cannot be loaded, none is shown. */
function useNews(user: PresentUser) {
  const { role } = user
  const unread = useUnread(user)
  // A tab whose script came after the log-out is about to leave.
  const enabled = role === 'CAREER' && signedInType() !== null
  // The screens lead to the sign-in.
  const { data } = useEndpoint('GET /job-offers', {}, { enabled, onSignedOut: () => {} })
  return {
    jobOffers: (data ?? []).filter(({ status }) => isUnanswered(status)).length,
    [messageScreens[role] ?? '']: unread,
  }
}

/** Asked again when the person comes back to the tab: it may have ended, or be another's by now. */
function usePresentUser(opened: PresentUser): PresentUser {
  const { data } = useEndpoint('GET /session', {})
  const user = data === undefined ? opened : data.user
  useEffect(() => {
    if (user === null) signInAgain()
    else if (user.id !== opened.id) location.reload()
  }, [user, opened.id])
  return user === null || user.id !== opened.id ? opened : user
}
