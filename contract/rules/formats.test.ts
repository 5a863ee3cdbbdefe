import { expect, test } from 'vitest'
import {
  dayInEthiopia,
  formatAppointment,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPay,
  habitsOf,
  spellDate,
  type DateHabits,
} from './formats.ts'
import { languages } from './language.ts'

const ethiopian = { calendar: 'ethiopian', clock: 'standard' } as const satisfies DateHabits
const sunrise = { calendar: 'gregorian', clock: 'sunrise' } as const satisfies DateHabits
const halfPastTwo = new Date('2025-10-17T11:30:00Z')

test.each(languages)('LNG-21 numbers in %s: digits 0 to 9, comma and point', (language) => {
  expect(formatNumber(0, language)).toBe('0')
  expect(formatNumber(999, language)).toBe('999')
  expect(formatNumber(1000, language)).toBe('1,000')
  expect(formatNumber(1234.5, language)).toBe('1,234.5')
  expect(formatNumber(1_234_567.891_2, language)).toBe('1,234,567.891')
  expect(formatNumber(-1234.5, language)).toBe('-1,234.5')
  expect(formatNumber(12_345, language, 2)).toBe('12,345.00')
  expect(formatNumber(999.999, language, 2)).toBe('1,000.00')
  expect(formatNumber(-0.001, language, 2)).toBe('0.00')
  expect(formatNumber(4.5, language, 0)).toBe('5')
})

test.each([
  ['en', 'ETB 5,000/month', 'ETB 5,250.50/month'],
  ['am', '5,000 ብር በወር', '5,250.50 ብር በወር'],
  ['om', "Birrii 5,000 ji'atti", "Birrii 5,250.50 ji'atti"],
] as const)('OPT-04 monthly pay in %s is %s', (language, whole, broken) => {
  expect(formatPay({ amount: 5000, per: 'month' }, language)).toBe(whole)
  expect(formatPay({ amount: 5250.5, per: 'month' }, language)).toBe(broken)
})

test.each([
  ['en', 'ETB 60.00/hr'],
  ['am', '60.00 ብር በሰዓት'],
  ['om', "Birrii 60.00 sa'aatiitti"],
] as const)('OPT-05 hourly pay in %s is %s', (language, text) => {
  expect(formatPay({ amount: 60, per: 'hour' }, language)).toBe(text)
})

test.each([
  ['en', 'ETB 1,250.00'],
  ['am', '1,250.00 ብር'],
  ['om', 'Birrii 1,250.00'],
] as const)('money in %s', (language, birr) => {
  expect(formatMoney(125_000, 'ETB', language)).toBe(birr)
  expect(formatMoney(125_000, 'USD', language)).toBe('$1,250.00')
  expect(formatMoney(-5, 'USD', language)).toBe('-$0.05')
  expect(formatMoney(0, 'USD', language)).toBe('$0.00')
})

test('LNG-23 in English a date is the en-US one, plus the 24-hour time', () => {
  expect(formatDate('2025-10-17', 'en')).toBe('10/17/2025')
  expect(formatDate('2025-01-07', 'en')).toBe('1/7/2025')
  expect(formatDateTime(halfPastTwo, 'en')).toBe('10/17/2025, 14:30')
  expect(formatDateTime(new Date('2025-01-07T06:05:59Z'), 'en')).toBe('1/7/2025, 09:05')
  expect(spellDate('2025-10-17', 'en')).toBe('October 17, 2025')
})

test('LNG-22 in Amharic and Afaan Oromoo the month is in words', () => {
  const gregorian = { calendar: 'gregorian', clock: 'standard' } as const
  expect(formatDate('2025-10-17', 'am', gregorian)).toBe('17 ኦክቶበር 2025')
  expect(spellDate('2025-10-17', 'am', gregorian)).toBe('17 ኦክቶበር 2025')
  expect(formatDateTime(halfPastTwo, 'am', gregorian)).toBe('17 ኦክቶበር 2025, 14:30')
  expect(formatDate('2025-10-17', 'om', gregorian)).toBe('Onkoloolessa 17, 2025')
  expect(spellDate('2025-10-17', 'om', gregorian)).toBe('Onkoloolessa 17, 2025')
  expect(formatDateTime(halfPastTwo, 'om', gregorian)).toBe('Onkoloolessa 17, 2025, 14:30')
})

test('PRV-01 in Amharic and Afaan Oromoo days and hours are the Ethiopian ones, unless the person chose others', () => {
  expect(formatDate('2025-10-17', 'am')).toBe('7 ጥቅምት 2018 ዓ.ም.')
  expect(formatDateTime(halfPastTwo, 'am')).toBe('7 ጥቅምት 2018 ዓ.ም., ከቀኑ 8:30 (14:30)')
  expect(formatDateTime(halfPastTwo, 'om')).toBe("Onkoloolessa 7, 2018 A.L.I., sa'aatii 8:30 guyyaa (14:30)")
  expect(formatDateTime(halfPastTwo, 'en')).toBe('10/17/2025, 14:30')
  const chosen = habitsOf({ calendar: 'gregorian', clock: null }, 'am')
  expect(formatDateTime(halfPastTwo, 'am', chosen)).toBe('17 ኦክቶበር 2025, ከቀኑ 8:30 (14:30)')
  expect(habitsOf({ calendar: null, clock: 'standard' }, 'om')).toEqual({
    calendar: 'ethiopian',
    clock: 'standard',
  })
})

