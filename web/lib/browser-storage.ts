import type { Language } from '../../contract/rules/language.ts'

/** What the specification keeps in local storage: hints for the next page, none of which opens anything. */
export const storageKeys = {
  token: 'token',
  user: 'userData',
  step: 'profileStep',
  email: 'email',
  role: 'role',
  username: 'username',
  /** What was shown last time, so that the next visit says what is new. */
  seen: 'seen',
  /** The time of the newest that a home screen showed last time. */
  newsSeen: 'newsSeen',
  /** What was seen of a training video and is not sent yet. */
  training: 'training',
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

/** Of this tab alone, until it is closed. */
export const tabStorage = {
  read: (name: string): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  store: (name: string, value: unknown): void => {
    try {
      if (value === null) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(value))
    } catch {
      // Nothing is kept where the browser keeps nothing.
    }
  },
}

/** A readable cookie of ours; null where it is not set. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}

const yearSeconds = 31_536_000

/** For the server and for pages that are opened without a language in their address. */
export function rememberLanguage(language: Language): void {
  writeCookie('lng', language, yearSeconds)
  store('i18nextLng', language)
}
