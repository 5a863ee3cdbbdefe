import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskContacts, maskText } from '../contact-masking.ts'
import { innocent } from './innocent-cases.ts'
import { arePlain, searchTogether } from './together.ts'
import { togetherDisguised, togetherInnocent } from './together-cases.ts'

/** Pieces that mean something to the rules, in any order. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '0',
        '9',
        '11',
        '0911',
        '234567',
        '5000',
        '2018',
        '+251',
        '00',
        'o',
        'l',
        'one',
        'twenty',
        'hundred',
        'double',
        'ዜሮ',
        'ዘጠኝ',
        '፲',
        '፱',
        'sagal',
        'and',
        'a',
        'abebe',
        'abebe_k',
        'Hilton',
        'telegram',
        'tg',
        'my',
        'is',
        'on',
        'call',
        'at',
        'dot',
        'gmail',
        'com',
        'me',
        'www',
        'http',
        't',
        'slash',
        'ቴሌግራም',
        'አበበ',
        '•••',
      ),
      fc.constantFrom(
        ' ',
        ' ',
        ' ',
        '',
        '.',
        ',',
        ', ',
        '-',
        '/',
        ':',
        ': ',
        '@',
        '(',
        ')',
        '\n',
        '\u200b',
        '😀',
        '፦',
        '\ud800',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))
const anyText = fc.oneof(
  pieces,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
)

test('a masked text is masked: a second time changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = maskContacts(text)
      expect(maskContacts(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('any text is read, with lone surrogates too, and what is not a placeholder comes from it in order', () => {
  const anyUnits = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })), {
      maxLength: 200,
    })
    .map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(fc.oneof(anyUnits, pieces), (text) => {
      let from = 0
      for (const kept of maskText(text).text.split('•••')) {
        const at = text.indexOf(kept, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + kept.length
      }
    }),
    { numRuns: 2000 },
  )
})

test('a text without digits, number words, signs and messengers is returned as it is', () => {
  const word = fc.constantFrom(
    'cooking',
    'cleaning',
    'honest',
    'children',
    'the',
    'and',
    'family',
    'ልጆች',
    'ታማኝ',
    'ሥራ',
    'ንጹሕ',
    'hojii',
    'amanamaa',
    'qulqulluu',
    'I',
    'A',
    'don’t',
    "daa'imman",
    'Addis',
    'Bole',
    '😀',
    'éclair',
    'ß',
    'ﬁne',
  )
  const sentence = fc
    .array(fc.tuple(word, fc.constantFrom(' ', ', ', '! ', '\n', ' – ', '። ', '፣ ', '? ')))
    .map((all) => all.flat().join(''))
  fc.assert(
    fc.property(sentence, (text) => {
      expect(maskText(text)).toEqual({ text, doubtful: false })
    }),
    { numRuns: 1000 },
  )
})

const isUnchanged = (messages: readonly string[]): boolean => {
  const earlier = messages.slice(0, -1)
  const text = messages.at(-1) ?? ''
  const found = searchTogether(earlier, text, earlier)
  return found.text === text && !found.doubtful && found.earlier.join() === earlier.join()
}

test('messages that are plain at a quick look have nothing to mask', () => {
  const part = fc.constantFrom(...'i l o 9 07 one ሁለት fi ve tele gram May. so in'.split(' '))
  const word = fc.constantFrom(...'cook the live page dot telegram I children ልጆች hojii'.split(' '))
  const message = fc
    .array(fc.tuple(fc.oneof(part, word), fc.constantFrom(' ', ' ', ', ', '. ', '? ', '', ' . ')), {
      maxLength: 6,
    })
    .map((all) => all.flat().join(''))
  let plain = 0
  fc.assert(
    fc.property(fc.array(fc.oneof(message, pieces), { minLength: 1, maxLength: 8 }), (messages) => {
      // Two placeholders that somebody typed become one.
      if (!arePlain(messages) || messages.some((text) => text.includes('•••'))) return
      plain += 1
      expect(isUnchanged(messages)).toBe(true)
    }),
    { numRuns: 6000 },
  )
  expect(plain).toBeGreaterThan(500)
  for (const messages of [...togetherDisguised, ...togetherInnocent, innocent.slice(0, 12)])
    for (const [index] of messages.entries()) {
      const some = messages.slice(0, index + 1).map((text) => text.replaceAll(/[⟦⟧]/g, ''))
      expect(!arePlain(some) || isUnchanged(some)).toBe(true)
    }
})

test('most messages of a chat are plain at a quick look', () => {
  const chats = togetherInnocent.flatMap((messages) =>
    messages.map((_, index) => messages.slice(0, index + 1)),
  )
  expect(chats.filter(arePlain).length / chats.length).toBeGreaterThan(0.5)
})
