import { isStream } from '../../contract/endpoint.ts'
import { everyCall, type Call } from './calls.ts'

/** Every readable address except streams: one for each of these ids, with and without the sample query. */
export const readAddresses = (ids: readonly string[], username: string): string[] =>
  everyCall
    .filter(({ method, endpoint }) => method === 'GET' && !isStream(endpoint))
    .flatMap((call) => addressesOf(call, ids, username))

/** What an address is about. */
const named = /:(?:id|documentId)\b/

function addressesOf({ name, sample }: Call, ids: readonly string[], username: string): string[] {
  const pattern = name.replace('GET ', '')
  const filled = named.test(pattern) ? ids.map((id) => pattern.replace(named, id)) : [pattern]
  const asked = Object.entries(sample.query ?? {}).map(([field, value]) => `${field}=${String(value)}`)
  return filled
    .map((path) =>
      path.replaceAll(/:(\w+)/g, (_, field: string) =>
        field === 'username' ? username : String(sample.params?.[field]),
      ),
    )
    .flatMap((path) => (asked.length === 0 ? [path] : [path, `${path}?${asked.join('&')}`]))
}
