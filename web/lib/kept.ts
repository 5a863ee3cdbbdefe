/** What the specification keeps in local storage: hints for the next page, none of which opens anything. */
export const keptNames = {
  token: 'token',
  user: 'userData',
  step: 'profileStep',
  email: 'email',
  role: 'role',
  username: 'username',
} as const

/** Where storage is refused the session still holds: it is a cookie. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Nothing is kept where the browser keeps nothing.
  }
}

export function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function forgetSignIn(): void {
  for (const name of Object.values(keptNames)) store(name, null)
}

/** Paths on which nobody is sent to sign in: that is what they are for. */
const signInPaths = /^(\/(am|om))?\/(login|auth\/login|partner)\/?$/i

/** The session has ended: to the sign-in, which leads back here. */
export function signInAgain(): void {
  if (signInPaths.test(location.pathname)) return
  forgetSignIn()
  const partner = /^(\/(am|om))?\/(partner\/|agent)/i.test(location.pathname)
  const from = encodeURIComponent(location.pathname + location.search)
  location.assign(partner ? '/partner' : `/login?reason=expired&from=${from}`)
}
