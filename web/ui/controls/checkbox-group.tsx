import { useId } from 'react'

/** Several of a few, each a card that a thumb can hit. */
export function CheckboxGroup(props: {
  legend: string
  name: string
  hint?: string
  error: string | null
  options: readonly { id: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { legend, name, hint, error, options, chosen, onChange } = props
  const id = useId()
  const notes = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].join(' ').trim()
  return (
    <fieldset aria-describedby={notes === '' ? undefined : notes} className="min-w-0">
      <legend className="font-semibold wrap-anywhere">{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option.id} className="radio-card" data-wrong={error === null ? undefined : true}>
            <input
              type="checkbox"
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              aria-invalid={error === null ? undefined : true}
              aria-describedby={error === null ? undefined : `${id}-error`}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, option.id]
                    : chosen.filter((value) => value !== option.id),
                )
              }
              className="tick"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
