import * as z from 'zod/mini'
import { endpointEntries, type Endpoint, type Schema } from './endpoint.ts'
import { endpointGroups } from './endpoints.ts'
import { errorEnvelope, errorStatus, type ErrorCode } from './errors.ts'

type JsonObject = { [key: string]: unknown }
export type Operation = JsonObject & {
  summary: string
  'x-access': string
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: unknown
  responses: { [status: string]: { description: string; content?: JsonObject } }
}
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  components: JsonObject
  paths: { [path: string]: { [method: string]: Operation } }
}

/** Refusals any call can meet; each operation lists its own besides. */
const generalErrors: readonly ErrorCode[] = [
  'malformed_request',
  'too_many_requests',
  'internal',
  'overloaded',
]

/** Refusals any call behind sign-in can meet besides. */
const signedInErrors: readonly ErrorCode[] = ['sign_in_required', 'account_changed']

const isBehindSignIn = ({ access }: Endpoint) => access === 'account' || typeof access !== 'string'

const toSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

type Response = [status: string, response: Operation['responses'][string]]

function responses(endpoint: Endpoint): Operation['responses'] {
  const answers = Object.entries(endpoint.answers).map(([status, answer]): Response => {
    if (answer.kind === 'nothing') return [status, { description: 'Done' }]
    const content =
      answer.kind === 'json'
        ? { 'application/json': { schema: toSchema(answer.schema, 'output') } }
        : {
            [answer.type.split(';')[0] ?? answer.type]: {
              schema: { type: 'string', ...(answer.kind === 'bytes' ? { format: 'binary' } : {}) },
            },
          }
    return [status, { description: 'Done', content }]
  })
  const codes = [...endpoint.errors, ...(isBehindSignIn(endpoint) ? signedInErrors : []), ...generalErrors]
  const errors = codes.map((code): Response => {
    const sameStatus = codes.filter((other) => errorStatus[other] === errorStatus[code])
    return [
      String(errorStatus[code]),
      {
        description: [...new Set(sameStatus)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]
  })
  return Object.fromEntries([...answers, ...errors])
}

function requestBody({ body, file }: Endpoint): { requestBody?: object } {
  if (file !== undefined) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    }
    const encoding = { file: { contentType: file.types.join(', ') } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
  }
  if (body === undefined) return {}
  const content = { 'application/json': { schema: toSchema(body, 'input') } }
  return { requestBody: { required: true, content } }
}

function operation(endpoint: Endpoint): Operation {
  const given = [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')]
  return {
    summary: endpoint.summary,
    'x-access': accessName(endpoint.access),
    ...(endpoint.access === 'operator' ? { security: [{ operator: [] }] } : {}),
    ...(given.length > 0 ? { parameters: given } : {}),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  }
}

export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { prefix, endpoints } of endpointGroups) {
    for (const { method, path, endpoint } of endpointEntries(endpoints)) {
      const address = prefix + path.replaceAll(/:(\w+)/g, '{$1}')
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation(endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Abronet',
      version,
      description: 'The interface between the Abronet web application and its server.',
    },
    components: {
      schemas: { Error: toSchema(errorEnvelope, 'output') },
      securitySchemes: { operator: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  }
}

/** `account` for whoever is signed in, or the kinds of account one by one. */
const accessName = (access: Endpoint['access']): string =>
  typeof access === 'string' ? access : access.join(' ')
