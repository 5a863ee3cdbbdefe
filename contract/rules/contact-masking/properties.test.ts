import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskContacts, maskText } from '../contact-masking.ts'

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
