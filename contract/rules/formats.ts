import {
  dayQuarters,
  ethiopianEraMarks,
  gregorianEraMarks,
  monthNames,
  weekdayNames,
} from '../reference/months.ts'
import { partsIn, type Calendar } from './calendar.ts'
import type { Language } from './language.ts'

// Without Intl: cheap phones have no data for Afaan Oromoo and often none for Amharic, and a page must read the same
// there, on the server and in a mail.

/** How a person wants to read dates and times. */
export type DateHabits = {
  readonly calendar: Calendar
  /** Hours from midnight to 24, or counted from sunrise as people speak. */
  readonly clock: 'standard' | 'sunrise'
}
/** What somebody has chosen; null where nothing was, and the language decides. */
export type ChosenHabits = { readonly [Habit in keyof DateHabits]: DateHabits[Habit] | null }

/** How most people who read a language count days and hours. */
export const usualHabits: { readonly [L in Language]: DateHabits } = {
  en: { calendar: 'gregorian', clock: 'standard' },
  am: { calendar: 'ethiopian', clock: 'sunrise' },
  om: { calendar: 'ethiopian', clock: 'sunrise' },
}

export const habitsOf = ({ calendar, clock }: ChosenHabits, language: Language): DateHabits => ({
  calendar: calendar ?? usualHabits[language].calendar,
  clock: clock ?? usualHabits[language].clock,
})

type Pay = { readonly amount: number; readonly per: 'month' | 'hour' }
type Currency = 'USD' | 'ETB'

const numberMarks: { readonly [L in Language]: { readonly thousands: string; readonly point: string } } = {
  en: { thousands: ',', point: '.' },
  am: { thousands: ',', point: '.' },
  om: { thousands: ',', point: '.' },
}

/** With so many digits after the point; without, as many as there are, up to three. */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const rounded = Math.abs(value).toFixed(digits ?? 3)
  const [whole = '', fraction = ''] = rounded.split('.')
  const shown = digits === undefined ? fraction.replace(/0+$/, '') : fraction
  const { thousands, point } = numberMarks[language]
  const sign = value < 0 && /[1-9]/.test(rounded) ? '-' : ''
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  return `${sign}${grouped}${shown === '' ? '' : `${point}${shown}`}`
}

/** What work is paid: always in birr. */
export function formatPay({ amount, per }: Pay, language: Language): string {
  const digits = per === 'hour' || !Number.isInteger(amount) ? 2 : 0
  const birr = inBirr(formatNumber(amount, language, digits), language)
  return birr + payPeriods[language][per]
}

const payPeriods: { readonly [L in Language]: { readonly [Per in Pay['per']]: string } } = {
  en: { month: '/month', hour: '/hr' },
  am: { month: ' በወር', hour: ' በሰዓት' },
  om: { month: " ji'atti", hour: " sa'aatiitti" },
}

/** Invoices and commissions; given in cents, so that nothing is lost in rounding. */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  const amount = formatNumber(Math.abs(cents) / 100, language, 2)
  const sign = cents < 0 ? '-' : ''
  return sign + (currency === 'USD' ? `$${amount}` : inBirr(amount, language))
}

function inBirr(amount: string, language: Language): string {
  switch (language) {
    case 'en':
      return `ETB ${amount}`
    case 'am':
      return `${amount} ብር`
    case 'om':
      return `Birrii ${amount}`
  }
}

/** A stored day (YYYY-MM-DD), or the day in Ethiopia at an instant. In lists and tables. */
export function formatDate(
  date: string | Date,
  language: Language,
  habits: Pick<DateHabits, 'calendar'> = usualHabits[language],
): string {
  // Only in English: in Amharic and Afaan Oromoo 10/11/2025 is read day first, and so would an Ethiopian date be.
  if (language !== 'en' || habits.calendar === 'ethiopian') return spellDate(date, language, habits)
  const { year, month, day } = partsOf(date, 'gregorian')
  return `${month}/${day}/${year}`
}

