import { expect, test } from 'vitest'
import { languages, type Language } from './language.ts'
import { formatRelativeTime } from './relative-time.ts'

const now = new Date('2025-10-17T11:30:00Z')
const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes
const days = 24 * hours
const gregorian = { calendar: 'gregorian' } as const
const ago = (passed: number, language: Language) =>
  formatRelativeTime(new Date(now.getTime() - passed), now, language, gregorian)

test.each([
  [0, 'just now', 'አሁን', 'amma'],
  [59 * seconds, 'just now', 'አሁን', 'amma'],
  [60 * seconds, '1 minute ago', 'ከ1 ደቂቃ በፊት', 'daqiiqaa 1 dura'],
  [119 * seconds, '1 minute ago', 'ከ1 ደቂቃ በፊት', 'daqiiqaa 1 dura'],
  [2 * minutes, '2 minutes ago', 'ከ2 ደቂቃዎች በፊት', 'daqiiqaa 2 dura'],
  [hours - 1, '59 minutes ago', 'ከ59 ደቂቃዎች በፊት', 'daqiiqaa 59 dura'],
  [hours, '1 hour ago', 'ከ1 ሰዓት በፊት', "sa'aatii 1 dura"],
  [2.5 * hours, '2 hours ago', 'ከ2 ሰዓታት በፊት', "sa'aatii 2 dura"],
  [days - 1, '23 hours ago', 'ከ23 ሰዓታት በፊት', "sa'aatii 23 dura"],
  [days, '1 day ago', 'ከ1 ቀን በፊት', 'guyyaa 1 dura'],
  [7 * days - 1, '6 days ago', 'ከ6 ቀናት በፊት', 'guyyaa 6 dura'],
  [7 * days, '10/10/2025', '10 ኦክቶበር 2025', 'Onkoloolessa 10, 2025'],
])('%d milliseconds later it is "%s"', (passed, en, am, om) => {
  expect(languages.map((language) => ago(passed, language))).toEqual([en, am, om])
})

test('the date after a week is in the calendar of the person', () => {
  const instant = new Date('2025-10-01T06:00:00Z')
  const ethiopian = { calendar: 'ethiopian' } as const
  expect(formatRelativeTime(instant, now, 'am', ethiopian)).toBe('21 መስከረም 2018 ዓ.ም.')
})

test('a phone whose clock is behind says that it was just now, not that it will be', () => {
  expect(ago(-5 * minutes, 'en')).toBe('just now')
  expect(ago(-2 * days, 'en')).toBe('10/19/2025')
})
