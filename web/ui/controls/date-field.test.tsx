import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../../contract/rules/language.ts'
import { createTexts, TextsProvider } from '../../lib/texts.tsx'
import am from '../../locales/am/dates.json' with { type: 'json' }
import en from '../../locales/en/dates.json' with { type: 'json' }
import om from '../../locales/om/dates.json' with { type: 'json' }
import { entryOf, inCalendar, judge, sayProblem, valueOf } from './date-entry.ts'
import { DateField } from './date-field.tsx'

const dates = { en, am, om }
type FieldProps = Omit<Parameters<typeof DateField>[0], 'label' | 'name'>

function draw(props: FieldProps, language: Language = 'en'): string {
  const texts = createTexts(language, { dates: dates[language] })
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <DateField {...props} label={texts.t('dates.field.calendar')} name="birth" />
    </TextsProvider>,
  )
}
const ethiopian = (day: string, month: string, year: string) =>
  ({ calendar: 'ethiopian', day, month, year }) as const
const gregorian = (day: string, month: string, year: string) =>
  ({ calendar: 'gregorian', day, month, year }) as const

test('a day of either calendar comes out as it is stored', () => {
  expect(judge(ethiopian('7', '2', '2018'), {})).toEqual({ iso: '2025-10-17', problem: null })
  expect(judge(gregorian('17', '10', '2025'), {})).toEqual({ iso: '2025-10-17', problem: null })
  expect(judge(gregorian('07', '1', '2025'), {})).toEqual({ iso: '2025-01-07', problem: null })
})

test.each([
  ['empty', gregorian('', '', '')],
  ['day', gregorian('', '10', '2025')],
  ['month', gregorian('17', '', '2025')],
  ['year', gregorian('17', '10', '')],
  ['year', gregorian('17', '10', '25')],
  ['year', gregorian('17', '10', '0025')],
  ['year', ethiopian('7', '2', '9999')],
  ['noSuchDay', gregorian('31', '4', '2025')],
  ['noSuchDay', gregorian('29', '2', '2025')],
  ['noSuchDay', gregorian('0', '2', '2025')],
  ['noSuchDay', ethiopian('6', '13', '2017')],
  ['noSuchDay', ethiopian('31', '1', '2017')],
] as const)('%s is what is wrong with %o', (problem, entry) => {
  expect(judge(entry, {})).toEqual({ iso: null, problem })
})

test('a day that is kept may stay, whatever the first one', () => {
  const limits = { min: '2026-01-10', kept: '2025-10-17' }
  expect(judge(gregorian('17', '10', '2025'), limits).problem).toBeNull()
  expect(judge(gregorian('18', '10', '2025'), limits).problem).toBe('tooEarly')
})

test('the first and the last day allowed may be chosen, those around them not', () => {
  const limits = { min: '2025-10-10', max: '2025-10-20' }
  const problemOf = (day: string) => judge(gregorian(day, '10', '2025'), limits).problem
  expect(['9', '10', '20', '21'].map(problemOf)).toEqual(['tooEarly', null, null, 'tooLate'])
})

test('another calendar shows the same day; of half a day it keeps what was typed, but no month by chance', () => {
  expect(inCalendar(ethiopian('7', '2', '2018'), 'gregorian')).toEqual(gregorian('17', '10', '2025'))
  expect(inCalendar(gregorian('17', '10', '2025'), 'ethiopian')).toEqual(ethiopian('7', '2', '2018'))
  expect(inCalendar(ethiopian('7', '13', ''), 'gregorian')).toEqual(gregorian('7', '', ''))
  expect(inCalendar(gregorian('31', '4', '2025'), 'ethiopian')).toEqual(ethiopian('31', '', '2025'))
  expect(inCalendar(gregorian('17', '', ''), 'gregorian')).toEqual(gregorian('17', '', ''))
})

test('what is stored wrongly leaves the field empty', () => {
  expect(entryOf('2025-02-30', 'ethiopian')).toEqual(ethiopian('', '', ''))
})

