import { useId } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Spinner } from './button.tsx'

type Props = {
  label: string
  /** It acts immediately, so the screen holds its state. */
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
  /** Being saved: keeps the focus and takes no press. */
  busy?: boolean
  disabled?: boolean
  name?: string
}

/** Something that is on or off from now on, said in words besides. */
export function Switch({ label, checked, onChange, hint, busy = false, disabled, name }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div>
      <label className="inline-flex min-h-11 max-w-full cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          type="checkbox"
          // The box itself says whether it is checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-disabled={busy || undefined}
          onChange={(event) => !busy && onChange(event.currentTarget.checked)}
          className="switch"
        />
        <span className="min-w-0 wrap-anywhere">
          <span id={`${id}-label`} className="block font-semibold">
            {label}
          </span>
          {/* The role says it to readers. */}
          <span aria-hidden="true" className="flex items-center gap-2 text-muted">
            {busy && <Spinner className="size-4" />}
            {busy ? t('controls.parts.busy') : checked ? t('screenParts.on') : t('screenParts.off')}
          </span>
        </span>
      </label>
      <span aria-live="polite" className="sr-only">
        {busy ? t('controls.parts.busy') : null}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ms-16 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
