import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** What moves by script asks here; what moves by style asks the media query itself. */
export const wantsReducedMotion = () => matchMedia(query).matches

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, wantsReducedMotion, () => false)
