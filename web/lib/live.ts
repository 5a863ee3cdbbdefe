import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False as the server draws it, and until the script has taken over. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
