import { useRef, useState } from 'react'
import { longest } from '../../../contract/rules/jobs.ts'
import { idlePart, useIdlePart } from '../../lib/use-idle-part.ts'
import { ComboboxList } from '../../ui/controls/combobox.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import { useCombobox } from '../../ui/controls/use-combobox.ts'
import { useSuggestions, type SuggestionsKey } from './use-suggestions.ts'

const suggested = idlePart(() => import('./suggested.tsx'))

type Props = {
  label: string
  suggestions: SuggestionsKey
  /** What was searched for, as the address has it. */
  value: string
  /** A suggestion was chosen. What is typed is sent by the form around it, as `q`. */
  onSearch: (q: string) => void
}

/** Anything typed, to be searched for, with what may be meant below it. */
export function TypedSearch({ label, suggestions, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: value, over: value })
  // What is typed holds until the address says something else, as after Back.
  if (typed.over !== value) setTyped({ text: value, over: value })
  const { text } = typed
  const write = (written: string) => setTyped({ text: written, over: value })
  const { data: look } = useIdlePart(suggested)
  // What was searched for already needs no suggestions.
  const found = useSuggestions(suggestions, text === value ? '' : text)
  const combobox = useCombobox({
    text,
    suggest: () => found.map((suggestion) => ({ ...suggestion, id: suggestion.text })),
    listState: 'ready',
    several: false,
    isFree: true,
    hideAfterMilliseconds: 100,
    onText: write,
    onNeeded: undefined,
    onChoose: ({ id }) => {
      write(id)
      onSearch(id)
      // The keys of a touch screen would cover what is found.
      if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    },
  })
  return (
    <FieldFrame label={label} hidesLabel>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...combobox.input}
            ref={field}
            type="search"
            name="q"
            placeholder={label}
            maxLength={longest.words}
            enterKeyHint="search"
            className="field min-w-0"
          />
          <ComboboxList
            combobox={combobox}
            label={label}
            renderChoice={({ id }) => {
              const suggestion = found.find((each) => each.text === id)
              return look !== undefined && suggestion !== undefined && <look.Part {...suggestion} />
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** What a form with this field sends. */
export function typedIn(form: FormData): string {
  const q = form.get('q')
  return typeof q === 'string' ? q.trim() : ''
}
