import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysInMonth,
  isoFrom,
  partsIn,
  readIsoDate,
  toEthiopian,
  toGregorian,
  writeIsoDate,
  type DateParts,
} from './calendar.ts'
import { newYearDays } from './ethiopian-new-years.ts'

const parts = (year: number, month: number, day: number): DateParts => ({ year, month, day })

/** Every day of a span, reckoned by JavaScript's own dates. */
function everyDay(first: string, last: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
    days.push(new Date(time).toISOString().slice(0, 10))
  }
  return days
}

test('the Ethiopian year begins on the published days, 1900 to 2100', () => {
  const published = newYearDays.flatMap(([decade, days]) =>
    days.map((day, index) => [decade - 7 + index, `${decade + index}-09-${day}`] as const),
  )
  expect(published).toHaveLength(201)
  for (const [year, iso] of published) {
    expect(isoFrom('ethiopian', parts(year, 1, 1)), iso).toBe(iso)
    expect(partsIn('ethiopian', iso)).toEqual(parts(year, 1, 1))
  }
})

test.each([
  [1890, '1897-09-10'],
  [1891, '1898-09-10'],
  [1892, '1899-09-11'],
  [1893, '1900-09-11'],
  [2093, '2100-09-12'],
  [2095, '2102-09-12'],
  [2096, '2103-09-13'],
  [2100, '2107-09-13'],
])('the leap days that the Gregorian calendar leaves out move 1 Meskerem %i to %s', (year, iso) => {
  expect(isoFrom('ethiopian', parts(year, 1, 1))).toBe(iso)
})

test.each<[what: string, iso: string, year: number, month: number, day: number]>([
  ['the battle of Adwa', '1896-03-01', 1888, 6, 23],
  ['the death of Menelik II', '1913-12-12', 1906, 4, 3],
  ['the coronation of Haile Selassie', '1930-11-02', 1923, 2, 23],
  ['the battle of Maychew', '1936-03-31', 1928, 7, 22],
  ['the massacre of Yekatit 12', '1937-02-19', 1929, 6, 12],
  ["Patriots' Victory Day", '1941-05-05', 1933, 8, 27],
  ['the coup of Tahsas', '1960-12-13', 1953, 4, 4],
  ['the founding of the OAU', '1963-05-25', 1955, 9, 17],
  ['the founding of the Derg', '1974-06-28', 1966, 10, 21],
  ['the end of the empire', '1974-09-12', 1967, 1, 2],
  ['Yekatit 11', '1975-02-18', 1967, 6, 11],
  ['the land reform of Yekatit 25', '1975-03-04', 1967, 6, 25],
  ['the fall of the Derg', '1991-05-28', 1983, 9, 20],
  ['the constitution', '1994-12-08', 1987, 3, 29],
  ['the Ethiopian millennium', '2007-09-12', 2000, 1, 1],
  ['the first stone of the GERD', '2011-04-02', 2003, 7, 24],
  ['the death of Meles Zenawi', '2012-08-20', 2004, 12, 14],
  ['a leap day', '2023-09-11', 2015, 13, 6],
  ['Meskel after it', '2023-09-28', 2016, 1, 17],
  ['Christmas after it', '2024-01-07', 2016, 4, 28],
  ['Timket after it', '2024-01-20', 2016, 5, 11],
  ['Christmas', '2025-01-07', 2017, 4, 29],
  ['Timket', '2025-01-19', 2017, 5, 11],
  ['the last day of a common year', '2025-09-10', 2017, 13, 5],
  ['Meskel', '2025-09-27', 2018, 1, 17],
])('%s: %s is %i-%i-%i', (_what, iso, year, month, day) => {
  expect(partsIn('ethiopian', iso)).toEqual(parts(year, month, day))
  expect(isoFrom('ethiopian', parts(year, month, day))).toBe(iso)
})

// Reingold and Dershowitz, "Calendrical Calculations", Appendix C: sample data, Gregorian and Ethiopic.
test.each([
  [parts(-586, 7, 24), parts(-594, 12, 6)],
  [parts(-168, 12, 5), parts(-175, 4, 12)],
  [parts(70, 9, 24), parts(63, 1, 29)],
  [parts(135, 10, 2), parts(128, 2, 5)],
  [parts(470, 1, 8), parts(462, 5, 12)],
  [parts(576, 5, 20), parts(568, 9, 23)],
  [parts(694, 11, 10), parts(687, 3, 11)],
  [parts(1013, 4, 25), parts(1005, 8, 24)],
  [parts(1096, 5, 24), parts(1088, 9, 23)],
  [parts(1190, 3, 23), parts(1182, 7, 20)],
  [parts(1240, 3, 10), parts(1232, 7, 7)],
  [parts(1288, 4, 2), parts(1280, 7, 30)],
  [parts(1298, 4, 27), parts(1290, 8, 25)],
  [parts(1391, 6, 12), parts(1383, 10, 10)],
  [parts(1436, 2, 3), parts(1428, 5, 29)],
  [parts(1492, 4, 9), parts(1484, 8, 5)],
  [parts(1553, 9, 19), parts(1546, 1, 12)],
  [parts(1560, 3, 5), parts(1552, 6, 29)],
  [parts(1648, 6, 10), parts(1640, 10, 6)],
  [parts(1680, 6, 30), parts(1672, 10, 26)],
  [parts(1716, 7, 24), parts(1708, 11, 19)],
  [parts(1768, 6, 19), parts(1760, 10, 14)],
  [parts(1819, 8, 2), parts(1811, 11, 27)],
  [parts(1839, 3, 27), parts(1831, 7, 19)],
  [parts(1903, 4, 19), parts(1895, 8, 11)],
  [parts(1929, 8, 25), parts(1921, 12, 19)],
  [parts(1941, 9, 29), parts(1934, 1, 19)],
  [parts(1943, 4, 19), parts(1935, 8, 11)],
  [parts(1943, 10, 7), parts(1936, 1, 26)],
  [parts(1992, 3, 17), parts(1984, 7, 8)],
  [parts(1996, 2, 25), parts(1988, 6, 17)],
  [parts(2038, 11, 10), parts(2031, 3, 1)],
  [parts(2094, 7, 18), parts(2086, 11, 11)],
])('the published sample %o is %o', (gregorian, ethiopian) => {
  expect(toEthiopian(gregorian)).toEqual(ethiopian)
  expect(toGregorian(ethiopian)).toEqual(gregorian)
})

