import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'required' | 'disabled' | 'ref'
> & {
  /** The label; links in it lead on and do not tick. */
  children: ReactNode
  onChange?: (checked: boolean) => void
  hint?: string
  error?: string | null
}

export function Checkbox({ children, onChange, hint, error, ...input }: Props) {
  const id = useId()
  const wrong = error != null
  const notes = [hint === undefined ? '' : `${id}-hint`, wrong ? `${id}-error` : ''].join(' ').trim()
  return (
    <div>
      <p>
        <label className="inline-flex min-h-11 max-w-full cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted">
          <input
            {...input}
            type="checkbox"
            aria-invalid={wrong || undefined}
            aria-describedby={notes === '' ? undefined : notes}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
            className="tick"
          />
          <span className="min-w-0">{children}</span>
        </label>
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ms-8 text-muted">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="ms-8 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
