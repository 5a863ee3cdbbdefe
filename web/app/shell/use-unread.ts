import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PresentUser } from '../../../contract/accounts.ts'
import { refresh, useEndpoint } from '../../lib/endpoints.ts'
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

/** Opens the live connection when the page is idle, and refreshes the count when messages are sent or read. */
export function useLiveUnread({ id, role }: PresentUser): void {
  const client = useQueryClient()
  useEffect(() => {
    if (messageScreens[role] === null) return undefined
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(client, [key]), gatherMilliseconds)
    }
    const stops = [onLiveEvent('message', renew), onLiveEvent('read', renew), onLiveEvent('sync', renew)]
    const start = () =>
      void import('../../lib/live-connection.ts').then(
        ({ startLive }) => isStopped || stops.push(startLive(id)),
        () => {
          // The server has a newer build by now: the next document loads its files.
        },
      )
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 })
    else setTimeout(start, 2_000)
    return () => {
      isStopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, id, role])
}
