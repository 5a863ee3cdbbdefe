import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type RadioCard<Value extends string> = {
  value: Value
  title: string
  text?: string
  Icon?: LucideIcon
  disabled?: boolean
}

type Props<Value extends string> = {
  legend: string
  name: string
  options: readonly RadioCard<Value>[]
  /** Given, the screen holds what is chosen (`null` for nothing yet); otherwise the form does. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  hint?: string
  error?: string | null
  required?: boolean
  disabled?: boolean
}

/** One of a few, each explained. The arrows move and choose by the browser's own means. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const id = useId()
  const wrong = props.error != null
  const notes = [props.hint === undefined ? '' : `${id}-hint`, wrong ? `${id}-error` : ''].join(' ').trim()
  return (
    // A group of radios may be wrong or required; a plain group may not.
    <fieldset
      role="radiogroup"
      disabled={props.disabled}
      aria-required={props.required}
      aria-invalid={wrong || undefined}
      aria-describedby={notes === '' ? undefined : notes}
      className="w-full min-w-0"
    >
      <legend className="font-semibold wrap-anywhere">{props.legend}</legend>
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted">
          {props.hint}
        </p>
      )}
      <div className="mt-2 grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {props.options.map((option, index) => (
          <label key={option.value} className="radio-card" data-wrong={wrong || undefined}>
            <input
              type="radio"
              name={props.name}
              value={option.value}
              required={props.required}
              disabled={option.disabled}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.text === undefined ? undefined : `${id}-${index}-text`}
              {...(props.value === undefined
                ? { defaultChecked: props.defaultValue === option.value }
                : { checked: props.value === option.value })}
              onChange={() => props.onChange?.(option.value)}
              className="tick"
            />
            <span className="min-w-0 grow wrap-anywhere">
              <span id={`${id}-${index}`} className="block font-semibold">
                {option.title}
              </span>
              {option.text !== undefined && (
                <span id={`${id}-${index}-text`} className="mt-1 block text-muted">
                  {option.text}
                </span>
              )}
            </span>
            {option.Icon !== undefined && <option.Icon aria-hidden="true" className="radio-icon" />}
          </label>
        ))}
      </div>
      {wrong && (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
