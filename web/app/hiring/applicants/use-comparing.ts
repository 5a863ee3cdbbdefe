import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { go, usePathname, useSearch } from '../../../lib/navigation.ts'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import { comparedIn, withCompared } from './compared.ts'
import type { ComparisonProps } from './comparison.tsx'

/**
 * Who is compared is in the address, so that a reload shows the same people and Back leads to the list. Back in the list
 * the focus is where it begins.
 */
export function useComparing(list: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const search = useSearch()
  const ids = comparedIn(search)
  const isComparing = ids.length > 0
  const wasComparing = useRef(isComparing)
  const cameFromList = useRef(false)
  useEffect(() => {
    if (wasComparing.current && !isComparing) list.current?.focus({ preventScroll: true })
    wasComparing.current = isComparing
  }, [isComparing, list])
  const { KeptDialog: Comparison, ask } = useLazyDialog<ComparisonProps>(
    async () => (await import('./comparison.tsx')).Comparison,
  )
  const load = useEffectEvent(ask)
  useEffect(() => {
    if (isComparing) load()
  }, [isComparing])
  return {
    ids,
    /** Null until its code has come. */
    Comparison,
    compare: (wanted: readonly string[]) => {
      cameFromList.current = true
      go(pathname + withCompared(search, wanted))
    },
    close: () => {
      if (cameFromList.current) history.back()
      else go(pathname + withCompared(search, []), { replace: true })
    },
  }
}
