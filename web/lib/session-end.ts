import { signedInCookie } from '../../contract/rules/wire.ts'
import { forgetDeviceCache } from './device-store.ts'
import { store, storageKeys, writeCookie } from './browser-storage.ts'

/** Between the tabs of this browser: nobody is signed in any more. One object, since a sender does not hear itself. */
let opened: BroadcastChannel | undefined
const channel = () => (opened ??= new BroadcastChannel('abronet-session'))

export function onSignedOutElsewhere(react: () => void): () => void {
  channel().addEventListener('message', react)
  return () => channel().removeEventListener('message', react)
}

/** What was typed in this tab; each tab has its own. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept there.
  }
}

/** Nothing of a person stays on the device: hints, drafts of forms, and what screens had fetched. */
export async function forgetPerson(): Promise<void> {
  for (const name of Object.values(storageKeys)) store(name, null)
  writeCookie(signedInCookie, '', 0)
  forgetTab()
  // A channel reaches this origin alone, and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel().postMessage('signed-out')
  await forgetDeviceCache()
}

/** `/am` or `/om` where the present address names its language: the next document stays in it. */
export const pagePrefix = (): string => /^\/(am|om)(?=\/|$)/i.exec(location.pathname)?.[0] ?? ''

/** Paths on which nobody is sent to sign in: that is what they are for. */
const signInPaths = /^(\/(am|om))?\/(login|auth\/login|partner)\/?$/i

/** The session has ended: to the sign-in, which leads back here. */
export function signInAgain(): void {
  if (signInPaths.test(location.pathname)) return
  const partner = /^(\/(am|om))?\/(partner\/|agent)/i.test(location.pathname)
  const from = encodeURIComponent(location.pathname + location.search)
  const target = pagePrefix() + (partner ? '/partner' : `/login?reason=expired&from=${from}`)
  void forgetPerson().finally(() => location.assign(target))
}
