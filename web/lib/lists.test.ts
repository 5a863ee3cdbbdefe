import { expect, test } from 'vitest'
import { choicesOfIds, idsOf, valuesOfIds } from './list-choices.ts'
import { labelIn, labelOfValue, labelsIn, listNames, lists } from './lists.ts'
import { vocabularyOf } from './reference.ts'

test('values become ids and ids values, in the order they came, and what no list knows is dropped', () => {
  expect(idsOf(lists.places, ['Jimma, Jimma Zone', 'Atlantis', 'Other', 'Adama, East Shewa'])).toEqual([
    'jimma',
    'Other',
    'adama',
  ])
  expect(valuesOfIds(lists.places, ['Other', 'adama', 'nowhere'])).toEqual(['Other', 'Adama, East Shewa'])
  expect(choicesOfIds(lists.skills, ['laundry', 'juggling', 'cooking'], 'en').map(({ id }) => id)).toEqual([
    'laundry',
    'cooking',
  ])
})

test('a value has a name in each language; an unknown one is shown as it came', () => {
  expect(labelIn(lists.languages, 'Amharic', 'am')).toBe('አማርኛ')
  expect(labelIn(lists.places, 'Other', 'om')).toBe('Kan biraa')
  expect(labelsIn(lists.skills, ['Cooking', 'Juggling'], 'en')).toBe('Cooking · Juggling')
  expect(labelOfValue(lists.places, null, 'en')).toBe('')
})

test('a name in an address in any language becomes the value that travels', () => {
  expect(listNames.places('አዳማ')).toBe('Adama, East Shewa')
  expect(listNames.skills('Juggling')).toBeUndefined()
})

test('a list that is there suggests without being fetched', () => {
  const places = vocabularyOf(lists.places, 'prefix', 'en')
  expect(places.listState).toBe('ready')
  expect(places.shortList.at(-1)).toEqual({ id: 'Other', label: 'Other' })
  expect(places.suggest('adam')[0]?.id).toBe('adama')
  expect(places.suggest('dama')).toEqual([])
  const everything = places.suggest(' ')
  expect(everything).toHaveLength(lists.places.vocabulary.all.length)
  const labels = everything.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(
    vocabularyOf(lists.skills, 'substring', 'en')
      .suggest('ook')
      .map(({ id }) => id),
  ).toContain('cooking')
})
