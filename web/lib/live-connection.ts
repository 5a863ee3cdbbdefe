import { accountHeader, languageHeader } from '../../contract/rules/wire.ts'
import { apiBase } from './api.ts'
import { connection } from './connection.ts'
import { emitLiveEvent } from './live-events.ts'
import { joinTabs, type TabEnvironment } from './live-tabs.ts'
import { fetchUser, signedInType } from './session.ts'
import { signInAgain } from './session-end.ts'

/** Mobile data is expensive: a hidden page disconnects after this time, and catches up when it is visible again. */
const hiddenMilliseconds = 5 * 60_000

/** Receives the events of this account after `at`, while the page is visible. Returns a function that stops it. */
export function startLive(account: string, at: string): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let leave: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstId: string | null = at
  const join = () => {
    clearTimeout(timer)
    if (leave !== null) return
    leave = joinTabs(`abronet-live-${account}`, browserOf(account), firstId)
    // A page that comes back later has to read everything again.
    firstId = null
  }
  const part = () => {
    clearTimeout(timer)
    leave?.()
    leave = null
  }
  const followVisibility = () => {
    if (document.hidden) timer = setTimeout(part, hiddenMilliseconds)
    else join()
  }
  document.addEventListener('visibilitychange', followVisibility, { signal })
  // The back/forward cache takes no page with an open stream or a lock.
  addEventListener('pagehide', part, { signal })
  addEventListener('pageshow', followVisibility, { signal })
  if (!document.hidden) join()
  return () => {
    stopping.abort()
    part()
  }
}

function browserOf(account: string): TabEnvironment {
  /** Null in a tab that hears events from another one. */
  let askedAt: number | null = null
  return {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    open: async (lastId, stop) => {
      askedAt = Date.now()
      if (signedInType() === null) throw new Error('Nobody is signed in')
      return fetch(`${apiBase}/events`, {
        headers: {
          accept: 'text/event-stream',
          [accountHeader]: account,
          [languageHeader]: document.documentElement.lang,
          ...(lastId === null ? {} : { 'last-event-id': lastId }),
        },
        credentials: 'include',
        cache: 'no-store',
        signal: stop,
      })
    },
    emit: emitLiveEvent,
    onAnswered: () => connection.answered(askedAt ?? Date.now()),
    onRefused: (status) => {
      // The same as after any other call.
      if (status === 409) location.reload()
      else if (status === 401) void leaveWhenSignedOut()
    },
    onOnline: (listener) => {
      addEventListener('online', listener)
      return () => removeEventListener('online', listener)
    },
  }
}

/** A refused stream does not prove that the session has ended: a usual call decides. */
async function leaveWhenSignedOut(): Promise<void> {
  const user = await fetchUser().catch(() => undefined)
  if (user === null) signInAgain()
}
