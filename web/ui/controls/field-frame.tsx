import { useId, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'

/** What is said about every field, whatever its control. */
export type FieldWords = {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  required?: boolean | undefined
  /** Marked as such: in our forms most fields are needed, so the others are named. */
  optional?: boolean | undefined
  /** Said to those who do not see it: what is in the field says it to the others. */
  hidesLabel?: boolean | undefined
}
type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}
type Props = FieldWords & { children: (control: ControlAttributes) => ReactNode }

/** The label above, a hint, the control, and beside it in words what is wrong. */
export function FieldFrame(props: Props) {
  const { label, hint, error, required = false, optional = false, hidesLabel = false, children } = props
  const { t } = useTexts()
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error == null ? undefined : `${id}-error`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'font-semibold wrap-anywhere'}>
        {label}
        {optional && <span className="font-normal text-muted"> {t('controls.choice.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {errorId !== undefined && (
        <p id={errorId} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
