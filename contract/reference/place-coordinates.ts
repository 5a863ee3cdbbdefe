import coordinates from './place-coordinates.json' with { type: 'json' }

const byPlace: { readonly [id: string]: readonly number[] } = coordinates

/** In degrees. Only the server reckons distances, so phones do not load these. */
export function coordinatesOf(placeId: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = byPlace[placeId] ?? []
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
