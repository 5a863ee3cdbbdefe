import { expect, test } from 'vitest'
import { isoFrom } from '../rules/calendar.ts'
import { languages } from '../rules/language.ts'
import { monthNames } from './months.ts'

test.each(languages)('%s names every month once', (language) => {
  expect(new Set(monthNames.gregorian[language]).size).toBe(12)
  expect(new Set(monthNames.ethiopian[language]).size).toBe(13)
})

// The glossary's table, for 2017, a common year that begins after one.
test.each([
  ['መስከረም', 'Fulbaana', '2024-09-11'],
  ['ጥቅምት', 'Onkoloolessa', '2024-10-11'],
  ['ኅዳር', 'Sadaasa', '2024-11-10'],
  ['ታኅሣሥ', 'Muddee', '2024-12-10'],
  ['ጥር', 'Amajjii', '2025-01-09'],
  ['የካቲት', 'Guraandhala', '2025-02-08'],
  ['መጋቢት', 'Bitootessa', '2025-03-10'],
  ['ሚያዝያ', 'Ebla', '2025-04-09'],
  ['ግንቦት', 'Caamsaa', '2025-05-09'],
  ['ሰኔ', 'Waxabajjii', '2025-06-08'],
  ['ሐምሌ', 'Adoolessa', '2025-07-08'],
  ['ነሐሴ', 'Hagayya', '2025-08-07'],
  ['ጳጉሜን', 'Qaammee', '2025-09-06'],
])('%s (%s) begins on %s', (amharic, oromoo, iso) => {
  const month = monthNames.ethiopian.am.indexOf(amharic) + 1
  expect(monthNames.ethiopian.om.indexOf(oromoo) + 1).toBe(month)
  expect(isoFrom('ethiopian', { year: 2017, month, day: 1 })).toBe(iso)
})
