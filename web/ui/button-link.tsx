import type { ReactNode } from 'react'
import { buttonLooks, buttonSizes } from './button-looks.ts'

/** A link that looks like a button, because it is the next step. */
export function ButtonLink(props: {
  href: string
  kind?: keyof typeof buttonLooks
  size?: keyof typeof buttonSizes
  /** Saved as a file rather than opened. */
  download?: boolean
  children: ReactNode
}) {
  return (
    <a
      href={props.href}
      download={props.download}
      className={`inline-flex items-center justify-center gap-2 rounded-field py-2 text-center font-semibold transition-colors ${buttonSizes[props.size ?? 'normal']} ${buttonLooks[props.kind ?? 'primary']}`}
    >
      {props.children}
    </a>
  )
}
