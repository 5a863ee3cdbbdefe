import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A heading that opens what is below it, by the browser's own means. */
export function Accordion(props: {
  summary: string
  className?: string
  name?: string
  children: ReactNode
}) {
  return (
    <details name={props.name} className={props.className}>
      <summary className="menu-item justify-between">
        {props.summary}
        <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
      </summary>
      {props.children}
    </details>
  )
}
