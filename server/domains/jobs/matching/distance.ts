import { coordinatesOf } from '../../../../contract/reference/place-coordinates.ts'
import { placesWithin } from '../../../../contract/reference/place-coverage.ts'
import { ethiopianPlaces } from '../../../../contract/reference/places.ts'

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

/** Every place by its distance from one; reckoned once, since towns do not move. */
export function distancesFrom(place: string): ReadonlyMap<string, number> {
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
