import { useEffect, useId, useRef, type ReactNode } from 'react'
import { entryName } from '../../lib/navigation.ts'
import { Pagination } from '../controls/pagination.tsx'

type Props = {
  heading: string
  /** How many there are, in words. */
  count: string
  /** What is to be said of their order. */
  note?: string | null
  /** Beside the heading. */
  aside?: ReactNode
  found: { totalPages: number; totalIsLowerBound: boolean }
  pages: string
  page: number
  onPage: (page: number) => void
  /** Somebody asks to be led here. */
  leading?: boolean
  onLed?: () => void
  children: ReactNode
}

/**
 * The entry of the history that a page was turned to. Not a state: what is found there may come later, and be drawn anew.
 * Back and a reload lead to other entries, where the place on the screen is brought back instead.
 */
let turnedTo: string | null = null

/** What was found, with its pages. Somebody who turned a page at its foot reads on at its head. */
export function Results({
  heading,
  count,
  note = null,
  aside,
  found,
  pages,
  page,
  onPage,
  leading,
  onLed,
  children,
}: Props) {
  const headingId = useId()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turnedTo === null || turnedTo !== entryName()) return
    turnedTo = null
    top.current?.scrollIntoView({ block: 'start' })
    // The button that was pressed may be gone with the old page.
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (leading !== true) return
    top.current?.focus()
    onLed?.()
  }, [leading, onLed])
  const turn = (to: number) => {
    onPage(to)
    turnedTo = entryName()
  }
  return (
    <section className="grid gap-2" aria-labelledby={headingId}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2
            ref={top}
            id={headingId}
            tabIndex={-1}
            className="scroll-mt-24 text-sm font-bold outline-none md:text-base"
          >
            {heading}
          </h2>
          <output aria-labelledby={headingId} className="text-sm text-muted">
            {count}
          </output>
        </div>
        {aside}
      </div>
      {note !== null && <p className="text-sm text-muted">{note}</p>}
      {children}
      {found.totalPages > 1 && (
        <Pagination
          label={pages}
          page={page}
          pageCount={found.totalPages}
          totalIsLowerBound={found.totalIsLowerBound}
          onPage={turn}
        />
      )}
    </section>
  )
}