test('every day from 1900 to 2100 is what ICU says, and comes back', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const days = everyDay('1900-01-01', '2100-12-31')
  expect(days).toHaveLength(73_414)
  const wrong = days.filter((iso) => {
    const shown = icu.formatToParts(new Date(iso))
    const numberOf = (type: string) => Number(shown.find((part) => part.type === type)?.value)
    const mine = partsIn('ethiopian', iso)
    return (
      mine?.year !== numberOf('year') ||
      mine.month !== numberOf('month') ||
      mine.day !== numberOf('day') ||
      isoFrom('ethiopian', mine) !== iso
    )
  })
  expect(wrong).toEqual([])
})

test('in any year, a day is followed by the next one, and comes back', () => {
  const days = fc.record({
    year: fc.integer({ min: -20_000, max: 20_000 }),
    month: fc.integer({ min: 1, max: 13 }),
    day: fc.integer({ min: 1, max: 30 }),
  })
  const real = days.filter(({ year, month, day }) => day <= daysInMonth('ethiopian', year, month))
  fc.assert(
    fc.property(real, (ethiopian) => {
      const gregorian = toGregorian(ethiopian)
      expect(toEthiopian(gregorian)).toEqual(ethiopian)
      const following = tomorrow('ethiopian', ethiopian)
      expect(toGregorian(following)).toEqual(tomorrow('gregorian', gregorian))
    }),
    { numRuns: 2_000 },
  )
})

function tomorrow(calendar: 'gregorian' | 'ethiopian', { year, month, day }: DateParts): DateParts {
  if (day < daysInMonth(calendar, year, month)) return parts(year, month, day + 1)
  const isLastMonth = month === (calendar === 'ethiopian' ? 13 : 12)
  return isLastMonth ? parts(year + 1, 1, 1) : parts(year, month + 1, 1)
}

test('what is no day is not stored', () => {
  expect(isoFrom('ethiopian', parts(2017, 13, 6))).toBeNull()
  expect(isoFrom('ethiopian', parts(2015, 13, 6))).toBe('2023-09-11')
  expect(isoFrom('ethiopian', parts(2017, 1, 31))).toBeNull()
  expect(isoFrom('ethiopian', parts(2017, 14, 1))).toBeNull()
  expect(isoFrom('gregorian', parts(2025, 4, 31))).toBeNull()
  expect(isoFrom('gregorian', parts(2025, 13, 1))).toBeNull()
  expect(isoFrom('gregorian', parts(1900, 2, 29))).toBeNull()
  expect(isoFrom('gregorian', parts(2000, 2, 29))).toBe('2000-02-29')
  expect(isoFrom('gregorian', parts(2025, 0, 1))).toBeNull()
  expect(isoFrom('gregorian', parts(2025, 1, 0))).toBeNull()
  expect(isoFrom('gregorian', parts(2025, 1.5, 1))).toBeNull()
  expect(isoFrom('gregorian', parts(Number.NaN, 1, 1))).toBeNull()
  expect(isoFrom('gregorian', parts(0, 1, 1))).toBeNull()
  expect(isoFrom('ethiopian', parts(9999, 1, 1))).toBeNull()
})

test.each([
  '2025-02-29',
  '2025-13-01',
  '2025-00-10',
  '2025-1-1',
  '0000-01-01',
  '25-01-01',
  '2025-10-17T00:00:00Z',
  '+002025-10-17',
  ' 2025-10-17',
  '',
])('%j is no stored day', (text) => {
  expect(readIsoDate(text)).toBeNull()
  expect(partsIn('ethiopian', text)).toBeNull()
})

test('a stored day is read and written unchanged', () => {
  expect(readIsoDate('2025-10-17')).toEqual(parts(2025, 10, 17))
  expect(writeIsoDate(parts(2025, 1, 7))).toBe('2025-01-07')
  expect(writeIsoDate(parts(70, 9, 24))).toBe('0070-09-24')
  expect(partsIn('gregorian', '2025-10-17')).toEqual(parts(2025, 10, 17))
})
