import { expect, test } from 'vitest'
import { fold } from '../../../../contract/rules/fold.ts'
import { inflectedFrom, stem } from './stems.ts'

const formsOf = (word: string) => inflectedFrom(fold(word))

test.each([
  ['English plurals', { cooks: 'cook', nannies: 'nanny', waitresses: 'waitress' }],
  ['prefixes and endings of Amharic', { በአዳማ: 'አዳማ', ባዳማ: 'አዳማ', የጽዳት: 'ጽዳት', ሞግዚትና: 'ሞግዚት', ወደጅማ: 'ጅማ' }],
  [
    'cases of Afaan Oromoo',
    { Jimmatti: 'Jimma', Adaamaadhaa: 'Adaamaa', guddiftuun: 'guddiftuu', Gondaritti: 'Gondar' },
  ],
])('TXS-05 a word is known as an inflection: %s', (_, words) => {
  for (const [word, of] of Object.entries(words)) expect(formsOf(word), word).toContain(fold(of))
})

test.each([
  ['twin', 'twins'],
  ['baby', 'babies'],
  ['ሞግዚት', 'ሞግዚቶች', 'ለሞግዚቶች', 'ሞግዚቶችን', 'ሞግዚትና'],
  ['ድመት', 'ድመታችን', 'ድመታችንን', 'ድመታቸው'],
  ['ሠራተኛ', 'ሠራተኞች', 'የሠራተኞች'],
  ['konkolaachiftuu', 'konkolaachiftoota', 'konkolaachiftootni', 'konkolaachiftuun'],
  ['guddiftuu', 'guddiftoota', 'guddiftuudhaaf'],
])('TXS-05 all inflections of a word have one stem: %s', (...words) => {
  expect(new Set(words.map((word) => stem(fold(word)))).size).toBe(1)
})

test('TXS-05 little is stripped from short words', () => {
  for (const word of ['bati', 'bus', 'የካ', 'ጅማ', 'dese'])
    expect(stem(fold(word)).length, word).toBeGreaterThan(1)
  expect(formsOf('bati')).toEqual(['bati'])
})