test.each([
  ['en', 'Tikimt 7, 2018 E.C.'],
  ['am', '7 ጥቅምት 2018 ዓ.ም.'],
  ['om', 'Onkoloolessa 7, 2018 A.L.I.'],
] as const)('LNG-22 in the Ethiopian calendar a date in %s is %s', (language, text) => {
  expect(formatDate('2025-10-17', language, ethiopian)).toBe(text)
  expect(spellDate('2025-10-17', language, ethiopian)).toBe(text)
  expect(formatDateTime(halfPastTwo, language, ethiopian)).toBe(`${text}, 14:30`)
})

test.each([
  ['00:00', '6:00 at night (00:00)', 'ከሌሊቱ 6:00 (00:00)', "sa'aatii 6:00 halkan (00:00)"],
  ['05:59', '11:59 at night (05:59)', 'ከሌሊቱ 11:59 (05:59)', "sa'aatii 11:59 halkan (05:59)"],
  ['06:00', '12:00 in the morning (06:00)', 'ከጠዋቱ 12:00 (06:00)', "sa'aatii 12:00 ganama (06:00)"],
  ['07:00', '1:00 in the morning (07:00)', 'ከጠዋቱ 1:00 (07:00)', "sa'aatii 1:00 ganama (07:00)"],
  ['11:59', '5:59 in the morning (11:59)', 'ከጠዋቱ 5:59 (11:59)', "sa'aatii 5:59 ganama (11:59)"],
  ['14:30', '8:30 in the afternoon (14:30)', 'ከቀኑ 8:30 (14:30)', "sa'aatii 8:30 guyyaa (14:30)"],
  ['18:00', '12:00 in the evening (18:00)', 'ከምሽቱ 12:00 (18:00)', "sa'aatii 12:00 galgala (18:00)"],
  ['23:59', '5:59 in the evening (23:59)', 'ከምሽቱ 5:59 (23:59)', "sa'aatii 5:59 galgala (23:59)"],
])('LNG-22 %s by the clock that counts from sunrise', (time, en, am, om) => {
  const instant = new Date(`2025-10-17T${time}:00+03:00`)
  expect(formatDateTime(instant, 'en', sunrise)).toBe(`10/17/2025, ${en}`)
  expect(formatDateTime(instant, 'am', sunrise)).toBe(`17 ኦክቶበር 2025, ${am}`)
  expect(formatDateTime(instant, 'om', sunrise)).toBe(`Onkoloolessa 17, 2025, ${om}`)
})

test.each([
  ['en', 'Friday, October 17, 2025, 14:30 (Tikimt 7, 2018 E.C., 8:30 in the afternoon)'],
  ['am', 'ዓርብ፣ 7 ጥቅምት 2018 ዓ.ም.፣ ከቀኑ 8:30 (17 ኦክቶበር 2025 እ.ኤ.አ.፣ 14:30)'],
  ['om', "Jimaata, Onkoloolessa 7, 2018 A.L.I., sa'aatii 8:30 guyyaa (Onkoloolessa 17, 2025 A.L.A., 14:30)"],
] as const)('INT-03 an appointment in %s shows both calendars and both clocks', (language, text) => {
  expect(formatAppointment(halfPastTwo, language)).toBe(text)
})

test('INT-03 an appointment shows both clocks whatever the person chose; what they chose comes first', () => {
  expect(formatAppointment(halfPastTwo, 'en', { calendar: 'ethiopian', clock: 'sunrise' })).toBe(
    'Friday, Tikimt 7, 2018 E.C., 8:30 in the afternoon (October 17, 2025, 14:30)',
  )
  expect(formatAppointment(halfPastTwo, 'am', { calendar: 'gregorian', clock: 'standard' })).toBe(
    'ዓርብ፣ 17 ኦክቶበር 2025 እ.ኤ.አ.፣ 14:30 (7 ጥቅምት 2018 ዓ.ም.፣ ከቀኑ 8:30)',
  )
  // Half past midnight in Ethiopia is the next day, also of the week.
  expect(formatAppointment(new Date('2025-10-16T21:30:00Z'), 'en')).toMatch(
    /^Friday, October 17, 2025, 00:30/,
  )
})

test('an instant is shown in Ethiopian time, wherever the server or the phone is', () => {
  const lateEvening = new Date('2025-12-31T21:30:00Z')
  expect(formatDate(lateEvening, 'en')).toBe('1/1/2026')
  expect(dayInEthiopia(lateEvening)).toBe('2026-01-01')
  expect(formatDateTime(lateEvening, 'en')).toBe('1/1/2026, 00:30')
  const summer = new Date('2025-07-01T12:00:00Z')
  expect(formatDateTime(summer, 'en')).toBe('7/1/2025, 15:00')
})

test('what is no day is an error of ours', () => {
  expect(() => formatDate('2025-02-30', 'en')).toThrow(RangeError)
  expect(() => formatDate(new Date(Number.NaN), 'am')).toThrow(RangeError)
})
