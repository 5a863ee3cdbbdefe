import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { NamedError } from '../../platform/http/errors.ts'

/** The id of a place by its name in any language. */
export function findPlace(name: string, field: string): string {
  const place = ethiopianPlaces.named(name)
  if (place === undefined) throw new NamedError('invalid_input', { [field]: { problem: 'place' } })
  return place.id
}