test.each([
  ['en', 'Pagume has only 5 days in 2017.', 'February has only 28 days in 2025.'],
  ['am', 'ጳጉሜን (2017) 5 ቀናት ብቻ አሉት።', 'ፌብሩዋሪ (2025) 28 ቀናት ብቻ አሉት።'],
  ['om', "Ji'i Qaammee bara 2017 guyyaa 5 qofa qaba.", "Ji'i Guraandhala bara 2025 guyyaa 28 qofa qaba."],
] as const)('a day that the month does not have is said in %s', (language, pagume, february) => {
  const texts = createTexts(language, { dates: dates[language] })
  expect(sayProblem('noSuchDay', ethiopian('6', '13', '2017'), {}, texts)).toBe(pagume)
  expect(sayProblem('noSuchDay', gregorian('29', '2', '2025'), {}, texts)).toBe(february)
})

test('a form gets the day as it is stored, and the person reads it in the other calendar too', () => {
  const inEthiopian = draw({ value: '2025-10-17', defaultCalendar: 'ethiopian' }, 'am')
  expect(inEthiopian).toContain('<input type="hidden" name="birth" value="2025-10-17"/>')
  expect(inEthiopian).toContain('<option value="2" selected="">ጥቅምት</option>')
  expect(inEthiopian).toContain('በአውሮፓ አቆጣጠር፦ 17 ኦክቶበር 2025')
  const inGregorian = draw({ value: '2025-10-17', defaultCalendar: 'gregorian' }, 'om')
  expect(inGregorian).toContain('<option value="10" selected="">Onkoloolessa</option>')
  expect(inGregorian).toContain('Akka lakkoofsa Itoophiyaatti: Onkoloolessa 7, 2018 A.L.I.')
})

test('a day that is not allowed is said in words and is not sent', () => {
  const field = draw({ value: '2025-10-17', defaultCalendar: 'ethiopian', min: '2025-11-01' })
  expect(field).toContain('The date must not be before Tikimt 22, 2018 E.C.')
  expect(field).toContain('<input type="hidden" name="birth" value=""/>')
  expect(field.match(/aria-invalid="true"/g)).toHaveLength(3)
})

test('an error from outside is shown beside the parts and is linked to them', () => {
  const field = draw({ value: '2010-02-11', error: 'A worker must be 18 or older.' })
  const message = /id="([^"]+)" aria-live="polite"[^>]*><p [^>]*>A worker must be 18 or older\./.exec(
    field,
  )?.[1]
  expect(message).toBeDefined()
  expect(field.match(new RegExp(`aria-describedby="${message}"`, 'g'))).toHaveLength(3)
})

test('where a form refuses what is no day, the field says which box is to be filled in', () => {
  const refused = 'Start date must be in YYYY-MM-DD format'
  expect(draw({ value: 'gregorian 17--2025', error: refused })).toContain(en.problems.month)
  expect(draw({ value: 'gregorian 17--2025', error: refused })).not.toContain('YYYY')
})

test('a day that there is not is kept as it was typed, with its calendar and its problem', () => {
  for (const entry of [gregorian('31', '2', '2025'), ethiopian('7', '13', '2017'), ethiopian('', '13', '')]) {
    expect(entryOf(valueOf(entry, {}), 'gregorian')).toEqual(entry)
    expect(entryOf(valueOf(entry, {}), 'ethiopian')).toEqual(entry)
  }
  expect(valueOf(gregorian('', '', ''), {})).toBe('')
  expect(valueOf(gregorian('17', '10', '2025'), {})).toBe('2025-10-17')
  const field = draw({ value: valueOf(ethiopian('7', '13', '2017'), {}) })
  expect(field).toContain('Pagume has only 5 days in 2017.')
  expect(field).toContain('<input type="hidden" name="birth" value=""/>')
})

test.each([
  ['en', 'gregorian'],
  ['am', 'ethiopian'],
  ['om', 'ethiopian'],
] as const)('PRV-01 in %s a day is asked for in the %s calendar', (language, calendar) => {
  expect(draw({}, language)).toContain(`checked="" value="${calendar}"`)
})

test('an empty field says nothing yet, even where it must be filled in', () => {
  const field = draw({ required: true })
  expect(field).not.toContain('aria-invalid')
  expect(field).not.toContain(en.problems.empty)
  expect(field.match(/required=""/g)).toHaveLength(3)
})

test('a browser may fill in a birthday, but only where it is Gregorian as the browser knows it', () => {
  expect(draw({ autoComplete: 'bday' }).match(/autoComplete="bday-(day|month|year)"/g)).toHaveLength(3)
  expect(draw({ autoComplete: 'bday', defaultCalendar: 'ethiopian' })).not.toContain('bday')
})
