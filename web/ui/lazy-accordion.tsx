import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { useLazyDialog } from './use-lazy-dialog.ts'

/** A heading that opens what is below it: its code comes, and what it shows is asked for, when it is first opened. */
export function LazyAccordion<Of extends object>(props: {
  summary: string
  className?: string
  load: () => Promise<ComponentType<Of>>
  /** What the part below is drawn with. */
  of: Of
}) {
  const { KeptDialog: Part, ask } = useLazyDialog(props.load)
  return (
    <details
      className={props.className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) ask()
      }}
    >
      <summary className="menu-item justify-between">
        {props.summary}
        <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
      </summary>
      {Part !== null && <Part {...props.of} />}
    </details>
  )
}
