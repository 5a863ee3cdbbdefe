import type { FastifyInstance, InjectOptions } from 'fastify'
import { endpointEntries, type Endpoint, type Method } from '../../contract/endpoint.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { samples } from './samples.ts'

type Sample = { params?: { [name: string]: unknown }; query?: { [name: string]: string }; body?: object }
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

export function sendSample(app: FastifyInstance, call: Call, headers: InjectOptions['headers'] = {}) {
  return app.inject({
    method: call.method,
    url: call.path,
    headers,
    ...(call.sample.query === undefined ? {} : { query: call.sample.query }),
    ...(call.sample.body === undefined ? {} : { payload: call.sample.body }),
  })
}
