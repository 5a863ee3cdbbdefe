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

const nothing = { address: null, page: undefined, cookie: undefined, acceptLanguage: undefined }

test.each([
  ['nothing at all', {}, 'en'],
  ['a browser in a language that we do not speak', { acceptLanguage: 'fr' }, 'en'],
  ['the browser', { acceptLanguage: 'am' }, 'am'],
])('LNG-03 the default is English: %s', (_what, asked, language) => {
  expect(chooseLanguage({ ...nothing, ...asked })).toBe(language)
})

test.each([
  ['the last choice before the browser', { cookie: 'om', acceptLanguage: 'am' }, 'om'],
  ['the page before the last choice', { page: 'am', cookie: 'om', acceptLanguage: 'en' }, 'am'],
  ['the page before the browser', { page: 'om', acceptLanguage: 'en' }, 'om'],
  ['English as a choice like any other', { page: 'en', cookie: 'am', acceptLanguage: 'om' }, 'en'],
  ['the address before all', { address: 'en', page: 'am', cookie: 'om', acceptLanguage: 'am' }, 'en'],
])('LNG-02 %s', (_what, asked, language) => {
  expect(chooseLanguage({ ...nothing, ...asked })).toBe(language)
})

test.each([
  ['address', { address: '../etc', page: 'am', cookie: 'om' }, 'am'],
  ['page', { page: 'fr', cookie: 'om' }, 'om'],
  ['page in capitals', { page: 'AM', cookie: 'om' }, 'om'],
  ['page sent twice', { page: ['am', 'am'], cookie: 'om' }, 'om'],
  ['page sent twice in one line', { page: 'am, am', cookie: 'om' }, 'om'],
  ['empty page', { page: '', acceptLanguage: 'am' }, 'am'],
  ['cookie', { cookie: '../etc', acceptLanguage: 'am' }, 'am'],
])('a wrong value counts for nothing: %s', (_what, asked, language) => {
  expect(chooseLanguage({ ...nothing, ...asked })).toBe(language)
})
