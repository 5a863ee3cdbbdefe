import { coordinatesOf } from '../../../../../contract/reference/place-coordinates.ts'
import { placesWithin } from '../../../../../contract/reference/place-coverage.ts'
import { ethiopianPlaces } from '../../../../../contract/reference/places.ts'
import { placeFacet } from '../../../../platform/search/codes.ts'
import { distances } from './weights.ts'

const radiusOfEarth = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In kilometres, as the crow flies. Null where one of them is on no map. */
function distanceBetween(one: string, other: string): number | null {
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

const citiesAround = (place: string): string[] =>
  ethiopianPlaces.all
    .filter(({ id }) => id === ethiopianPlaces.byId(place)?.region && placesWithin(id).includes(place))
    .map(({ id }) => id)

const tables = new Map<string, Float64Array>()

/** From one place to every other, by the number of its facet, computed once. Infinity where it is not known. */
function distancesFrom(place: string): Float64Array {
  const known = tables.get(place)
  if (known !== undefined) return known
  const facets = ethiopianPlaces.all.map(({ id }) => placeFacet(id))
  const table = new Float64Array(Math.max(...facets) + 1).fill(Infinity)
  for (const { id } of ethiopianPlaces.all) table[placeFacet(id)] = distanceBetween(place, id) ?? Infinity
  // A city is where each of its parts is.
  for (const id of [...placesWithin(place), ...citiesAround(place)]) table[placeFacet(id)] = 0
  tables.set(place, table)
  return table
}

/** From the nearest of some places to the nearest of these facets; null where that is not known. */
export function nearestOf(from: readonly string[], facets: readonly number[]): number | null {
  let least = Infinity
  for (const place of from) {
    const table = distancesFrom(place)
    for (const facet of facets) least = Math.min(least, table[facet] ?? Infinity)
  }
  return Number.isFinite(least) ? least : null
}

/** These places, then the nearest towns around them. */
export function townsNear(places: readonly string[], most: number): string[] {
  return ethiopianPlaces.all
    .map(({ id }) => ({ id, distance: nearestOf(places, [placeFacet(id)]) ?? Infinity }))
    .filter(({ distance }) => distance <= distances.near)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ id }) => id)
}
