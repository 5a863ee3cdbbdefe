import { expect, test } from 'vitest'
import { distance, NearNames } from './near.ts'

test('TXS-05 a letter more, less, other or swapped is one, another vowel or a letter of its sound is less', () => {
  expect(distance('driver', 'driver', 2)).toBe(0)
  expect(distance('drver', 'driver', 2)).toBe(1)
  expect(distance('drivers', 'driver', 2)).toBe(1)
  expect(distance('dirver', 'driver', 2)).toBe(1)
  expect(distance('drimer', 'driver', 2)).toBe(1)
  expect(distance('drever', 'driver', 2)).toBeLessThan(1)
  expect(distance('ሞግዝት', 'ሞግዚት', 2)).toBeLessThan(1)
  expect(distance('ሞግሚት', 'ሞግዚት', 2)).toBe(1)
})

test('TXS-05 what is further apart than asked for is not near', () => {
  expect(distance('drvr', 'driver', 1)).toBe(Infinity)
  expect(distance('gardener', 'driver', 2)).toBe(Infinity)
})

test('TXS-05 long names may have two wrong letters, shorter ones one, short ones none', () => {
  const names = new NearNames(['housekeeper', 'driver', 'cok', 'ሞግዚት'].map((name) => [name, name]))
  const near = (typed: string) => names.near(typed).map(({ value }) => value)
  expect(near('hosekeper')).toEqual(['housekeeper'])
  expect(near('drver')).toEqual(['driver'])
  expect(near('drvar')).toEqual([])
  expect(near('cot')).toEqual([])
  expect(near('ሞግዝት')).toEqual(['ሞግዚት'])
})

test('TXS-05 the first letter is right, one that is confused with it, or changed places with the second', () => {
  const names = new NearNames([['konkolachisa', 'driver']])
  expect(names.near('qonkolachisa')).toHaveLength(1)
  expect(names.near('oknkolachisa')).toHaveLength(1)
  expect(names.near('bonkolachisa')).toEqual([])
})

test('TXS-05 of four Ethiopic letters one in the middle may be left out', () => {
  const names = new NearNames([['አማርኛ', 'am']])
  expect(names.near('አርኛ')).toHaveLength(1)
  expect(names.near('አማር')).toEqual([])
  expect(names.near('ማርኛ')).toEqual([])
})
