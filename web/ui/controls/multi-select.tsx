import { ChevronDown, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { ComboboxList } from './combobox.tsx'
import { useCombobox, type Choice, type ListState } from './use-combobox.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = FieldWords & {
  /** A form posts it once for each that is chosen. */
  name: string
  chosen: readonly Choice[]
  onChange: (chosen: readonly Choice[]) => void
  /** What may be meant by the text so far, and everything for none; pure. */
  suggest: (text: string) => readonly Choice[]
  /** Shown first, before anything is typed; "Show all" leads on to the rest. */
  shortList?: readonly Choice[] | undefined
  max?: number | undefined
  /** Where the list behind it is fetched when it is needed. */
  onNeeded?: (() => void) | undefined
  listState?: ListState | undefined
  hideAfterMilliseconds?: number
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

const showAllId = 'show-all'

/** Several of many, found by typing; those chosen are listed above, each with a button that removes it. */
export function MultiSelect(props: Props) {
  const { name, chosen, onChange, suggest, shortList = [], max = Infinity, onNeeded, ...others } = props
  const { listState = 'ready', hideAfterMilliseconds = 150, placeholder, disabled = false, ...words } = others
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [all, setAll] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const full = chosen.length >= max
  const limitWords = t(full ? 'screenParts.several.full' : 'screenParts.several.atMost', { limit: max })
  const isChosen = ({ id }: Choice) => chosen.some((one) => one.id === id)
  const isShort = text === '' && shortList.length > 0 && !all

  const remove = (choice: Choice) => {
    onChange(chosen.filter(({ id }) => id !== choice.id))
    combobox.say(t('screenParts.several.removed', { name: choice.label }))
  }
  const combobox = useCombobox({
    text,
    suggest: () =>
      isShort ? [...shortList, { id: showAllId, label: t('screenParts.several.showAll') }] : suggest(text),
    listState,
    several: true,
    hideAfterMilliseconds,
    onText: setText,
    onNeeded,
    onChoose: (choice) => {
      if (isShort && choice.id === showAllId) setAll(true)
      else if (isChosen(choice)) remove(choice)
      else if (full) combobox.say(limitWords)
      else {
        setText('')
        onChange([...chosen, choice])
        combobox.say(t('screenParts.several.added', { name: choice.label }))
      }
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1)
    // Not while the key is held: it would continue from the letters to what is chosen.
    if (event.key === 'Backspace' && !event.repeat && text === '' && last !== undefined) remove(last)
    combobox.input.onKeyDown(event)
  }
  const hint = [words.hint, max === Infinity ? undefined : limitWords].filter(Boolean).join(' ') || undefined
  return (
    <FieldFrame {...words} hint={hint}>
      {(control) => (
        <>
          <Chips
            label={t('screenParts.several.chosen', { label: words.label })}
            disabled={disabled}
            chosen={chosen}
            onRemove={(choice, next) => {
              // The button goes with what it removes; the focus moves to the next.
              ;(next ?? field.current)?.focus()
              remove(choice)
            }}
          />
          {chosen.map(({ id }) => (
            <input key={id} type="hidden" name={name} value={id} disabled={disabled} />
          ))}
          <div className="relative">
            <input
              {...control}
              {...combobox.input}
              ref={field}
              placeholder={placeholder}
              disabled={disabled}
              onKeyDown={onKeyDown}
              onClick={combobox.show}
              className="field pe-11"
            />
            <ChevronDown aria-hidden="true" className="field-chevron top-4.5 bottom-auto" />
            <ComboboxList
              combobox={combobox}
              label={words.label}
              isChosen={isChosen}
              isDisabled={(choice) => full && !isChosen(choice) && !(isShort && choice.id === showAllId)}
            />
          </div>
        </>
      )}
    </FieldFrame>
  )
}

type ChipsProps = {
  label: string
  chosen: readonly Choice[]
  disabled: boolean
  onRemove: (choice: Choice, next: HTMLElement | null) => void
}

function Chips({ label, chosen, disabled, onRemove }: ChipsProps) {
  const { t } = useTexts()
  if (chosen.length === 0) return null
  return (
    <ul aria-label={label} className="mt-1 mb-2 flex flex-wrap gap-2">
      {chosen.map((choice) => (
        <li key={choice.id} className="chip">
          <span className="min-w-0 py-2">{choice.label}</span>
          {!disabled && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                const item = currentTarget.closest('li')
                const beside = item?.nextElementSibling ?? item?.previousElementSibling
                onRemove(choice, beside?.querySelector('button') ?? null)
              }}
              className="live-only chip-remove"
            >
              <span className="sr-only">{t('screenParts.several.remove', { name: choice.label })}</span>
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
