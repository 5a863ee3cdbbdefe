import type { FastifyInstance, InjectOptions } from 'fastify'
import { endpointEntries, type Endpoint, type Method } from '../../contract/endpoint.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { samples } from './samples.ts'

type Sample = {
  params?: { [name: string]: unknown }
  query?: { [name: string]: unknown }
  body?: object | undefined
  file?: Blob
}
export type Call = {
  key: string
  name: string
  method: Method
  path: string
  endpoint: Endpoint
  sample: Sample
}

const sampleOf = (key: string): Sample => new Map<string, Sample>(Object.entries(samples)).get(key) ?? {}

/** Every endpoint of the contract with a valid call of it. */
export const everyCall: Call[] = endpointGroups.flatMap(({ prefix, endpoints }) =>
  endpointEntries(endpoints).map(({ key, method, path, endpoint }) => {
    const sample = sampleOf(key)
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(sample.params?.[name])),
    )
    return { key, name: `${method} ${prefix}${path}`, method, path: prefix + filled, endpoint, sample }
  }),
)

/** As it travels: JSON, or a form with the file. */
function payloadOf({ body, file }: Sample): object | undefined {
  if (file === undefined) return body
  const form = new FormData()
  form.append('file', file, 'picture.png')
  return form
}

export function sendSample(app: FastifyInstance, call: Call, headers: InjectOptions['headers'] = {}) {
  const payload = payloadOf(call.sample)
  const query = Object.entries(call.sample.query ?? {}).map(([name, value]) => {
    if (typeof value !== 'string')
      throw new Error(`The sample of ${call.key} asks by something else than texts`)
    return [name, value] as const
  })
  return app.inject({
    method: call.method,
    url: call.path,
    headers,
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
    ...(payload === undefined ? {} : { payload }),
  })
}
