import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { buttonLooks, buttonSizes } from '../../../ui/button-looks.ts'
import { Spinner } from '../../../ui/controls/button.tsx'

type Props = {
  label: string
  Icon: LucideIcon
  accept: string
  busy: boolean
  input?: RefObject<HTMLInputElement | null>
  /** The id of what is wrong with the file before; null where nothing is. */
  errorId: string | null
  onChoose: (file: File) => void
}

/** A button that opens the picker of files. */
export function FileChoice({ label, Icon, accept, busy, input, errorId, onChoose }: Props) {
  return (
    <label
      className={`file-choice gap-2 py-2 text-center ${buttonSizes.small} ${buttonLooks.secondary}`}
      data-busy={busy || undefined}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        // Not marked as invalid: the draft can be saved without it, and what keeps it from that gets the focus.
        aria-describedby={errorId ?? undefined}
        className="sr-only"
        // Disabled it would lose the focus; so it stays and does nothing.
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Emptied, so that the same file can be chosen again.
          target.value = ''
          if (file !== undefined && !busy) onChoose(file)
        }}
      />
      {busy ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className="min-w-0 wrap-break-word">{label}</span>
    </label>
  )
}
