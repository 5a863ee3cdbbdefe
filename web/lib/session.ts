import type { PresentUser, SessionUser } from '../../contract/accounts.ts'
import {
  accountTypes,
  homes,
  stepPaths,
  type AccountType,
  type ProfileStep,
} from '../../contract/rules/accounts.ts'
import { signedInCookie, signOutCookie } from '../../contract/rules/wire.ts'
import { api } from './api.ts'
import { isOffline } from './api-error.ts'
import { read, readCookie, store, storageKeys, writeCookie } from './browser-storage.ts'
import { forgetPerson, pagePrefix } from './session-end.ts'

export function rememberSignIn({ token, user }: { token: string; user: SessionUser }): void {
  store(storageKeys.token, token)
  store(storageKeys.user, JSON.stringify(user))
}

/** What the alternative form keeps besides. */
export function rememberRegistration(user: SessionUser, role: string): void {
  store(storageKeys.step, user.profileStep)
  store(storageKeys.email, user.email)
  store(storageKeys.role, role)
  store(storageKeys.username, user.username)
}

/** What kind of account is signed in, by a readable cookie that grants nothing; null where nobody is. */
export function signedInType(): AccountType | null {
  const hint = readCookie(signedInCookie)
  return accountTypes.find((type) => type === hint) ?? null
}

/** The role in the token, while it has not expired. */
export function tokenRole(): string | null {
  const token = read(storageKeys.token)
  if (token === null) return null
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    )
    if (typeof payload !== 'object' || payload === null || !('role' in payload) || !('exp' in payload))
      return null
    return typeof payload.role === 'string' && Number(payload.exp) * 1000 > Date.now() ? payload.role : null
  } catch {
    return null
  }
}

export const storedStep = (): string | null => read(storageKeys.step)

export async function fetchUser(): Promise<PresentUser | null> {
  const { user } = await api('GET /session', {})
  return user
}

/** Long enough for a phone that is without a connection for weeks. */
const signOutSeconds = 400 * 24 * 3600

/**
 * Closes the account on this device in every tab, and ends the session. Without a connection a cookie asks the server to
 * end it with the next request, whatever that is; the answer is then `pending`.
 */
export async function signOut(type: AccountType): Promise<'done' | 'pending'> {
  writeCookie(signOutCookie, '1', signOutSeconds)
  await forgetPerson()
  return finishSignOut(type)
}

/** Once more, when the connection may be back. */
export async function finishSignOut(type: AccountType): Promise<'done' | 'pending'> {
  const partner = type === 'PARTNER'
  try {
    await api(partner ? 'POST /partners/logout' : 'POST /auth/logout', {}, { onSignedOut: () => {} })
  } catch (error) {
    // With any answer at all, the next document carries the cookie and ends the session.
    if (isOffline(error)) return 'pending'
  }
  location.assign(pagePrefix() + (partner ? '/partner' : '/login'))
  return 'done'
}

const isType = (role: string): role is AccountType => Object.hasOwn(homes, role)
const isStep = (step: string): step is ProfileStep => Object.hasOwn(stepPaths, step)

/** Where somebody of this role is at home; null for a role we do not know. */
export const homeOf = (role: string): string | null => (isType(role) ? homes[role] : null)
export const pathOfStep = (step: string | null): string | null =>
  step !== null && isStep(step) ? stepPaths[step] : null

/** Only a place of our own: an address from elsewhere could carry somebody away. */
export function safeReturn(from: string | null): string | null {
  if (from === null || !/^\/(?![/\\])/.test(from)) return null
  const url = URL.parse(from, location.origin)
  return url !== null && url.origin === location.origin ? url.pathname + url.search + url.hash : null
}
