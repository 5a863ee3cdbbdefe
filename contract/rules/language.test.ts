import { expect, test } from 'vitest'
import { chooseLanguage, languageFromHeader } from './language.ts'

test.each([
  ['am', 'am'],
  ['am-ET,am;q=0.9,en;q=0.8', 'am'],
  ['fr-FR, om;q=0.4, en;q=0.3', 'om'],
  ['en;q=0.2, om;q=0.9', 'om'],
  ['am;q=0, en', 'en'],
  ['AM-et', 'am'],
  ['ti, fr', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;;q=x,,=', undefined],
])('LNG-01 the header %s asks for %s', (header, language) => {
  expect(languageFromHeader(header)).toBe(language)
})

test('LNG-03 the default is English', () => {
  expect(chooseLanguage({ cookie: undefined, acceptLanguage: 'fr' })).toBe('en')
})

test('what the person chose wins over the header, and a forged choice counts for nothing', () => {
  expect(chooseLanguage({ cookie: 'om', acceptLanguage: 'am' })).toBe('om')
  expect(chooseLanguage({ cookie: '../etc', acceptLanguage: 'am' })).toBe('am')
})
