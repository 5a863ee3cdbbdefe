import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'

type Way =
  | { hrefOf: (page: number) => string; onPage?: never }
  | { onPage: (page: number) => void; hrefOf?: never }
type Props = Way & {
  /** What is turned over: "Pages of jobs". */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  /** There is more than was counted: "Page 3 of 200+". */
  totalIsLowerBound?: boolean
}

export function Pagination({ label, page, pageCount, totalIsLowerBound = false, hrefOf, onPage }: Props) {
  const { t, language } = useTexts()
  const number = (value: number) => formatNumber(value, language)
  const frame = useRef<HTMLElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current || frame.current?.contains(document.activeElement) === true) return
    // The button that led to the end is gone: without this the next Tab would start at the top of the page.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
    pressed.current = false
  })
  const turn = (to: number) => {
    pressed.current = true
    onPage?.(to)
  }
  const step = (to: number, look: string, content: ReactNode, name?: string) => {
    const shared = {
      className: look,
      'aria-label': name,
      'aria-current': to === page ? ('page' as const) : undefined,
    }
    if (to < 1 || to > pageCount) return <span className={`${look} page-end`}>{content}</span>
    return hrefOf === undefined ? (
      <button type="button" {...shared} onClick={() => turn(to)}>
        {content}
      </button>
    ) : (
      <a href={hrefOf(to)} {...shared}>
        {content}
      </a>
    )
  }
  const total = `${number(pageCount)}${totalIsLowerBound ? '+' : ''}`
  return (
    <nav ref={frame} aria-label={label} tabIndex={-1} className="w-full">
      <output aria-label={label} className="block text-center">
        {t('screenParts.position', { page: number(page), total })}
      </output>
      <div className="mx-auto mt-2 flex max-w-3xl flex-wrap items-center justify-between gap-2">
        {step(page - 1, 'page-step', [
          <ChevronLeft key="sign" aria-hidden="true" className="size-5 shrink-0" />,
          t('screenParts.previous'),
        ])}
        <ol className="hidden flex-wrap items-center gap-1 md:flex">
          {shownPages(page, pageCount).map((shown) => (
            <li key={shown.page}>
              {shown.gapBefore && (
                <span aria-hidden="true" className="px-1">
                  …
                </span>
              )}
              {step(
                shown.page,
                'page-number',
                number(shown.page),
                t('screenParts.page', { page: number(shown.page) }),
              )}
            </li>
          ))}
          {totalIsLowerBound && <li aria-hidden="true">…</li>}
        </ol>
        {step(page + 1, 'page-step', [
          t('screenParts.next'),
          <ChevronRight key="sign" aria-hidden="true" className="size-5 shrink-0" />,
        ])}
      </div>
    </nav>
  )
}

/** The first, the last, and those around this one. */
function shownPages(page: number, pageCount: number): { page: number; gapBefore: boolean }[] {
  const pages = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (each) => each >= 1 && each <= pageCount,
  )
  return pages.flatMap((each, index) => {
    const gap = each - (pages[index - 1] ?? 0) - 1
    // A gap of one page is no shorter than the page.
    if (gap === 1) return [each - 1, each].map((shown) => ({ page: shown, gapBefore: false }))
    return [{ page: each, gapBefore: gap > 1 }]
  })
}
