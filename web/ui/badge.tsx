import type { ReactNode } from 'react'

const looks = {
  /** Says what something is, not which state it is in. */
  label: 'bg-accent-soft text-on-accent-soft',
  neutral: 'bg-sunken text-ink ring-1 ring-line ring-inset',
  good: 'bg-primary-soft text-ink',
  waiting: 'bg-accent-soft text-on-accent-soft',
  bad: 'bg-raised text-danger ring-2 ring-danger ring-inset',
  info: 'bg-teal-soft text-ink',
} as const
type BadgeTone = keyof typeof looks

/** Drawn here rather than taken from the set of icons: public pages carry this file for a plain badge. */
const signs = {
  label: null,
  neutral: 'M7 12h10',
  good: 'm5 12 5 5L20 7',
  waiting: 'M12 5v7l5 3M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  bad: 'M6 6l12 12M18 6 6 18',
  info: 'M12 11v6M12 7h.01M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
} as const

/** A word on something; the sign shows its state without colour. */
export function Badge({ tone = 'label', children }: { tone?: BadgeTone; children: ReactNode }) {
  const sign = signs[tone]
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-2xl px-3 py-1 text-sm font-semibold ${looks[tone]}`}
    >
      {sign !== null && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-4 shrink-0 fill-none stroke-current stroke-3"
        >
          <path d={sign} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  )
}
