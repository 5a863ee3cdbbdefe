import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { connection } from '../../lib/connection.ts'
import { onLiveEvent } from '../../lib/live-events.ts'
import {
  catchUp,
  refreshAll,
  refreshLists,
  refreshOne,
  showOtherRead,
} from '../../shared/messages/conversation-cache.ts'

/** Keeps the screen up to date: by live events, and when the window, the screen or the connection comes back. */
export function useLiveMessages(party: ConversationParty, openId: string | undefined): void {
  const client = useQueryClient()
  const wasAway = useRef(false)
  useEffect(() => {
    const all = () => void refreshAll(client)
    const one = (id: string) => void refreshOne(client, id)
    if (wasAway.current) all()
    wasAway.current = false
    const onVisible = () => {
      if (document.visibilityState === 'visible') all()
    }
    document.addEventListener('visibilitychange', onVisible)
    const stops = [
      () => document.removeEventListener('visibilitychange', onVisible),
      connection.subscribe(() => {
        if (!connection.isLost()) all()
      }),
      onLiveEvent('message', ({ conversationId, number }) => {
        if (conversationId === openId) void catchUp(client, conversationId, number)
        else one(conversationId)
        void refreshLists(client)
      }),
      onLiveEvent('read', (event) => {
        if (event.party === party) void refreshLists(client)
        else showOtherRead(client, event.conversationId, event.number)
      }),
      onLiveEvent('block', ({ conversationId }) => {
        one(conversationId)
        void refreshLists(client)
      }),
      onLiveEvent('sync', all),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, party, openId])
  // Behind another screen it gets no events.
  useEffect(
    () => () => {
      wasAway.current = true
    },
    [],
  )
}
