import { expect, test } from 'vitest'
import { anywhere, placeFacet } from '../../../../platform/search/codes.ts'
import { nearestOf, townsNear } from './distance.ts'

test('the nearest of several places counts, and a part of a city is in it', () => {
  const far = nearestOf(['gondar'], [placeFacet('adama')]) ?? 0
  expect(far).toBeGreaterThan(400)
  expect(nearestOf(['gondar', 'adama'], [placeFacet('adama'), placeFacet('jimma')])).toBe(0)
  expect(nearestOf(['gondar'], [placeFacet('jimma'), placeFacet('adama')])).toBe(
    Math.min(far, nearestOf(['gondar'], [placeFacet('jimma')]) ?? 0),
  )
  expect(nearestOf(['addis-ababa'], [placeFacet('addis-ababa-arada')])).toBe(0)
})

test('where one of them is not known, there is no distance', () => {
  expect(nearestOf([], [placeFacet('adama')])).toBeNull()
  expect(nearestOf(['adama'], [])).toBeNull()
  expect(nearestOf(['adama'], [anywhere])).toBeNull()
})

test('the towns around a place begin with it, the nearest first', () => {
  const towns = townsNear(['adama'], 4)
  expect(towns[0]).toBe('adama')
  expect(towns).toHaveLength(4)
  const away = towns.map((town) => nearestOf(['adama'], [placeFacet(town)]) ?? Infinity)
  expect(away).toEqual(away.toSorted((one, other) => one - other))
})
