import type { ReactNode } from 'react'

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-2 border-primary text-primary hover:bg-primary-soft',
} as const

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: { href: string; kind?: keyof typeof looks; children: ReactNode }) {
  return (
    <a
      href={props.href}
      className={`inline-flex min-h-12 items-center justify-center rounded-field px-6 py-2 text-center font-semibold transition-colors ${looks[props.kind ?? 'primary']}`}
    >
      {props.children}
    </a>
  )
}
