import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { monthNames } from '../../../contract/reference/months.ts'
import type { Calendar } from '../../../contract/rules/calendar.ts'
import { spellDate } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import {
  digitsOf,
  entryOf,
  inCalendar,
  judge,
  sayProblem,
  valueOf,
  type Entry,
  type Limits,
  type Part,
  type Problem,
} from './date-entry.ts'

type Props = Limits & {
  label: string
  name: string
  /** As it is stored, a Gregorian YYYY-MM-DD; or what `onChange` gave, which a form may keep. */
  value?: string | null
  /** Gets the day; as long as there is none, what was typed, so that it is not lost. No schema takes that for a day. */
  onChange?: (value: string) => void
  /** Where not the person's own. */
  defaultCalendar?: Calendar
  hint?: string
  error?: string | null
  required?: boolean
  disabled?: boolean
  autoComplete?: 'bday'
}

const calendars = ['ethiopian', 'gregorian'] as const
const otherOf = { ethiopian: 'gregorian', gregorian: 'ethiopian' } as const

/** A day in the calendar the person thinks in; below it the same day in the other one, so that both can be checked. */
export function DateField(props: Props) {
  const { label, name, hint, error, required = false, disabled = false, autoComplete } = props
  const texts = useTexts()
  const { t, language } = texts
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const { entry, iso, problem, change } = useEntry(props, group)
  const message = problem === null ? (error ?? null) : sayProblem(problem, entry, props, texts)

  const isBlank = message === null && entry.day === '' && entry.month === '' && entry.year === ''
  const other = otherOf[entry.calendar]
  /** What every part has in common. */
  const part = (which: Part) => {
    const wrong = message !== null && (problem === null || isWrong(which, problem))
    return {
      id: `${id}-${which}`,
      required,
      value: entry[which],
      'aria-invalid': wrong || undefined,
      'aria-describedby': wrong ? `${id}-message` : undefined,
      // What a browser remembers of a birthday is Gregorian.
      autoComplete: autoComplete !== undefined && entry.calendar === 'gregorian' ? `bday-${which}` : 'off',
    }
  }
  return (
    <fieldset
      ref={group}
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      className="min-w-0"
    >
      <legend className="font-semibold">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      <fieldset className="mt-1 grid max-w-md min-w-0 grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <legend className="text-sm text-muted">{t('dates.field.calendar')}</legend>
        {calendars.map((calendar) => (
          <label
            key={calendar}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-field border-2 border-muted bg-raised px-3 py-1 has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-default has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-muted"
          >
            <input
              type="radio"
              name={`${name}-calendar`}
              value={calendar}
              checked={entry.calendar === calendar}
              onChange={() => change(inCalendar(entry, calendar))}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0">{t(`dates.field.${calendar}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        <div>
          <label htmlFor={`${id}-day`} className="block">
            {t('dates.field.day')}
          </label>
          <input
            {...part('day')}
            type="text"
            inputMode="numeric"
            className="field w-16"
            onChange={(event) => change({ ...entry, day: digitsOf(event.target.value, 2) })}
          />
        </div>
        <div className="max-w-60 min-w-32 flex-1">
          <label htmlFor={`${id}-month`}>{t('dates.field.month')}</label>
          <div className="relative">
            <select
              {...part('month')}
              className="field field-select"
              onChange={(event) => change({ ...entry, month: event.target.value })}
            >
              <option value="">{t('dates.field.choose')}</option>
              {monthNames[entry.calendar][language].map((month, index) => (
                <option key={month} value={index + 1}>
                  {month}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className="field-chevron" />
          </div>
        </div>
        <div>
          <label htmlFor={`${id}-year`} className="block">
            {t('dates.field.year')}
          </label>
          <input
            {...part('year')}
            type="text"
            inputMode="numeric"
            className="field w-20"
            onChange={(event) => change({ ...entry, year: digitsOf(event.target.value, 4) })}
          />
        </div>
      </div>
      {/* Once something is typed its line is kept free, so that nothing moves under a finger on its way to the button. */}
      <div id={`${id}-message`} aria-live="polite" className={isBlank ? '' : 'mt-1 min-h-7'}>
        {message === null ? (
          iso !== null && (
            <p className="text-muted">
              {t(`dates.field.same.${other}`, { date: spellDate(iso, language, { calendar: other }) })}
            </p>
          )
        ) : (
          <p className="font-medium text-danger">{message}</p>
        )}
      </div>
      <input type="hidden" name={name} value={iso ?? ''} />
    </fieldset>
  )
}

/** What is typed, what it comes to, and which problem is to be shown by now. */
function useEntry(
  { value, defaultCalendar, onChange, required, error, ...limits }: Props,
  group: RefObject<HTMLFieldSetElement | null>,
) {
  const { calendar: ownCalendar } = useDatePreferences()
  const given = value === undefined || value === '' ? null : value
  const [seen, setSeen] = useState(given)
  const [entry, setEntry] = useState(() => entryOf(given, defaultCalendar ?? ownCalendar))
  const [stage, setStage] = useState<'untouched' | 'changed' | 'left'>('untouched')
  const verdict = judge(entry, limits)
  if (given !== seen) {
    setSeen(given)
    // What was reported comes back here, and must not wipe out what is half typed.
    if ((given ?? '') !== valueOf(entry, limits)) setEntry(entryOf(given, entry.calendar))
  }

  function change(next: Entry) {
    setEntry(next)
    if (stage === 'untouched') setStage('changed')
    const written = valueOf(next, limits)
    if (written !== valueOf(entry, limits)) onChange?.(written)
  }
  const adopt = useEffectEvent((element: HTMLFieldSetElement) => {
    const typed = readEntry(element, entry.calendar)
    const calendar = calendars.find((name) => element.querySelector(`input[value=${name}]:checked`) !== null)
    const isNew = typed.day !== entry.day || typed.month !== entry.month || typed.year !== entry.year
    if (calendar !== undefined && (isNew || calendar !== entry.calendar)) change(inCalendar(typed, calendar))
  })
  useEffect(() => {
    const element = group.current
    if (element === null) return undefined
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
      setStage((before) => (before === 'changed' ? 'left' : before))
    }
    element.addEventListener('focusout', onFocusOut)
    // A quick hand, or the browser after a reload, may have filled it in before the script came.
    const timer = setTimeout(() => adopt(element))
    return () => {
      element.removeEventListener('focusout', onFocusOut)
      clearTimeout(timer)
    }
  }, [group])

  const isDue =
    verdict.problem === 'noSuchDay' ||
    verdict.problem === 'tooEarly' ||
    verdict.problem === 'tooLate' ||
    // A form that refused it knows only that something is wrong, not in which box.
    (typeof error === 'string' && verdict.problem !== null && verdict.problem !== 'empty') ||
    (stage === 'left' && (verdict.problem !== 'empty' || required === true))
  return { entry, iso: verdict.iso, problem: isDue ? verdict.problem : null, change }
}

/** What the document itself holds. */
function readEntry(group: HTMLFieldSetElement, calendar: Calendar): Entry {
  const parts = group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.field')
  const [day = '', month = '', year = ''] = Array.from(parts, ({ value }) => value)
  return { calendar, day: digitsOf(day, 2), month, year: digitsOf(year, 4) }
}

/** Where one part alone is wrong, that part; else all of them. */
function isWrong(part: Part, problem: Problem): boolean {
  if (problem === 'noSuchDay') return part === 'day'
  return problem === part || problem === 'empty' || problem === 'tooEarly' || problem === 'tooLate'
}
