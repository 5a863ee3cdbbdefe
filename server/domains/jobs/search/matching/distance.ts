import { coordinatesOf } from '../../../../../contract/reference/place-coordinates.ts'
import { placesWithin } from '../../../../../contract/reference/place-coverage.ts'
import { ethiopianPlaces } from '../../../../../contract/reference/places.ts'
import { distances } from './weights.ts'

const radiusOfEarth = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In kilometres, as the crow flies; a city is where each of its parts is. Null where one of them is on no map. */
function distanceBetween(one: string, other: string): number | null {
  if (placesWithin(one).includes(other) || placesWithin(other).includes(one)) return 0
  const from = coordinatesOf(one)
  const to = coordinatesOf(other)
  if (from === undefined || to === undefined) return null
  const northward = radians(to.latitude - from.latitude)
  const eastward = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(northward / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(eastward / 2) ** 2
  return 2 * radiusOfEarth * Math.asin(Math.sqrt(chord))
}

const tables = new Map<string, ReadonlyMap<string, number>>()

/** Every place by its distance from one, computed once. */
function distancesFrom(place: string): ReadonlyMap<string, number> {
  const known = tables.get(place)
  if (known !== undefined) return known
  const table = new Map(
    ethiopianPlaces.all.flatMap(({ id }) => {
      const distance = distanceBetween(place, id)
      return distance === null ? [] : [[id, distance] as const]
    }),
  )
  tables.set(place, table)
  return table
}

/** From the nearest of some places to the nearest of others; null where that is not known. */
export function nearestOf(from: readonly string[], to: readonly string[]): number | null {
  let least = Infinity
  for (const place of from) {
    const table = distancesFrom(place)
    for (const other of to) least = Math.min(least, table.get(other) ?? Infinity)
  }
  return Number.isFinite(least) ? least : null
}

/** These places, then the nearest towns around them. */
export function townsNear(places: readonly string[], most: number): string[] {
  const near = new Map<string, number>()
  for (const place of places) {
    for (const [town, distance] of distancesFrom(place)) {
      if (distance <= distances.near) near.set(town, Math.min(distance, near.get(town) ?? Infinity))
    }
  }
  return [...near]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([town]) => town)
}
