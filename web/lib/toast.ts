import { createContext, useContext } from 'react'

export type ToastTone = 'good' | 'bad' | 'info'
export type ShowToast = (text: string, tone?: ToastTone) => void

export const ToastContext = createContext<ShowToast | null>(null)

/**
 * `toast(t('…saved'))`, or with 'bad' or 'info'. Only for what may be missed: it is gone after three seconds. Behind an
 * open dialog nobody would hear it, so a dialog closes first or says it itself.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('A component that shows a toast needs a ToastProvider above it')
  return show
}
