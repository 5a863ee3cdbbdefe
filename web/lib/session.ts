import type { PresentUser, SessionUser } from '../../contract/accounts.ts'
import { homes, stepPaths, type AccountType, type ProfileStep } from '../../contract/rules/accounts.ts'
import { api } from './api.ts'
import { forgetSignIn, keptNames as names, read, store } from './kept.ts'

export function rememberSignIn({ token, user }: { token: string; user: SessionUser }): void {
  store(names.token, token)
  store(names.user, JSON.stringify(user))
}

/** What the alternative form keeps besides. */
export function rememberRegistration(user: SessionUser, role: string): void {
  store(names.step, user.profileStep)
  store(names.email, user.email)
  store(names.role, role)
  store(names.username, user.username)
}

/** Somebody signed in here before: worth asking the server whether they still are. */
export const mayBeSignedIn = (): boolean => read(names.token) !== null

/** The role in the token, while it has not expired. */
export function tokenRole(): string | null {
  const token = read(names.token)
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

export const storedStep = (): string | null => read(names.step)

export async function fetchUser(): Promise<PresentUser | null> {
  const { user } = await api('GET /session', {})
  return user
}

/** Ends the session and goes on, whether or not the call arrived: the data here is gone in either case. */
export async function signOut(partner: boolean): Promise<void> {
  try {
    await api(partner ? 'POST /partners/logout' : 'POST /auth/logout', {})
  } catch {
    // Without a connection the cookie stays until it ends by itself; the page no longer shows anything.
  }
  forgetSignIn()
  location.assign(partner ? '/partner' : '/login')
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
