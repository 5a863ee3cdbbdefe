import { useSyncExternalStore } from 'react'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import { signedInType } from '../../lib/session.ts'
import { onSignedOutElsewhere } from '../../lib/session-end.ts'

/**
 * What kind of account is signed in. The server draws the header both ways and does not know it; the head script has
 * marked the document with it before the first paint.
 */
export const useSignedInType = (): AccountType | null =>
  useSyncExternalStore(subscribe, signedInType, () => null)

function subscribe(changed: () => void): () => void {
  const follow = () => {
    markDocument()
    changed()
  }
  const stop = onSignedOutElsewhere(follow)
  // A page that comes back out of the history is as old as when it was left.
  addEventListener('pageshow', follow)
  return () => {
    stop()
    removeEventListener('pageshow', follow)
  }
}

/** The styles show one of the two headers by this mark: it follows the cookie. */
export function markDocument(): void {
  const { dataset } = document.documentElement
  const type = signedInType()
  if (type === null) delete dataset['signedIn']
  else dataset['signedIn'] = type
}
