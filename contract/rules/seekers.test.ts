import { expect, test } from 'vitest'
import { valuesOf } from '../reference/options/option.ts'
import { ageRanges } from '../reference/options/people.ts'
import { ageOn } from './accounts.ts'
import { ageRangeOf, birthDayOf, birthDaysOf, missingToBeFound } from './seekers.ts'

const person = (change: object) => ({
  dateOfBirth: null,
  ageRange: null,
  registeredOn: '2026-11-15',
  ...change,
})

test('an age is by the birthday, else by the range that was chosen, which moves with time', () => {
  expect(ageRangeOf(person({}), '2026-11-15')).toBeNull()
  expect(ageRangeOf(person({ dateOfBirth: '2000-11-16', ageRange: '18-19' }), '2026-11-15')).toBe('24-25')
  expect(ageRangeOf(person({ dateOfBirth: '2010-01-01' }), '2026-11-15')).toBeNull()
  expect(ageRangeOf(person({ ageRange: '26-27' }), '2026-11-15')).toBe('26-27')
  expect(ageRangeOf(person({ ageRange: '26-27' }), '2027-11-14')).toBe('26-27')
  expect(ageRangeOf(person({ ageRange: '26-27' }), '2027-11-15')).toBe('28-29')
  expect(ageRangeOf(person({ ageRange: '56+' }), '2040-01-01')).toBe('56+')
})

test('who chose a range was born in the middle of it, also on a leap day', () => {
  expect(birthDayOf(person({ ageRange: '26-27' }))).toBe('1999-11-15')
  expect(birthDayOf(person({ ageRange: '26-27', registeredOn: '2028-02-29' }))).toBe('2001-02-28')
  expect(birthDayOf(person({ ageRange: '27-28', registeredOn: '2028-02-29' }))).toBe('2000-02-29')
})

test.each(['2026-11-15', '2028-02-29', '2027-03-01', '2027-02-28'])(
  'on %s the days of a range are those on which people of that age were born',
  (today) => {
    // Around the days on which one could be wrong.
    const days = Array.from({ length: 60 }, (_, index) =>
      ['02-27', '02-28', '02-29', '03-01', '03-02', '11-14', '11-15', '11-16'].map(
        (rest) => `${1950 + index}-${rest}`,
      ),
    )
      .flat()
      .filter((day) => new Date(day).toISOString().startsWith(day) && ageOn(day, today) >= 18)
    for (const range of valuesOf(ageRanges)) {
      const { after, until } = birthDaysOf(range, today)
      const found = days.filter((day) => day > after && day <= until)
      expect(found).toEqual(days.filter((day) => ageRangeOf(person({ dateOfBirth: day }), today) === range))
    }
  },
)

test('MAT-08 a person is found once the email is verified and a kind of work and a place are known', () => {
  const known = { emailVerified: true, workTypes: ['driver'], location: 'Adama' }
  expect(missingToBeFound(known)).toEqual([])
  expect(missingToBeFound({ ...known, emailVerified: false })).toEqual(['email'])
  expect(missingToBeFound({ ...known, workTypes: [] })).toEqual(['work'])
  expect(missingToBeFound({ ...known, location: null })).toEqual(['place'])
  expect(missingToBeFound({ emailVerified: false, workTypes: [], location: null })).toEqual([
    'email',
    'work',
    'place',
  ])
})
