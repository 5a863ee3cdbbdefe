export type Calendar = 'gregorian' | 'ethiopian'
export type DateParts = { readonly year: number; readonly month: number; readonly day: number }

/** 1 Meskerem 1 of the Ethiopian era is 27 August 8, as the Gregorian calendar reckons back. */
const ethiopianEra =
  gregorianDay({ year: 8, month: 8, day: 27 }) - ethiopianDay({ year: 1, month: 1, day: 1 })

/** What the Ethiopian calendar calls a Gregorian day. */
export function toEthiopian(gregorian: DateParts): DateParts {
  return ethiopianFromDay(gregorianDay(gregorian) - ethiopianEra)
}

/** What the Gregorian calendar calls an Ethiopian day. */
export function toGregorian(ethiopian: DateParts): DateParts {
  return gregorianFromDay(ethiopianDay(ethiopian) + ethiopianEra)
}

export function daysInMonth(calendar: Calendar, year: number, month: number): number {
  if (calendar === 'ethiopian') return month < 13 ? 30 : remainder(year, 4) === 3 ? 6 : 5
  if (month === 2) return isGregorianLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A day that there is, written as it is stored: YYYY-MM-DD. */
export function readIsoDate(text: string): DateParts | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (found === null) return null
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
  return isDay('gregorian', parts) && isStorable(parts) ? parts : null
}

export function writeIsoDate({ year, month, day }: DateParts): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** A stored day in the words of a calendar. */
export function partsIn(calendar: Calendar, iso: string): DateParts | null {
  const parts = readIsoDate(iso)
  return parts === null || calendar === 'gregorian' ? parts : toEthiopian(parts)
}

/** How a day is stored; null where that calendar has no such day, such as 6 Pagume in a common year. */
export function isoFrom(calendar: Calendar, parts: DateParts): string | null {
  if (!isDay(calendar, parts)) return null
  const gregorian = calendar === 'gregorian' ? parts : toGregorian(parts)
  return isStorable(gregorian) ? writeIsoDate(gregorian) : null
}

function isDay(calendar: Calendar, { year, month, day }: DateParts): boolean {
  if (![year, month, day].every(Number.isInteger)) return false
  const months = calendar === 'ethiopian' ? 13 : 12
  return month >= 1 && month <= months && day >= 1 && day <= daysInMonth(calendar, year, month)
}

/** Four digits, and no year 0, which PostgreSQL does not know. */
const isStorable = ({ year }: DateParts) => year >= 1 && year <= 9999

const isGregorianLeapYear = (year: number) =>
  remainder(year, 4) === 0 && (remainder(year, 100) !== 0 || remainder(year, 400) === 0)

/** Days since 29 February 0: the year is counted from March, so that the leap day is its last. */
function gregorianDay({ year, month, day }: DateParts): number {
  const marchYear = month > 2 ? year : year - 1
  const leapDays = quotient(marchYear, 4) - quotient(marchYear, 100) + quotient(marchYear, 400)
  return 365 * marchYear + leapDays + quotient(153 * ((month + 9) % 12) + 2, 5) + day
}

function gregorianFromDay(number: number): DateParts {
  const era = quotient(number - 1, 146_097)
  const dayOfEra = remainder(number - 1, 146_097)
  const leapDays = quotient(dayOfEra, 1_460) - quotient(dayOfEra, 36_524) + quotient(dayOfEra, 146_096)
  const yearOfEra = quotient(dayOfEra - leapDays, 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + quotient(yearOfEra, 4) - quotient(yearOfEra, 100))
  const marchMonth = quotient(5 * dayOfYear + 2, 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: 400 * era + yearOfEra + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - quotient(153 * marchMonth + 2, 5) + 1,
  }
}

/** Days since the end of year -1: twelve months of 30 days, and a leap day at the end of years such as 3 and 7. */
function ethiopianDay({ year, month, day }: DateParts): number {
  return 365 * year + quotient(year, 4) + 30 * (month - 1) + day
}

function ethiopianFromDay(number: number): DateParts {
  const year = quotient(4 * (number - 1) + 3, 1_461)
  const dayOfYear = number - ethiopianDay({ year, month: 1, day: 1 })
  return { year, month: quotient(dayOfYear, 30) + 1, day: remainder(dayOfYear, 30) + 1 }
}

/** Rounded down for years before the era too, where `%` and `Math.trunc` would go up. */
function quotient(value: number, divisor: number): number {
  return Math.floor(value / divisor)
}

function remainder(value: number, divisor: number): number {
  return value - divisor * quotient(value, divisor)
}
