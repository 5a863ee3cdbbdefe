import { Check } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import type { Choice, Combobox } from './use-combobox.ts'

type ListProps = {
  combobox: Combobox
  /** What the field is called. */
  label: string
  isChosen?: (choice: Choice) => boolean
  isDisabled?: (choice: Choice) => boolean
  /** In place of the label alone; false while it cannot be drawn. */
  renderChoice?: (choice: Choice) => ReactNode
}

/** What opens below the field, and what is said of it to those who do not see it. */
export function ComboboxList({ combobox, label, isChosen, isDisabled, renderChoice }: ListProps) {
  const { t } = useTexts()
  const { element } = combobox
  const { id, optionId, choices, active, several, expanded, emptyWords } = combobox.list
  useEffect(() => {
    if (element.current !== null) keepInView(element.current, active)
  }, [element, active])
  const look = `choices lifted ${several ? 'choices-several' : ''}`
  return (
    <>
      {expanded && (
        <ul
          ref={element}
          id={id}
          // What the browser calls a list cannot be filtered by typing.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
          role="listbox"
          aria-label={t('controls.choice.list', { label })}
          aria-multiselectable={several || undefined}
          // A press must not take the focus from the field: its list would close under the finger.
          onMouseDown={(event) => event.preventDefault()}
          className={look}
        >
          {choices.map((choice, index) => (
            // Keys reach it through the field, which names it as active.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={choice.id}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
              role="option"
              aria-selected={isChosen === undefined ? index === active : isChosen(choice)}
              aria-disabled={isDisabled?.(choice) || undefined}
              data-active={index === active || undefined}
              onClick={() => combobox.choose(choice)}
              className="choice"
            >
              {several && <Check aria-hidden="true" className="choice-mark" />}
              {renderChoice?.(choice) || <span className="min-w-0">{choice.label}</span>}
            </li>
          ))}
        </ul>
      )}
      {emptyWords !== null && <p className={`${look} px-3 py-2.5 text-muted`}>{emptyWords}</p>}
      <p aria-live="polite" className="sr-only">
        {combobox.said}
      </p>
    </>
  )
}

/** Scrolls the list alone: the page stays where the person is. */
function keepInView(list: HTMLElement, active: number) {
  const option = list.children[active]
  const top = option instanceof HTMLElement ? option.offsetTop : 0
  const lowest = option instanceof HTMLElement ? top + option.offsetHeight - list.clientHeight : 0
  if (list.scrollTop > top) list.scrollTo({ top })
  else if (list.scrollTop < lowest) list.scrollTo({ top: lowest })
}
