import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { Vocabulary } from './vocabulary.ts'

const fruit = new Vocabulary(
  [
    { id: 'banana', name: { en: 'Banana', am: 'ሙዝ', om: 'Muuzii' } },
    { id: 'orange', name: { en: 'Orange', am: 'ብርቱካን', om: 'Burtukaana' }, also: ['Birtukan'] },
    { id: 'sour-orange', name: { en: 'Sour Orange', am: 'ኮምጣጣ ብርቱካን', om: "Burtukaana Dhangaggaa'aa" } },
    { id: 'orange-peel', name: { en: 'Orange Peel', am: 'የብርቱካን ልጣጭ', om: 'Qola Burtukaanaa' } },
    { id: 'avocado', name: { en: 'Avocado', am: 'አቮካዶ', om: 'Avokaadoo' } },
  ],
  {
    short: [
      { value: 'Avo', id: 'avocado', label: { en: 'Avo', am: 'አቮ', om: 'Avoo' } },
      { value: 'Any', id: null, label: { en: 'Any', am: 'ማንኛውም', om: 'Kamiyyuu' } },
    ],
    alsoCalled: ({ id }) => (id === 'banana' ? ['Plantain'] : []),
  },
)
const byPrefix = (text: string, language: (typeof languages)[number] = 'en') =>
  fruit.suggest(text, { match: 'prefix', language }).map(({ id }) => id)
const bySubstring = (text: string) =>
  fruit.suggest(text, { match: 'substring', language: 'en' }).map(({ id }) => id)

test('an entry is looked up by its id, by its English value and by its value in the short list', () => {
  expect(fruit.byId('avocado')?.name.en).toBe('Avocado')
  expect(fruit.byValue('Avocado')?.id).toBe('avocado')
  expect(fruit.byValue('Avo')?.id).toBe('avocado')
  expect(fruit.byId('Avocado')).toBeUndefined()
  expect(fruit.byValue('አቮካዶ')).toBeUndefined()
  expect(fruit.byValue('Any')).toBeUndefined()
  expect(fruit.byValue('Birtukan')).toBeUndefined()
})

test('a label comes in the language of the person, and what is unknown is shown as it came', () => {
  expect(languages.map((language) => fruit.label('banana', language))).toEqual(['Banana', 'ሙዝ', 'Muuzii'])
  expect(fruit.all.map((entry) => fruit.label(entry, 'om'))).toEqual(fruit.all.map(({ name }) => name.om))
  expect(fruit.label('Mango', 'am')).toBe('Mango')
})

test('the whole name comes first, then names that begin so, then words that begin so, then the rest', () => {
  expect(bySubstring('orange')).toEqual(['orange', 'orange-peel', 'sour-orange'])
  expect(bySubstring('an')).toEqual(['banana', 'orange', 'orange-peel', 'sour-orange'])
  expect(bySubstring('peel')).toEqual(['orange-peel'])
})

test('by prefix only the beginning of a name counts', () => {
  expect(byPrefix('orange')).toEqual(['orange', 'orange-peel'])
  expect(byPrefix('peel')).toEqual([])
  expect(byPrefix('nana')).toEqual([])
})

test('LNG-30 suggestions fold what is typed and what is suggested', () => {
  expect(byPrefix('ኣቮካ')).toEqual(['avocado'])
  expect(byPrefix('MUUUZI')).toEqual(['banana'])
  expect(byPrefix('burtukana dhangaga’aa')).toEqual(['sour-orange'])
  expect(byPrefix('  sour-orange ')).toEqual(['sour-orange'])
})

test('blanks may be anywhere or nowhere', () => {
  expect(byPrefix('sourorange')).toEqual(['sour-orange'])
  expect(byPrefix('ba na na')).toEqual(['banana'])
  expect(bySubstring('range pe')).toEqual(['orange-peel'])
  expect(byPrefix('ኮምጣጣብርቱካን')).toEqual(['sour-orange'])
})

test('names that are never shown are searched too, and come after those that are', () => {
  expect(byPrefix('birtu')).toEqual(['orange'])
  expect(byPrefix('plan')).toEqual(['banana'])
  expect(byPrefix('avoo')).toEqual(['avocado'])
  const both = new Vocabulary([
    { id: 'former', name: { en: 'A', am: 'ሀ', om: 'A' }, also: ['Twin'] },
    { id: 'proper', name: { en: 'Twin', am: 'መንታ', om: 'Lakkuu' } },
  ])
  expect(both.suggest('twin', { match: 'prefix', language: 'en' }).map(({ id }) => id)).toEqual([
    'proper',
    'former',
  ])
})

test('equally good suggestions are in the order of their labels in the language of the person', () => {
  expect(byPrefix('o', 'en')).toEqual(['orange', 'orange-peel'])
  expect(byPrefix('b', 'en')).toEqual(['banana', 'orange', 'sour-orange'])
  expect(byPrefix('b', 'am')).toEqual(['banana', 'orange', 'sour-orange'])
  expect(byPrefix('b', 'om')).toEqual(['orange', 'sour-orange', 'banana'])
})

test('vowels and romanisation are forgiven only where nothing is written as typed', () => {
  expect(byPrefix('banena')).toEqual(['banana'])
  expect(byPrefix('evocedo')).toEqual(['avocado'])
  expect(byPrefix('kola')).toEqual(['orange-peel'])
  expect(byPrefix('በርቲካን')).toEqual(['orange'])
  expect(byPrefix('banan')).toEqual(['banana'])
  expect(bySubstring('pael')).toEqual(['orange-peel'])
})

test('too little for a guess suggests nothing', () => {
  expect(byPrefix('ee')).toEqual([])
  expect(byPrefix('be')).toEqual([])
  expect(byPrefix('bue')).toEqual([])
})

test('an empty text suggests nothing, whatever the match', () => {
  for (const text of ['', ' ', '…', "'"]) {
    expect(byPrefix(text)).toEqual([])
    expect(bySubstring(text)).toEqual([])
  }
})

test('no more than wished is suggested', () => {
  expect(fruit.suggest('a', { match: 'substring', language: 'en' }).length).toBe(5)
  expect(fruit.suggest('a', { match: 'substring', language: 'en', limit: 2 }).map(({ id }) => id)).toEqual([
    'avocado',
    'banana',
  ])
})
