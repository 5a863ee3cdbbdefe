import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PresentUser } from '../../../contract/accounts.ts'
import { markOld, refresh, useEndpoint } from '../../lib/endpoints.ts'
import { tabStorage } from '../../lib/browser-storage.ts'
import { onLiveEvent } from '../../lib/live-events.ts'
import { messageScreens } from '../../lib/message-screens.ts'
import { signedInType } from '../../lib/session.ts'

const key = 'GET /unread-messages'
/** Events within this time cause only one request. */
const gatherMilliseconds = 250

/** The number of unread messages; 0 if it cannot be loaded. */
export function useUnread({ role }: PresentUser): number {
  // A tab whose script loads after the log-out is about to leave, and the screens redirect to the login page.
  const enabled = messageScreens[role] !== null && signedInType() !== null
  return useEndpoint(key, {}, { enabled, onSignedOut: () => {} }).data?.unread ?? 0
}

/** The server has other files by now: the next document loads them. */
const ofNewerBuild = () => {}

/**
 * Opens the live connection when the page is idle, for what happens after `at`, and refreshes the count when messages are
 * sent or read.
 */
export function useLiveUnread({ id, role }: PresentUser, at: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (messageScreens[role] === null) return undefined
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      // Also while another screen is open, which does not ask for them.
      markOld(client, ['GET /conversations', 'GET /conversations/:id'])
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(client, [key]), gatherMilliseconds)
    }
    const events = ['message', 'read', 'block', 'sync'] as const
    const stops = events.map((event) => onLiveEvent(event, renew))
    const start = () => {
      void import('../../lib/live-connection.ts').then(
        ({ startLive }) => isStopped || stops.push(startLive(id, at)),
        ofNewerBuild,
      )
      // A reload has interrupted messages on their way: they are sent on whatever screen is open.
      if (tabStorage.read('messages') !== null)
        void import('../../shared/messages/use-outbox.ts').then(
          ({ openOutbox }) => isStopped || openOutbox(id, client),
          ofNewerBuild,
        )
    }
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 })
    else setTimeout(start, 2_000)
    return () => {
      isStopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, id, role, at])
}
