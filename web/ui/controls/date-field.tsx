import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { monthNames } from '../../../contract/reference/months.ts'
import { daysInMonth, isoFrom, partsIn, type Calendar } from '../../../contract/rules/calendar.ts'
import { spellDate } from '../../../contract/rules/formats.ts'
import { useTexts, type Texts } from '../../lib/texts.tsx'

type Limits = {
  /** The first and the last day allowed, YYYY-MM-DD. */
  min?: string
  max?: string
}
type Props = Limits & {
  label: string
  name: string
  /** As it is stored: a Gregorian YYYY-MM-DD. */
  value?: string | null
  /** Gets the day, or null as long as there is no valid one. */
  onChange?: (iso: string | null) => void
  defaultCalendar?: Calendar
  hint?: string
  error?: string | null
  required?: boolean
  disabled?: boolean
  autoComplete?: 'bday'
}

/** What the parts of the field hold. */
type Entry = { calendar: Calendar; day: string; month: string; year: string }
type Part = 'day' | 'month' | 'year'
type Problem = 'empty' | Part | 'noSuchDay' | 'tooEarly' | 'tooLate'

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
      <fieldset className="mt-1 grid max-w-md min-w-0 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <legend className="sr-only">{t('dates.field.calendar')}</legend>
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
          <select
            {...part('month')}
            className="field"
            onChange={(event) => change({ ...entry, month: event.target.value })}
          >
            <option value="">{t('dates.field.choose')}</option>
            {monthNames[entry.calendar][language].map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
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
      {/* Its line is kept free, so that nothing moves under a finger on its way to the button. */}
      <div id={`${id}-message`} aria-live="polite" className="mt-1 min-h-7">
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
  { value, defaultCalendar = 'gregorian', onChange, required, ...limits }: Props,
  group: RefObject<HTMLFieldSetElement | null>,
) {
  const given = value === undefined || value === '' ? null : value
  const [seen, setSeen] = useState(given)
  const [entry, setEntry] = useState(() => entryOf(given, defaultCalendar))
  const [stage, setStage] = useState<'untouched' | 'changed' | 'left'>('untouched')
  const verdict = judge(entry, limits)
  if (given !== seen) {
    setSeen(given)
    // What was reported comes back here, and must not wipe out what is half typed.
    if (given !== verdict.iso) setEntry(entryOf(given, entry.calendar))
  }

  function change(next: Entry) {
    setEntry(next)
    if (stage === 'untouched') setStage('changed')
    const { iso } = judge(next, limits)
    if (iso !== verdict.iso) onChange?.(iso)
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
    (stage === 'left' && (verdict.problem !== 'empty' || required === true))
  return { entry, iso: verdict.iso, problem: isDue ? verdict.problem : null, change }
}

/** What the document itself holds. */
function readEntry(group: HTMLFieldSetElement, calendar: Calendar): Entry {
  const parts = group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.field')
  const [day = '', month = '', year = ''] = Array.from(parts, ({ value }) => value)
  return { calendar, day: digitsOf(day, 2), month, year: digitsOf(year, 4) }
}

/** The day that an entry means, or what is wrong with it. */
export function judge(entry: Entry, { min, max }: Limits): { iso: string | null; problem: Problem | null } {
  const refused = (problem: Problem) => ({ iso: null, problem })
  if (entry.day === '' && entry.month === '' && entry.year === '') return refused('empty')
  if (entry.day === '') return refused('day')
  if (entry.month === '') return refused('month')
  if (!/^[1-9]\d{3}$/.test(entry.year)) return refused('year')
  const parts = numbersOf(entry)
  const isInMonth = parts.day >= 1 && parts.day <= daysInMonth(entry.calendar, parts.year, parts.month)
  const iso = isoFrom(entry.calendar, parts)
  if (iso === null) return refused(isInMonth ? 'year' : 'noSuchDay')
  if (min !== undefined && iso < min) return refused('tooEarly')
  if (max !== undefined && iso > max) return refused('tooLate')
  return { iso, problem: null }
}

/** The same day in another calendar. Without a day, the month is let go: it would become one that nobody chose. */
export function inCalendar(entry: Entry, calendar: Calendar): Entry {
  if (calendar === entry.calendar) return entry
  const { iso } = judge(entry, {})
  return iso === null ? { ...entry, calendar, month: '' } : entryOf(iso, calendar)
}

export function entryOf(iso: string | null, calendar: Calendar): Entry {
  const parts = iso === null ? null : partsIn(calendar, iso)
  if (parts === null) return { calendar, day: '', month: '', year: '' }
  return { calendar, day: String(parts.day), month: String(parts.month), year: String(parts.year) }
}

const numbersOf = (entry: Entry) => ({
  year: Number(entry.year),
  month: Number(entry.month),
  day: Number(entry.day),
})

const digitsOf = (text: string, most: number) => text.replaceAll(/[^0-9]/g, '').slice(0, most)

/** In the words of the calendar that the person writes in. */
export function sayProblem(
  problem: Problem,
  entry: Entry,
  { min, max }: Limits,
  { t, language }: Texts,
): string {
  const spelled = (limit: string | undefined) => spellDate(limit ?? '', language, entry)
  switch (problem) {
    case 'noSuchDay': {
      const { month, year } = numbersOf(entry)
      const days = daysInMonth(entry.calendar, year, month)
      return t('dates.problems.noSuchDay', {
        month: monthNames[entry.calendar][language][month - 1],
        days,
        year,
      })
    }
    case 'tooEarly':
      return t('dates.problems.tooEarly', { date: spelled(min) })
    case 'tooLate':
      return t('dates.problems.tooLate', { date: spelled(max) })
    case 'empty':
    case 'day':
    case 'month':
    case 'year':
      return t(`dates.problems.${problem}`)
  }
}

/** Where one part alone is wrong, that part; else all of them. */
function isWrong(part: Part, problem: Problem): boolean {
  if (problem === 'noSuchDay') return part === 'day'
  return problem === part || problem === 'empty' || problem === 'tooEarly' || problem === 'tooLate'
}
