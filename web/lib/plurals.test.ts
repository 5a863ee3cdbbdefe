import { expect, test } from 'vitest'
import { languages } from '../../contract/rules/language.ts'
import am from '../locales/am/jobSearch.json' with { type: 'json' }
import en from '../locales/en/jobSearch.json' with { type: 'json' }
import om from '../locales/om/jobSearch.json' with { type: 'json' }
import { createTexts } from './texts.tsx'

// Any key that the types know will do: its two forms are given here.
const forms = { common: { menu_one: 'one', menu_other: 'other' } }

test.each([
  ['en', ['other', 'one', 'other', 'other']],
  ['am', ['one', 'one', 'other', 'other']],
  ['om', ['other', 'one', 'other', 'other']],
] as const)('LNG-24 in %s the forms of 0, 1, 2 and 11 are %j', (language, expected) => {
  const { t } = createTexts(language, forms)
  expect([0, 1, 2, 11].map((count) => t('common.menu', { count }))).toEqual(expected)
})

test('LNG-24 one hour a day is not "1 hours"', () => {
  const words = { en, am, om }
  const hours = languages.map((language) => {
    const { t } = createTexts(language, { jobSearch: words[language] })
    return [1, 1.5, 8].map((count) => t('jobSearch.hoursPerDay', { count, hours: String(count) }))
  })
  expect(hours).toEqual([
    ['1 hour a day', '1.5 hours a day', '8 hours a day'],
    ['በቀን 1 ሰዓት', 'በቀን 1.5 ሰዓት', 'በቀን 8 ሰዓት'],
    ["Guyyaatti sa'aatii 1", "Guyyaatti sa'aatii 1.5", "Guyyaatti sa'aatii 8"],
  ])
})
