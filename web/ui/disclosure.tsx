import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A menu that opens by the browser's own means, so it works before any script. Once live it also closes by Escape and
 * by a touch elsewhere, as people expect of a menu.
 */
export function Disclosure(props: {
  label: string
  summary: ReactNode
  className?: string
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (details.current?.open !== true) return
      details.current.open = false
      if (returnFocus) details.current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(details.current?.contains(document.activeElement) ?? false)
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && details.current?.contains(event.target) === false) close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return (
    <details ref={details} className={`relative ${props.className ?? ''}`}>
      <summary
        aria-label={props.label}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field px-2 font-medium whitespace-nowrap sm:px-3 hover:bg-primary-soft"
      >
        {props.summary}
      </summary>
      <div className="absolute end-0 top-full z-20 mt-1 min-w-48 rounded-card border border-line bg-surface p-2 shadow-soft">
        {props.children}
      </div>
    </details>
  )
}
