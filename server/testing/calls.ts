import type { OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { endpointEntries, isStream, type Endpoint, type Method } from '../../contract/endpoint.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { samples } from './samples.ts'

type Sample = {
  params?: { [name: string]: unknown }
  query?: { [name: string]: unknown }
  body?: object | undefined
  file?: Blob
  document?: object
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

/** As it travels: JSON, or a form with the file and the document beside it. */
function payloadOf({ body, file, document }: Sample): object | undefined {
  if (file === undefined) return body
  const form = new FormData()
  if (document !== undefined) form.append('document', JSON.stringify(document))
  form.append('file', file, 'picture.png')
  return form
}

/** As a browser marks a call from a page of ours, where nothing else may call. */
export const ownPageHeaders = ({ ownPagesOnly }: Endpoint): { [name: string]: string } =>
  ownPagesOnly === true ? { 'sec-fetch-site': 'same-origin' } : {}

/** A call of the tus protocol that brings nothing. */
const tusHeaders = (method: Method) => ({
  'tus-resumable': '1.0.0',
  ...(method === 'PATCH'
    ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': '0' }
    : {}),
})

/** The answer to a call. A stream is closed as soon as it opens, so it has no body. */
export type SampleAnswer = { statusCode: number; headers: OutgoingHttpHeaders; json(): unknown }

export async function sendSample(
  app: FastifyInstance,
  call: Call,
  headers: InjectOptions['headers'] = {},
): Promise<SampleAnswer> {
  const payload = payloadOf(call.sample)
  const query = Object.entries(call.sample.query ?? {}).map(([name, value]) => {
    if (typeof value !== 'string')
      throw new Error(`The sample of ${call.key} asks by something else than texts`)
    return [name, value] as const
  })
  const answer = await app.inject({
    method: call.method,
    url: call.path,
    headers: {
      ...(call.endpoint.protocol === 'tus' ? tusHeaders(call.method) : {}),
      ...ownPageHeaders(call.endpoint),
      ...headers,
    },
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
    ...(payload === undefined ? {} : { payload }),
    ...(isStream(call.endpoint) ? { payloadAsStream: true } : {}),
  })
  return isStream(call.endpoint) ? leaveStream(answer) : answer
}

async function leaveStream(answer: LightMyRequestResponse): Promise<SampleAnswer> {
  const { statusCode, headers, raw } = answer
  // An error answer ends by itself.
  const body = statusCode === 200 ? '' : await text(answer.stream())
  if (statusCode === 200) raw.res.destroy()
  return { statusCode, headers, json: (): unknown => JSON.parse(body) }
}
