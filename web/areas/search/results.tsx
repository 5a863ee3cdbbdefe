import { useEffect, useRef, type ReactNode } from 'react'
import { Pagination } from '../../ui/controls/pagination.tsx'

type Props = {
  heading: string
  /** How many there are, in words. */
  count: string
  /** What stands beside the heading. */
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

/** What was found, with its pages. Whoever turned a page at its foot reads on at its head. */
export function Results({
  heading,
  count,
  aside,
  found,
  pages,
  page,
  onPage,
  leading,
  onLed,
  children,
}: Props) {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (page > 1) top.current?.scrollIntoView({ block: 'start' })
  }, [page])
  useEffect(() => {
    if (leading !== true) return
    top.current?.focus()
    onLed?.()
  }, [leading, onLed])
  return (
    <section className="mt-6 grid gap-4" aria-labelledby="results-heading">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 grow basis-48">
          <h2
            ref={top}
            id="results-heading"
            tabIndex={-1}
            className="scroll-mt-24 text-xl font-bold outline-none"
          >
            {heading}
          </h2>
          <output className="block text-muted">{count}</output>
        </div>
        {aside}
      </div>
      {children}
      {found.totalPages > 1 && (
        <Pagination
          label={pages}
          page={page}
          pageCount={found.totalPages}
          totalIsLowerBound={found.totalIsLowerBound}
          onPage={onPage}
        />
      )}
    </section>
  )
}
