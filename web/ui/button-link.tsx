import type { ReactNode } from 'react'

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-2 border-primary text-primary hover:bg-primary-soft',
  plain: 'text-primary underline underline-offset-4 hover:bg-primary-soft',
} as const
const sizes = { normal: 'min-h-12 px-6', small: 'min-h-11 px-4' } as const

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: {
  href: string
  kind?: keyof typeof looks
  size?: keyof typeof sizes
  children: ReactNode
}) {
  return (
    <a
      href={props.href}
      className={`inline-flex items-center justify-center gap-2 rounded-field py-2 text-center font-semibold transition-colors ${sizes[props.size ?? 'normal']} ${looks[props.kind ?? 'primary']}`}
    >
      {props.children}
    </a>
  )
}
