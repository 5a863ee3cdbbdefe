import { expect, test } from 'vitest'
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
