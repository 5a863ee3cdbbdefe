import { ComboboxList } from './combobox.tsx'
import { useCombobox, type Choice, type ListState } from './use-combobox.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = FieldWords & {
  name: string
  value: string
  onChange: (text: string) => void
  /** What may be meant by the text so far; pure. */
  suggest: (text: string) => readonly Choice[]
  /** After `onChange`, when the text is that of a suggestion. */
  onChoose?: ((id: string) => void) | undefined
  /** Where the list behind it is fetched when it is needed. */
  onNeeded?: (() => void) | undefined
  listState?: ListState | undefined
  hideAfterMilliseconds?: number
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

/** Free text with suggestions; what was typed stays as it is where none is chosen. */
export function Autocomplete(props: Props) {
  const { name, value, onChange, suggest, onChoose, onNeeded, ...others } = props
  const { listState = 'ready', hideAfterMilliseconds = 100, placeholder, disabled = false, ...words } = others
  const combobox = useCombobox({
    text: value,
    suggest: () => suggest(value),
    listState,
    several: false,
    hideAfterMilliseconds,
    onText: onChange,
    onNeeded,
    onChoose: ({ id, label }) => {
      onChange(label)
      onChoose?.(id)
    },
  })
  return (
    <FieldFrame {...words}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...combobox.input}
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            className="field"
          />
          <ComboboxList combobox={combobox} label={words.label} />
        </div>
      )}
    </FieldFrame>
  )
}
