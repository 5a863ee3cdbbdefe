import { useSyncExternalStore } from 'react'

const modes = [
  'login',
  'registerAgent',
  'enrollUser',
  'enrollCareer',
  'enrollHousehold',
  'enrollBusiness',
  'referral',
] as const
export type Mode = (typeof modes)[number]

function readMode(): Mode | null {
  const named = new URLSearchParams(location.search).get('mode')
  return modes.find((mode) => mode === named) ?? null
}

function subscribe(changed: () => void) {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

/** What is open stands in the address, so that Back and a reload lead to it. The server draws none of them. */
export const useMode = (): Mode | null => useSyncExternalStore(subscribe, readMode, () => null)

export function openMode(mode: Mode): void {
  history.pushState(null, '', `?mode=${mode}`)
  // The browser tells of its own steps through history alone.
  dispatchEvent(new PopStateEvent('popstate'))
}

const never = () => () => {}

/** False as the server draws it and until the script has taken over. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
