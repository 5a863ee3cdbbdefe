import { describe, expect, test, vi } from 'vitest'
import { searchCases, type SearchCase } from '../../../../contract/reference/search-cases.ts'
import { lexicon } from './lexicon.ts'
import { idsOfMeaning } from './meaning.ts'
import { understand, type Named } from './understanding.ts'
import { wordsOf } from './words.ts'

const namesIn = (text: string) =>
  understand(text).named.map((named) => `${named.kind} ${idsOfMeaning(named).join(' ')}`)
const leftOf = (text: string) => understand(text).words.map(({ typed }) => typed)

/** The ids of a name, and of the work or the skills that are the same trade. */
function tradeOf(named: Named): readonly string[] {
  if (named.kind === 'work') return [...named.ids, ...named.skills]
  return named.kind === 'skill' ? [...named.ids, ...named.work] : idsOfMeaning(named)
}

describe('one name, typed whole', () => {
  test.each([
    { ids: 'LNG-39 TXS-02', list: 'place' },
    { ids: 'LNG-40 TXS-01', list: 'job' },
    { ids: 'LNG-41 TXS-03', list: 'skill' },
    { ids: 'LNG-42 TXS-03', list: 'language' },
  ] as const)('$ids a $list is understood by its names in every language and script', ({ list }) => {
    const cases = searchCases.filter((each: SearchCase) => each.list === list && each.whole === true)
    expect(cases.length).toBeGreaterThan(20)
    for (const { typed, finds } of cases) {
      const { named, words } = understand(typed)
      expect(named.length, typed).toBe(1)
      expect(named.flatMap(tradeOf), typed).toContain(finds)
      expect(words, typed).toEqual([])
    }
  })

  test('LNG-43 TXS-02 the names of Addis Ababa in three languages, in short and of old are one place', () => {
    for (const typed of [
      'Finfinnee',
      'finfine',
      'አዲስ አበባ',
      'አዲስአበባ',
      'addis',
      'አዲስ',
      'Addis Abeba',
      'በአዲስ አበባ',
      'sheger',
    ])
      expect(namesIn(typed), typed).toEqual(['place addis-ababa'])
  })
})

test.each([
  ['English', ['nanny', 'nannies', 'the nanny'], 'work nanny'],
  ['English', ['maid', 'housemaids', 'house girl', 'domestic worker'], 'work housekeeper'],
  ['Amharic', ['ሞግዚት', 'ሞግዚቶች', 'ለሞግዚት', 'ሞግዚቶችን', 'mogzit'], 'work nanny'],
  ['Amharic', ['የቤት ሰራተኛ', 'የቤት ሠራተኞች', 'ቤት ሰራተኛ', 'serategna', 'ለቤት ሰራተኛ'], 'work housekeeper'],
  ['Amharic', ['ሹፌር', 'ሾፌር', 'ሹፌሮች', 'አሽከርካሪ', 'shufer'], 'work driver'],
  [
    'Afaan Oromoo',
    ['guddiftuu', 'guddisaa', 'guddiftoota', "guddiftuu daa'imaa", 'guddiftuun'],
    'work nanny',
  ],
  ['Afaan Oromoo', ['hojjettuu manaa', 'hojjetaa manaa', 'seeraatanyaa'], 'work housekeeper'],
  ['Afaan Oromoo', ['konkolaachisaa', 'konkolaachiftuu', 'konkolaachiftoota'], 'work driver'],
])('TXS-01 a kind of work is understood in everyday words, plurals and cases: %s', (_, texts, expected) => {
  for (const typed of texts) expect(namesIn(typed), typed).toEqual([expected])
})

test('TXS-01 "cook" is a cook, and "cooking" is the skill of cooks and chefs', () => {
  expect(understand('cooks').named).toMatchObject([{ kind: 'work', ids: ['cook'], skills: ['cooking'] }])
  expect(understand('cooking').named).toMatchObject([
    { kind: 'skill', ids: ['cooking'], work: ['cook', 'chef'] },
  ])
})

