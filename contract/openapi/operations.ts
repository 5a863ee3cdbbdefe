import {
  answersFile,
  isStream,
  needsSignIn,
  type Endpoint,
  type EventSchemas,
  type Method,
  type Schema,
} from '../endpoint.ts'
import { errorEnvelope } from '../errors.ts'
import { accountTypes } from '../rules/accounts.ts'
import { exampleOf } from './example-answers.ts'
import { exampleCalls } from './example-calls.ts'
import { referToHeader, referToParameter } from './fixed-parts.ts'
import { operationId } from './operation-id.ts'
import { createRefusals, refusalsOf } from './refusals.ts'
import { aboutToken, createSchemas, nameOf, type JsonSchema } from './schemas.ts'
import { tusBody, tusHeaders, tusParameters } from './tus.ts'
import type { Components, Media, Operation, Parameter, Reference, Response } from './types.ts'

type Entry = { key: string; method: Method; endpoint: Endpoint }
type ExampleCall = { params?: object; query?: object; body?: unknown; document?: unknown }
const examples = new Map<string, ExampleCall>(Object.entries(exampleCalls))

/** Describes operations one by one, and collects the components that they share. */
export function createOperations() {
  const schemas = createSchemas()
  const envelope = schemas.convert(errorEnvelope, 'output')
  const refusals = createRefusals(envelope)
  const answerExamples = new Map<string, unknown>()

  /** A named answer has one example, wherever it is answered. */
  function jsonAnswer(schema: JsonSchema): Media {
    const name = nameOf(schema.$ref)
    const example = exampleOf(schema, schemas.components)
    if (name === undefined) return { 'application/json': { schema, example } }
    answerExamples.set(name, example)
    return { 'application/json': { schema, examples: { [name]: { $ref: `#/components/examples/${name}` } } } }
  }

  /** OpenAPI 3.1 cannot describe a sequence of events, so the schema describes one event. */
  function eventSchema(events: EventSchemas): JsonSchema {
    const oneOf = Object.entries(events).map(([event, data]): JsonSchema => {
      const properties: JsonSchema['properties'] = {
        id: { type: 'string' },
        event: { type: 'string', const: event },
        data: schemas.convert(data, 'output'),
      }
      return { type: 'object', properties, required: ['event', 'data'] }
    })
    return { description: aboutEvents, oneOf }
  }

  function contentOf(answer: Endpoint['answers'][number]): { content?: Media } {
    switch (answer.kind) {
      case 'nothing':
        return {}
      case 'json':
        return { content: jsonAnswer(schemas.convert(answer.schema, 'output')) }
      case 'text':
        return { content: { [mediaType(answer.type)]: { schema: { type: 'string' } } } }
      case 'bytes':
        return { content: { [mediaType(answer.type)]: { schema: binary } } }
      case 'stream':
        return { content: Object.fromEntries(answer.types.map((type) => [type, { schema: binary }])) }
      case 'events':
        return { content: { 'text/event-stream': { schema: eventSchema(answer.schemas) } } }
    }
  }

  const fileAnswers = (status: string, content: { content?: Media }): [string, Response][] => [
    [status, { description: 'The whole file', headers: { ETag: referToHeader('ETag') }, ...content }],
    [
      '206',
      {
        description: 'The part that was asked for',
        headers: { ETag: referToHeader('ETag'), 'Content-Range': referToHeader('ContentRange') },
        ...content,
      },
    ],
  ]

  function answers(method: Method, endpoint: Endpoint): { [status: string]: Response } {
    const headers =
      endpoint.startsSession === true
        ? { headers: { 'Set-Cookie': referToHeader('SessionCookie') } }
        : endpoint.protocol === 'tus'
          ? tusHeaders(method)
          : {}
    const described = Object.entries(endpoint.answers).flatMap(([status, answer]): [string, Response][] =>
      answer.kind === 'stream'
        ? fileAnswers(status, contentOf(answer))
        : [[status, { description: 'Done', ...headers, ...contentOf(answer) }]],
    )
    const { form } = endpoint
    const seeOther: [string, Response][] =
      form === undefined
        ? []
        : [['303', { description: `To ${form.done}, for a form that is sent without script` }]]
    return Object.fromEntries([...described, ...seeOther])
  }

  function parameters(
    schema: Schema | undefined,
    place: 'path' | 'query',
    given: object | undefined,
  ): Parameter[] {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = schemas.convert(schema, 'input')
    const values = new Map<string, unknown>(Object.entries(given ?? {}))
    return Object.entries(properties).map(([name, property]) => {
      const own = typeof property === 'boolean' ? {} : property
      const value = values.get(name)
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        schema: own,
        // In an address numbers are texts, in the document they are numbers.
        ...(value === undefined ? {} : { example: own.type === 'integer' ? Number(value) : value }),
      }
    })
  }

  /** A file, alone or beside a field of JSON. */
  function formBody(
    { mostBytes, types }: { mostBytes: number; types: readonly string[] },
    document?: Schema,
  ): Pick<Operation, 'requestBody'> {
    const description = `One file of at most ${mostBytes} bytes`
    const fields: JsonSchema['properties'] =
      document === undefined ? {} : { document: schemas.convert(document, 'input') }
    const schema: JsonSchema = {
      type: 'object',
      properties: { ...fields, file: { ...binary, description } },
      required: [...Object.keys(fields), 'file'],
    }
    const encoding = {
      ...(document === undefined ? {} : { document: { contentType: 'application/json' } }),
      file: { contentType: types.join(', ') },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
  }

  function requestBody(
    { body, file, upload, form }: Endpoint,
    example: unknown,
  ): Pick<Operation, 'requestBody'> {
    if (file !== undefined) return formBody(file)
    if (upload !== undefined) return formBody(upload, upload.document)
    if (body === undefined) return {}
    const media = { schema: schemas.convert(body, 'input'), ...(example === undefined ? {} : { example }) }
    return {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: {
          'application/json': media,
          ...(form === undefined ? {} : { 'application/x-www-form-urlencoded': media }),
        },
      },
    }
  }

  return {
    describe({ key, method, endpoint }: Entry, tag: string, isProbe: boolean): Operation {
      const example = examples.get(key) ?? {}
      return {
        operationId: operationId(key),
        tags: [tag],
        summary: endpoint.summary,
        description: descriptionOf(endpoint),
        'x-access': [endpoint.access].flat().join(' '),
        security: securityOf(endpoint),
        parameters: [
          ...parameters(endpoint.params, 'path', example.params),
          ...parameters(endpoint.query, 'query', example.query),
          ...headersOf(endpoint, isProbe),
          ...(endpoint.protocol === 'tus' ? tusParameters(method) : []),
        ],
        ...(endpoint.protocol === 'tus' ? tusBody(method) : requestBody(endpoint, example.body)),
        responses: { ...answers(method, endpoint), ...refusals.refer(refusalsOf(method, endpoint, isProbe)) },
      }
    },
    components(): Pick<Components, 'schemas' | 'responses' | 'examples'> {
      return {
        schemas: Object.fromEntries(schemas.components),
        responses: Object.fromEntries(refusals.components),
        examples: Object.fromEntries(Array.from(answerExamples, ([name, value]) => [name, { value }])),
      }
    },
  }
}

