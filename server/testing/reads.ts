import { everyCall, type Call } from './calls.ts'

/** Every address that can be read: of those with an id one for each of these, with the query of the sample and without. */
export const readAddresses = (ids: readonly string[], username: string): string[] =>
  everyCall.filter(({ method }) => method === 'GET').flatMap((call) => addressesOf(call, ids, username))

function addressesOf({ name, sample }: Call, ids: readonly string[], username: string): string[] {
  const pattern = name.replace('GET ', '')
  const filled = /:id\b/.test(pattern) ? ids.map((id) => pattern.replace(/:id\b/, id)) : [pattern]
  const asked = Object.entries(sample.query ?? {}).map(([field, value]) => `${field}=${String(value)}`)
  return filled
    .map((path) =>
      path.replaceAll(/:(\w+)/g, (_, field: string) =>
        field === 'username' ? username : String(sample.params?.[field]),
      ),
    )
    .flatMap((path) => (asked.length === 0 ? [path] : [path, `${path}?${asked.join('&')}`]))
}