test('TXS-01 work is a trade with a skill, in both directions; a nanny is nothing but a nanny', () => {
  expect(understand('driver').named).toMatchObject([{ ids: ['driver'], skills: ['driving'] }])
  expect(understand('driving').named).toMatchObject([{ ids: ['driving'], work: ['driver'] }])
  expect(understand('cleaner').named).toMatchObject([{ kind: 'work', skills: ['cleaning'] }])
  expect(understand('caregiver').named).toMatchObject([{ skills: ['elderly-care'] }])
  expect(understand("eegduu daa'imaa").named).toMatchObject([
    { ids: ['babysitter'], skills: ['babysitting', 'childcare'] },
  ])
  expect(understand('nanny').named).toMatchObject([{ kind: 'work', ids: ['nanny'], skills: [] }])
})

test.each([
  [
    'with prefixes and endings',
    ['በአዳማ', 'ባዳማ', 'ከአዳማ', 'አዳማን', 'Adaamaatti', 'Adaamaadhaa', 'adamaf'],
    'place adama',
  ],
  ['by an older name', ['Nazret', 'ናዝሬት', 'Naazireet'], 'place adama'],
  ['with an ending', ['Jimmatti', 'ጅማን', 'በጅማ', 'Jimma irratti'], 'place jimma'],
  ['by a quarter of the city', ['piassa', 'ፒያሳ', 'arat kilo'], 'place addis-ababa-arada'],
])('TXS-02 a place is understood %s', (_, texts, expected) => {
  for (const typed of texts) expect(namesIn(typed), typed).toEqual([expected])
})

test.each([
  ['English', ['Bale', 'South Wollo', 'wollo'], ['robe', 'dessie', 'woldia']],
  ['Amharic', ['ባሌ', 'ደቡብ ወሎ', 'ወሎ'], ['robe', 'dessie', 'woldia']],
  ['Afaan Oromoo', ['Baalee', 'Walloo Kibbaa', 'Walloo'], ['robe', 'dessie', 'woldia']],
])('TXS-02 a zone, and several of one name, are all of their places: %s', (_, areas, places) => {
  const placesIn = (text: string) => understand(text).named.flatMap(idsOfMeaning)
  for (const [index, area] of areas.entries()) expect(placesIn(area), area).toContain(places[index])
  expect(placesIn(areas[1] ?? '')).not.toContain('woldia')
})

test('TXS-02 a town is meant rather than a zone of its name', () => {
  expect(namesIn('Jimma')).toEqual(['place jimma'])
  expect(namesIn('ጎንደር')).toEqual(['place gondar'])
})

test.each([
  ['English', 'washing the clothes', 'skill laundry'],
  ['Afaan Oromoo', 'mana koo qulqulleessuu', 'skill cleaning'],
  ['Afaan Oromoo', 'uffata nan miicca', 'work laundry-worker'],
])('TXS-03 my, the and I do not part a name: %s', (_, typed, expected) => {
  expect(namesIn(typed)).toEqual([expected])
})

test('TXS-02 a region is all of its places, a city itself alone', () => {
  const [oromia] = understand('Oromia').named
  expect(oromia && idsOfMeaning(oromia)).toEqual(expect.arrayContaining(['adama', 'jimma', 'bishoftu']))
  expect(namesIn('addis ababa')).toEqual(['place addis-ababa'])
})

test.each([
  [
    'English',
    {
      'washing clothes': 'skill laundry',
      'amharic speaking': 'language am',
      'sign language': 'language eth',
    },
  ],
  ['Amharic', { 'ልብስ ማጠብ': 'skill laundry', 'ኦሮምኛ የምትናገር': 'language om', አማርኛና: 'language am' }],
  [
    'Afaan Oromoo',
    { 'uffata miiccuu': 'skill laundry', Amaariffa: 'language am', 'Afaan Oromoo dubbattu': 'language om' },
  ],
])('TXS-03 a skill and a language are understood: %s', (_, expected) => {
  for (const [typed, name] of Object.entries(expected)) expect(namesIn(typed), typed).toEqual([name])
})

