import { expect, test } from 'vitest'
import { labelOfNamed } from './labels.ts'
import { understand } from './understanding.ts'

const text = 'live in nanny, female, muslim, amharic, cooking, addis, 5000 birr'
test.each([
  [
    'en',
    ['Live in', 'Nanny', 'Female', 'Islam', 'Amharic', 'Cooking', 'Addis Ababa', 'from ETB 5,000/month'],
  ],
  ['am', ['አዳር (በአሠሪ ቤት)', 'ሞግዚት', 'ሴት', 'እስልምና', 'አማርኛ', 'ምግብ ማብሰል', 'አዲስ አበባ', 'ከ5,000 ብር በወር ጀምሮ']],
  [
    'om',
    [
      'Mana hojjechiisaa buluu',
      "Guddiftuu Daa'imaa",
      'Dubartii',
      'Islaamummaa',
      'Afaan Amaaraa',
      'Nyaata Bilcheessuu',
      'Finfinnee',
      "Birrii 5,000 ji'atti irraa kaasee",
    ],
  ],
] as const)("TXS-06 what was understood is called in the person's language: %s", (language, expected) => {
  expect(understand(text).named.map((named) => labelOfNamed(named, language))).toEqual(expected)
})

test('TXS-06 several of a kind are named together, and many places by their region or zone', () => {
  const labelsOf = (typed: string) => understand(typed).named.map((named) => labelOfNamed(named, 'en'))
  expect(labelsOf('child carer')).toEqual(['Nanny/Babysitter'])
  expect(labelsOf('Adama, East Shewa')).toEqual(['Adama'])
  expect(labelsOf('Oromia')).toEqual(['Oromia'])
  expect(labelsOf('ባሌ')).toEqual(['Bale'])
  expect(labelsOf('Walloo Kibbaa')).toEqual(['South Wollo'])
})
