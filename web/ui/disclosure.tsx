import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A menu that opens by the browser's own means, so it works before any script. Once live it also closes by Escape and
 * by a touch elsewhere, as people expect of a menu; one that covers the page keeps the focus while it is open.
 */
export function Disclosure(props: {
  /** Said instead of the summary, where that alone would not say enough. */
  label?: string
  summary: ReactNode
  className?: string
  summaryClassName?: string
  panelClassName: string
  /** The present page is among what it holds. */
  isCurrent?: boolean
  /** Of menus with one name the browser keeps at most one open. */
  name?: string
  coversPage?: boolean
  /** Where it leads to another screen in the same document: it closes when this changes. */
  closesAfter?: string | null
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const { coversPage = false, closesAfter = null } = props
  // It may have been opened before there was any script: only a change closes it.
  const last = useRef(closesAfter)
  useEffect(() => {
    if (last.current !== closesAfter && details.current !== null) details.current.open = false
    last.current = closesAfter
  }, [closesAfter])
  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (details.current?.open !== true) return
      details.current.open = false
      if (returnFocus) details.current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(details.current?.contains(document.activeElement) ?? false)
      if (event.key === 'Tab' && coversPage && details.current?.open === true)
        keepFocus(details.current, event)
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
  }, [coversPage])
  return (
    <details ref={details} name={props.name} className={props.className}>
      <summary
        aria-label={props.label}
        aria-current={props.isCurrent === true ? 'true' : undefined}
        className={props.summaryClassName ?? 'menu-item whitespace-nowrap'}
      >
        {props.summary}
      </summary>
      <div className={props.panelClassName}>{props.children}</div>
    </details>
  )
}

/** From the last place the tabulator goes to the first, and back. */
function keepFocus(menu: HTMLElement, event: KeyboardEvent) {
  const places = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(isShown)
  const [from, to] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]]
  if (document.activeElement !== from && menu.contains(document.activeElement)) return
  event.preventDefault()
  to?.focus()
}

/** What a closed group holds is not shown; its own summary is. */
const isShown = (element: HTMLElement) => {
  const holder = element.tagName === 'SUMMARY' ? element.parentElement?.parentElement : element
  return holder?.closest('details:not([open])') == null && element.getClientRects().length > 0
}
