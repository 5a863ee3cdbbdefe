import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { valuesOf } from './options/option.ts'
import coordinates from './place-coordinates.json' with { type: 'json' }
import { coordinatesOf } from './place-coordinates.ts'
import { placesWithin } from './place-coverage.ts'
import { ethiopianPlaces, placeIdOf, shortPlaces } from './places.ts'
import { coverageGroups, regions } from './regions.ts'

const ids = ethiopianPlaces.all.map(({ id }) => id)
const chartered = regions.all.filter(({ type }) => type === 'chartered-city').map(({ id }) => id)

test('OPT-11 there are about 150 places, each named by town and zone', () => {
  expect(ids.length).toBe(156)
  for (const { id, name } of ethiopianPlaces.all.filter((place) => !chartered.includes(place.id))) {
    expect(name.en, id).toMatch(/^[^,]+, [^,]+$/)
    expect(name.am, id).toMatch(/^[^፣]+፣ [^፣]+$/)
    expect(name.om, id).toMatch(/^[^,]+, [^,]+$/)
  }
})

test('OPT-12 the places are towns in the regions of Ethiopia', () => {
  expect(new Set(ethiopianPlaces.all.map(({ region }) => region))).toEqual(
    new Set(regions.all.map(({ id }) => id)),
  )
  expect(Object.keys(coordinates)).toEqual(ids)
  for (const id of ids) {
    const { latitude, longitude } = coordinatesOf(id) ?? { latitude: 0, longitude: 0 }
    expect(latitude > 3.4 && latitude < 14.9 && longitude > 33 && longitude < 48, id).toBe(true)
  }
  expect(coordinatesOf('atlantis')).toBeUndefined()
})

test('OPT-27 the employer job form shows ten places first, and Other', () => {
  expect(valuesOf(shortPlaces).join(', ')).toBe(
    'Addis Ababa, Adama, Bahir Dar, Dire Dawa, Hawassa, Mekelle, Gondar, Jimma, Jijiga, Shashamane, Other',
  )
})

test('a value of either list means one place, and Other means any', () => {
  expect(placeIdOf('Adama')).toBe('adama')
  expect(placeIdOf('Adama, East Shewa')).toBe('adama')
  expect(placeIdOf('Other')).toBeNull()
  expect(placeIdOf('Atlantis')).toBeUndefined()
})

test('a chartered city covers all its places, any other place itself, and Other everything', () => {
  expect(chartered).toEqual(['addis-ababa', 'dire-dawa'])
  expect(placesWithin('addis-ababa')).toEqual(ids.filter((id) => id.startsWith('addis-ababa')))
  expect(placesWithin('addis-ababa').length).toBe(12)
  expect(placesWithin('dire-dawa')).toEqual(['dire-dawa'])
  expect(placesWithin('addis-ababa-bole')).toEqual(['addis-ababa-bole'])
  // A region of the same name is no city.
  expect(placesWithin('gambela')).toEqual(['gambela'])
  expect(placesWithin('harar')).toEqual(['harar'])
  expect(placesWithin(null)).toEqual(ids)
  expect(placesWithin('atlantis')).toEqual([])
})

test('the coverage of the service areas is made of known regions', () => {
  expect(coverageGroups.map(({ name }) => name.en).join(', ')).toBe(
    'Addis Ababa, Oromia, Amhara, Tigray, Southern Nations, Dire Dawa/Harar',
  )
  for (const { regionIds } of coverageGroups)
    for (const id of regionIds) expect(regions.byId(id), id).toBeDefined()
})

test('LNG-39 a place is found by its name in any of the three languages, with its zone or without', () => {
  for (const place of ethiopianPlaces.all)
    for (const name of languages.map((language) => place.name[language]))
      for (const typed of [name, name.replace(/[,፣] .*/, '')])
        for (const language of languages)
          expect(ethiopianPlaces.suggest(typed, { match: 'prefix', language })[0]).toBe(place)
})

test('LNG-43 "Finfinnee", "አዲስ አበባ" and "addis" find one place', () => {
  for (const language of languages) {
    const found = (typed: string) =>
      ethiopianPlaces.suggest(typed, { match: 'prefix', language }).map(({ id }) => id)
    expect(found('Finfinnee')).toEqual(['addis-ababa'])
    expect(found('አዲስ አበባ')).toEqual(['addis-ababa'])
    expect(found('addis')).toContain('addis-ababa')
  }
})
