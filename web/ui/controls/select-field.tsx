import { ChevronDown } from 'lucide-react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = FieldWords & {
  name: string
  options: readonly { value: string; label: string }[]
  /** Comes first, for nothing chosen. */
  placeholder?: string | undefined
  /** With `onChange` the form holds the value; without, the browser does, beginning with `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
}

/** One of a few: the browser's own list, which every phone shows in its own large way. */
export function SelectField(props: Props) {
  const { name, options, placeholder, value, defaultValue, onChange, disabled = false, ...words } = props
  return (
    <FieldFrame {...words}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={onChange && ((event) => onChange(event.target.value))}
            disabled={disabled}
            className="field field-select"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="field-chevron" />
        </div>
      )}
    </FieldFrame>
  )
}
