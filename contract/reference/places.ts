import { languages } from '../rules/language.ts'
import places from './places.json' with { type: 'json' }
import { Vocabulary, type ShortOption } from './vocabulary.ts'

/** What the employer's form shows first. Other is any place, so it has no id. */
export const shortPlaces = [
  { value: 'Addis Ababa', id: 'addis-ababa', label: { en: 'Addis Ababa', am: 'አዲስ አበባ', om: 'Finfinnee' } },
  { value: 'Adama', id: 'adama', label: { en: 'Adama', am: 'አዳማ', om: 'Adaamaa' } },
  { value: 'Bahir Dar', id: 'bahir-dar', label: { en: 'Bahir Dar', am: 'ባሕር ዳር', om: 'Baahir Daar' } },
  { value: 'Dire Dawa', id: 'dire-dawa', label: { en: 'Dire Dawa', am: 'ድሬዳዋ', om: 'Dirree Dhawaa' } },
  { value: 'Hawassa', id: 'hawassa', label: { en: 'Hawassa', am: 'ሐዋሳ', om: 'Hawaasaa' } },
  { value: 'Mekelle', id: 'mekelle', label: { en: 'Mekelle', am: 'መቀለ', om: 'Maqalee' } },
  { value: 'Gondar', id: 'gondar', label: { en: 'Gondar', am: 'ጎንደር', om: 'Gondar' } },
  { value: 'Jimma', id: 'jimma', label: { en: 'Jimma', am: 'ጅማ', om: 'Jimma' } },
  { value: 'Jijiga', id: 'jijiga', label: { en: 'Jijiga', am: 'ጅጅጋ', om: 'Jigjigaa' } },
  { value: 'Shashamane', id: 'shashamane', label: { en: 'Shashamane', am: 'ሻሸመኔ', om: 'Shaashamannee' } },
  { value: 'Other', id: null, label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' } },
] as const satisfies readonly ShortOption[]

/** Towns and the sub-cities of Addis Ababa, called "town, zone", each in the region of that id. */
export const ethiopianPlaces = new Vocabulary(places, {
  short: shortPlaces,
  // To a person who types it, the town alone is the whole name.
  alsoCalled: ({ name }) => languages.map((language) => name[language].replace(/[,፣] .*/, '')),
})

/** By the value that travels: null is any place, undefined is no value of ours. */
export function placeIdOf(value: string): string | null | undefined {
  const short = shortPlaces.find((option) => option.value === value)
  return short === undefined ? ethiopianPlaces.byValue(value)?.id : short.id
}
