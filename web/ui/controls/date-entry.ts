import { monthNames } from '../../../contract/reference/months.ts'
import { daysInMonth, isoFrom, partsIn, type Calendar } from '../../../contract/rules/calendar.ts'
import { spellDate } from '../../../contract/rules/formats.ts'
import type { Texts } from '../../lib/texts.tsx'

export type Limits = {
  /** The first and the last day allowed, YYYY-MM-DD. */
  min?: string
  max?: string
  /** A day that is there already and may stay, whatever the first and the last one. */
  kept?: string
}

/** What the parts of the field hold. */
export type Entry = { calendar: Calendar; day: string; month: string; year: string }
export type Part = 'day' | 'month' | 'year'
export type Problem = 'empty' | Part | 'noSuchDay' | 'tooEarly' | 'tooLate'

/** The day that an entry means, or what is wrong with it. */
export function judge(
  entry: Entry,
  { min, max, kept }: Limits,
): { iso: string | null; problem: Problem | null } {
  const refused = (problem: Problem) => ({ iso: null, problem })
  if (entry.day === '' && entry.month === '' && entry.year === '') return refused('empty')
  if (entry.day === '') return refused('day')
  if (entry.month === '') return refused('month')
  if (!/^[1-9]\d{3}$/.test(entry.year)) return refused('year')
  const parts = numbersOf(entry)
  const isInMonth = parts.day >= 1 && parts.day <= daysInMonth(entry.calendar, parts.year, parts.month)
  const iso = isoFrom(entry.calendar, parts)
  if (iso === null) return refused(isInMonth ? 'year' : 'noSuchDay')
  if (iso === kept) return { iso, problem: null }
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

/** A stored day, or what was typed of one and kept. */
export function entryOf(value: string | null, calendar: Calendar): Entry {
  const typed = /^(ethiopian|gregorian) (\d{0,2})-(\d{0,2})-(\d{0,4})$/.exec(value ?? '')
  if (typed !== null) {
    const [, written, day = '', month = '', year = ''] = typed
    return { calendar: written === 'ethiopian' ? 'ethiopian' : 'gregorian', day, month, year }
  }
  const parts = value === null ? null : partsIn(calendar, value)
  if (parts === null) return { calendar, day: '', month: '', year: '' }
  return { calendar, day: String(parts.day), month: String(parts.month), year: String(parts.year) }
}

const numbersOf = (entry: Entry) => ({
  year: Number(entry.year),
  month: Number(entry.month),
  day: Number(entry.day),
})

/** What a form keeps: the day, nothing, or what is no day yet as it was typed, which no schema takes for one. */
export function valueOf(entry: Entry, limits: Limits): string {
  const { iso, problem } = judge(entry, limits)
  if (iso !== null) return iso
  return problem === 'empty' ? '' : `${entry.calendar} ${entry.day}-${entry.month}-${entry.year}`
}

export const digitsOf = (text: string, most: number) => text.replaceAll(/[^0-9]/g, '').slice(0, most)

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
