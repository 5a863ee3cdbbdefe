import { ethiopianPlaces } from './places.ts'
import { regions } from './regions.ts'

/**
 * The ids of all places that one stands for: a chartered city for its sub-cities too, null ("Other") for every place, any
 * other place for itself alone.
 */
export function placesWithin(id: string | null): readonly string[] {
  const all = ethiopianPlaces.all
  if (id === null) return all.map((place) => place.id)
  const chartered = regions.byId(id)?.type === 'chartered-city'
  return all.filter((place) => place.id === id || (chartered && place.region === id)).map((place) => place.id)
}