const aboutEvents =
  'One of the events; they are sent one after the other, with `data` as JSON, until one of the two sides ends the stream. Between them are comments that keep the connection open.'
const binary: JsonSchema = { type: 'string', format: 'binary' }
const mediaType = (type: string) => type.split(';')[0] ?? type

function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.access === 'operator') return [{ operator: [] }]
  return needsSignIn(endpoint.access) ? [{ session: [] }, { sessionOverHttp: [] }] : []
}

function headersOf(endpoint: Endpoint, isProbe: boolean): Reference[] {
  return [
    ...(isProbe ? [] : [referToParameter('Language')]),
    ...(needsSignIn(endpoint.access) ? [referToParameter('Account'), referToParameter('Idle')] : []),
    ...(endpoint.creates === true ? [referToParameter('IdempotencyKey')] : []),
    ...(isStream(endpoint) ? [referToParameter('LastEventId')] : []),
    ...(answersFile(endpoint) ? [referToParameter('Range'), referToParameter('IfRange')] : []),
  ]
}

/** Who may call, how often, and what follows. */
function descriptionOf(endpoint: Endpoint): string {
  const { perMinute, perHour } = endpoint
  return [
    accessSentence(endpoint.access),
    ...(endpoint.ownPagesOnly === true
      ? [
          'Changes something: only pages of ours may send it, which browsers say with `Sec-Fetch-Site: same-origin`.',
        ]
      : []),
    ...(perMinute === undefined ? [] : [`At most ${perMinute} calls per minute and caller.`]),
    ...(perHour === undefined ? [] : [`At most ${perHour} calls per hour and caller.`]),
    ...(endpoint.startsSession === true ? [`Sets the session cookie. ${aboutToken}`] : []),
  ].join(' ')
}

function accessSentence(access: Endpoint['access']): string {
  switch (access) {
    case 'anyone':
      return 'Open to anyone.'
    case 'signed':
      return 'Open to anyone with the token of a link that we mailed.'
    case 'operator':
      return 'Only for the operator; for anyone else the address does not exist.'
    case 'staffBeforeFactor':
      return 'For staff, also before they have a second factor.'
    case 'administrators':
      return 'For administrators with their second factor.'
    default:
      return accountTypes.every((type) => access.includes(type))
        ? 'For anyone who is signed in; staff with their second factor.'
        : `For accounts of type ${access.join(' or ')}.`
  }
}
