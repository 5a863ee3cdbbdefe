import { createContext, useContext } from 'react'

export const ClearToastsContext = createContext<(() => void) | null>(null)

/** Takes all toasts away, where a new attempt makes untrue what they say. */
export function useClearToasts(): () => void {
  const clear = useContext(ClearToastsContext)
  if (clear === null) throw new Error('A component that clears toasts needs a ToastProvider above it')
  return clear
}
