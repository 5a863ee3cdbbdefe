import { expect, test, vi } from 'vitest'
import { lexicon } from './lexicon.ts'
import { topicsOf } from './topics.ts'
import { wordsOf } from './words.ts'

test.each([
  ['Janitor and window cleaner, office tower', ['janitor', 'window-cleaner'], ['window-cleaning']],
  ['Nanny who can also tutor Grade 1', ['nanny', 'tutor'], ['tutoring-homework-help']],
  ['መንጃ ፈቃድ ያለው የቤት ሾፌር', ['driver'], ['driving']],
  ['አስተናጋጆች ለሠርግና ለድግስ', ['waiter'], ['table-setting-serving', 'event-party-assistance']],
  ['Hojjettuu manaa fi nyaata bilcheessituu', ['housekeeper', 'cook'], ['housekeeping', 'cooking']],
  ['ስንጓዝ ውሾቻችንንና ድመታችንን የሚንከባከብ', ['pet-sitter'], ['pet-care']],
  ['Nama saree fi adurree koo naaf kunuunsu', ['pet-sitter'], ['pet-care']],
  ['ልብስ አጣቢና ተኳሽ ለላውንደሪ ቤት', ['laundry-worker'], ['laundry', 'ironing']],
])('TXS-01 TXS-03 a title speaks of kinds of work and skills: %s', (title, work, skills) => {
  const topics = topicsOf(title)
  expect(topics.work.toSorted()).toEqual(work.toSorted())
  expect(topics.skills.toSorted()).toEqual(skills.toSorted())
})

test('TXS-03 a description speaks of skills in the words of its language', () => {
  expect(topicsOf('A big house: cleaning, laundry and ironing every day.')).toEqual({
    work: [],
    skills: ['cleaning', 'laundry', 'ironing'],
  })
  expect(topicsOf('ቤት ማጽዳት፣ ልብስ ማጠብና ቀላል ምግብ መስራት።').skills).toEqual(['cleaning', 'laundry', 'cooking'])
  expect(topicsOf('Mana, waajjira fi fooddaa nan qulqulleessa.').skills).toEqual(['window-cleaning'])
  expect(topicsOf('Mana qulqulleessuu, nyaata bilcheessuu fi uffata miiccuu.').skills).toEqual([
    'cleaning',
    'cooking',
    'laundry',
  ])
})

test('TXS-05 a misspelling in a text of others is not guessed at', () => {
  expect(topicsOf('houskeepr or a drver')).toEqual({ work: [], skills: [] })
})

test('TXS-01 a long description is compared to names no more often than its length explains', () => {
  const long = 'Cooking rice for nine people, Saturday and Sunday, in the kitchen. '.repeat(60).slice(0, 4000)
  const exact = vi.spyOn(lexicon(), 'exact')
  expect(topicsOf(long)).toEqual({ work: [], skills: ['cooking'] })
  expect(exact).toHaveBeenCalled()
  expect(exact.mock.calls.length).toBeLessThanOrEqual(3 * wordsOf(long).length)
  vi.restoreAllMocks()
})