test.each([
  ['nanny addis', ['work nanny', 'place addis-ababa']],
  ['ምግብ አብሳይ አዳማ', ['work cook', 'place adama']],
  ['konkolaachisaa Jimma', ['work driver', 'place jimma']],
  ['live in maid addis', ['jobType LIVE_IN', 'work housekeeper', 'place addis-ababa']],
  ['የኤሌትሪክ ባለሙያ ናዝሬት', ['work electrician', 'place adama']],
  ['nanny አዳማ', ['work nanny', 'place adama']],
  ['live in nanny bole', ['jobType LIVE_IN', 'work nanny', 'place addis-ababa-bole']],
  ['ሴት አስተናጋጅ አዲስ አበባ', ['gender FEMALE', 'work waiter', 'place addis-ababa']],
  ['housekeeper who can cook and iron', ['work housekeeper', 'work cook', 'skill ironing']],
  ['kunuunsaa dhiira Finfinneetti', ['work caregiver', 'gender MALE', 'place addis-ababa']],
  ['caretaker for old man', ['work caregiver janitor', 'skill elderly-care']],
  ['cleaner under 3000', ['work cleaner', 'pay 3000']],
  ['መኪና አጣቢ አዳማ', ['skill car-washing', 'place adama']],
  ['muslim maid harar', ['religion Islam', 'work housekeeper', 'place harar']],
  ['mana buluu, guddiftuu', ['jobType LIVE_IN', 'work nanny']],
  ['የሙሉ ቀን ሞግዚት ጎንደር', ['jobType FULL_TIME', 'work nanny', 'place gondar']],
])('TXS-04 several things typed together are each understood: %s', (typed, expected) => {
  expect(namesIn(typed)).toEqual(expected)
  expect(leftOf(typed)).toEqual([])
})

test.each([
  ['nanny 5000 birr', 5000],
  ['ከ6000 ብር በላይ', 6000],
  ['birrii 4000', 4000],
  ['guddiftuu qarshii 7000 ol', 7000],
  ['5k', 5000],
  ['5 ሺህ ብር', 5000],
  ['birrii kuma 5', 5000],
  ['driver 10,000 birr per month', 10_000],
  ['above 5000-8000 birr', 5000],
  ['cook 9000', 9000],
])('TXS-04 pay is understood: %s', (typed, birr) => {
  const { named, words } = understand(typed)
  expect(named.filter(({ kind }) => kind === 'pay')).toMatchObject([{ kind: 'pay', birr }])
  expect(words).toEqual([])
})

test('TXS-04 small and very large numbers are no pay', () => {
  for (const typed of ['grade 8', '2 twins', '0911234567', '300000'])
    expect(namesIn(typed), typed).toEqual([])
})

test('TXS-06 each part says what was typed for it, and what the text is without it', () => {
  const { named, words } = understand('Kind nanny, Addis Ababa')
  expect(named).toMatchObject([
    { kind: 'work', typed: 'nanny', without: 'Kind Addis Ababa' },
    { kind: 'place', typed: 'Addis Ababa', without: 'Kind nanny' },
  ])
  expect(words).toEqual([{ typed: 'Kind', stem: 'kind', without: 'nanny, Addis Ababa' }])
})

test('TXS-04 words that say nothing are dropped, unless nothing else was typed', () => {
  expect(leftOf('nanny jobs for twins in Bole')).toEqual(['twins'])
  expect(leftOf('ሞግዚት ሥራ ፈላጊ')).toEqual([])
  expect(leftOf('hojii barbaada')).toEqual(['hojii', 'barbaada'])
  expect(leftOf('home')).toEqual(['home'])
  expect(understand('')).toEqual({ named: [], words: [] })
})

test('TXS-04 a hostile text is compared to names no more often than its length explains', () => {
  const [exact, guess] = [vi.spyOn(lexicon(), 'exact'), vi.spyOn(lexicon(), 'guess')]
  for (const hostile of ['ab ', 'nannx adamx ', '1,000,', 'ሞግዝት ', "'", 'nanny ', 'addis ababa ']) {
    const text = hostile.repeat(200).slice(0, 200)
    understand(text)
    expect(exact.mock.calls.length, hostile).toBeLessThanOrEqual(3 * wordsOf(text).length)
    // Sixteen words, each with up to three that follow.
    expect(guess.mock.calls.length, hostile).toBeLessThanOrEqual(64)
    vi.clearAllMocks()
  }
  vi.restoreAllMocks()
})