/** The same with the month in words, for sentences. */
export function spellDate(
  date: string | Date,
  language: Language,
  { calendar }: Pick<DateHabits, 'calendar'> = usualHabits[language],
): string {
  const { year, month, day } = partsOf(date, calendar)
  const name = monthNames[calendar][language][month - 1]
  const spelled = language === 'am' ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`
  return calendar === 'ethiopian' ? `${spelled} ${ethiopianEraMarks[language]}` : spelled
}

/** An instant as a clock in Ethiopia shows it. */
export const formatDateTime = (
  instant: Date,
  language: Language,
  habits: DateHabits = usualHabits[language],
): string => `${formatDate(instant, language, habits)}, ${formatTime(instant, language, habits)}`

/** The time of day alone. */
export function formatTime(
  instant: Date,
  language: Language,
  { clock }: Pick<DateHabits, 'clock'> = usualHabits[language],
): string {
  const { standard, sunrise } = timesOf(instant, language)
  return clock === 'standard' ? standard : `${sunrise} (${standard})`
}

/** For papers that people of both calendars read. */
export const daysInBothCalendars = (
  date: string | Date,
  language: Language,
): { readonly [C in Calendar]: string } => ({
  ethiopian: spellDate(date, language, { calendar: 'ethiopian' }),
  gregorian: `${spellDate(date, language, { calendar: 'gregorian' })} ${gregorianEraMarks[language]}`.trim(),
})

/** When people meet, as the person counts days and hours, and by the other calendar and clock. */
export function appointmentParts(
  instant: Date,
  language: Language,
  habits: DateHabits = usualHabits[language],
): { own: string; other: string } {
  const weekday = weekdayNames[language][inEthiopia(instant).getUTCDay()]
  const days = daysInBothCalendars(instant, language)
  const times = timesOf(instant, language)
  const isGregorian = habits.calendar === 'gregorian'
  const isStandard = habits.clock === 'standard'
  const comma = language === 'am' ? '፣ ' : ', '
  const own = [weekday, days[habits.calendar], times[habits.clock]]
  const other = [days[isGregorian ? 'ethiopian' : 'gregorian'], times[isStandard ? 'sunrise' : 'standard']]
  return { own: own.join(comma), other: other.join(comma) }
}

/** The same in one line. */
export function formatAppointment(instant: Date, language: Language, habits?: DateHabits): string {
  const { own, other } = appointmentParts(instant, language, habits)
  return `${own} (${other})`
}

/** A day by the calendar most people who read the language use, and by the other one. */
export function spellInBothCalendars(date: string | Date, language: Language): string {
  const days = daysInBothCalendars(date, language)
  const { calendar } = usualHabits[language]
  return `${days[calendar]} (${days[calendar === 'gregorian' ? 'ethiopian' : 'gregorian']})`
}

function timesOf(instant: Date, language: Language): { standard: string; sunrise: string } {
  const local = inEthiopia(instant)
  const hour = local.getUTCHours()
  const minutes = padded(local.getUTCMinutes())
  return { standard: `${padded(hour)}:${minutes}`, sunrise: sunriseTime(hour, minutes, language) }
}

/** Six hours behind, always with the part of the day: 8:30 alone would be read as 08:30. */
function sunriseTime(hour: number, minutes: string, language: Language): string {
  const time = `${((hour + 5) % 12) + 1}:${minutes}`
  const quarter = dayQuarters[language][Math.floor(hour / 6)]
  switch (language) {
    case 'en':
      return `${time} ${quarter}`
    case 'am':
      return `${quarter} ${time}`
    case 'om':
      return `sa'aatii ${time} ${quarter}`
  }
}

function partsOf(date: string | Date, calendar: Calendar) {
  const iso = typeof date === 'string' ? date : dayInEthiopia(date)
  const parts = partsIn(calendar, iso)
  if (parts === null) throw new RangeError(`There is no day ${iso}`)
  return parts
}

/** The day in Ethiopia at an instant, as it is stored: YYYY-MM-DD. */
export const dayInEthiopia = (instant: Date): string => inEthiopia(instant).toISOString().slice(0, 10)

/** Three hours ahead of UTC the whole year: there is no summer time, so no data of time zones is needed. */
const inEthiopia = (instant: Date) => new Date(instant.getTime() + 3 * 60 * 60 * 1000)

const padded = (value: number) => String(value).padStart(2, '0')
