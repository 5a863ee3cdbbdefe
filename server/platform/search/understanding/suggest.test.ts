import { expect, test } from 'vitest'
import { searchCases } from '../../../../contract/reference/search-cases.ts'
import { languages, type Language } from '../../../../contract/rules/language.ts'
import { suggest } from './suggest.ts'
import { workOfSkill } from './trades.ts'

const unknown = () => 0
const labels = (text: string, language: Language = 'en') =>
  suggest(text, language, unknown).map(({ label }) => label)

test('TXS-07 what was typed exactly comes first, then names that begin so', () => {
  expect(labels('cook').slice(0, 2)).toEqual(['Cook', 'Cooking'])
  expect(labels('nan')[0]).toBe('Nanny')
  expect(labels('cleaning')[0]).toBe('Cleaning')
  expect(labels('cleaning')).toContain('Deep Cleaning')
})

test('TXS-07 of equally good names the frequent come first, then the bigger towns', () => {
  expect(labels('ad').slice(0, 2)).toEqual(['Addis Ababa', 'Adama'])
  const frequent = (kind: string, id: string) => (kind === 'place' && id === 'adigrat' ? 9 : 0)
  expect(suggest('ad', 'en', frequent)[0]?.id).toBe('adigrat')
})

test.each([
  ['en', 'Driver', 'Addis Ababa'],
  ['am', 'ሹፌር', 'አዲስ አበባ'],
  ['om', 'Konkolaachisaa', 'Finfinnee'],
] as const)(
  "TXS-07 suggestions are in the person's language, whatever is typed: %s",
  (language, driver, addis) => {
    for (const typed of ['driv', 'ሹፌ', 'konkol', 'shuf'])
      expect(labels(typed, language)[0], typed).toBe(driver)
    for (const typed of ['addis ab', 'አዲስ አ', 'finf']) expect(labels(typed, language)[0], typed).toBe(addis)
  },
)

test('TXS-07 the last words are completed, and what was named before is not suggested again', () => {
  expect(suggest('Nanny, ad', 'en', unknown)[0]).toEqual({
    kind: 'place',
    id: 'addis-ababa',
    label: 'Addis Ababa',
    text: 'Nanny, Addis Ababa',
  })
  expect(suggest('driver bahir d', 'en', unknown)[0]?.text).toBe('driver Bahir Dar')
  expect(suggest('adama ad', 'en', unknown).map(({ id }) => id)).not.toContain('adama')
})

test('TXS-07 near spellings are suggested where nothing is written so', () => {
  expect(labels('houskeepr')).toEqual(['Housekeeper'])
  expect(labels('nanny hawasaa')[0]).toBe('Hawassa')
  expect(labels('ሞግዝት', 'am')).toEqual(['ሞግዚት'])
})

test('TXS-07 at most so many are suggested as were asked for, and none for nothing', () => {
  expect(suggest('a', 'en', unknown, 3)).toHaveLength(3)
  expect(suggest('a', 'en', unknown).length).toBeLessThanOrEqual(8)
  for (const typed of ['', ' ', '...', 'qwertyuiop']) expect(suggest(typed, 'en', unknown), typed).toEqual([])
})

test.each(languages)(
  'TXS-07 a name typed in part is among the first five, in any language: %s',
  (language) => {
    const kinds = { place: 'place', job: 'work', skill: 'skill', language: 'language' } as const
    for (const { list, typed, finds } of searchCases) {
      const found = suggest(typed, language, unknown, 5).flatMap(({ kind, id }) => [
        `${kind} ${id}`,
        ...(kind === 'skill' ? workOfSkill(id).map((work) => `work ${work}`) : []),
      ])
      expect(found, typed).toContain(`${kinds[list]} ${finds}`)
    }
  },
)
