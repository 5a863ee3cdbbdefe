import { X } from 'lucide-react'
import { useState } from 'react'
import { labelIn } from '../../lib/lists.ts'
import { vocabularyOf, type Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../controls/autocomplete.tsx'
import { IconButton } from '../controls/button.tsx'

/** One of a long list, found by typing, or any. */
export function FoundField(props: {
  label: string
  name: string
  /** What the button is called that empties it. */
  clear: string
  placeholder?: string
  hidesLabel?: boolean
  reference: Reference
  value: string
  onChange: (value: string) => void
}) {
  const { reference, value, onChange } = props
  const { language } = useTexts()
  const { shortList: _, ...suggestions } = vocabularyOf(reference, 'prefix', language)
  const label = value === '' ? '' : labelIn(reference, value, language)
  const [typed, setTyped] = useState({ text: label, over: label })
  // What is typed holds until the address says something else, as after Back.
  const text = typed.over === label ? typed.text : label
  const write = (written: string) => {
    const isEmpty = written.trim() === ''
    setTyped({ text: written, over: isEmpty ? '' : label })
    if (isEmpty) onChange('')
  }
  const choose = (id: string) => {
    const entry = reference.vocabulary.all.find((each) => each.id === id)
    if (entry === undefined) return
    setTyped({ text: entry.name[language], over: entry.name[language] })
    onChange(entry.name.en)
  }
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <Autocomplete
          {...suggestions}
          label={props.label}
          hidesLabel={props.hidesLabel}
          placeholder={props.placeholder}
          name={props.name}
          value={text}
          onChange={write}
          onChoose={choose}
        />
      </div>
      {text !== '' && <IconButton label={props.clear} Icon={X} onClick={() => write('')} />}
    </div>
  )
}
