import { expect, test } from 'vitest'
import { endpointEntries, type Endpoint } from './endpoint.ts'
import { endpointGroups } from './endpoints.ts'
import { liveEvents } from './live.ts'
import { openApiDocument } from './openapi.ts'
import { documentTypes } from './rules/documents.ts'
import { pictureTypes } from './rules/pictures.ts'
import type { Operation } from './openapi/types.ts'

const document = openApiDocument({ version: '1.0.0', email: 'hello@abronet.example' })

/** Every endpoint with its operation in the document. */
const described = endpointGroups.flatMap(({ tag, prefix, endpoints }) =>
  endpointEntries(endpoints).map(({ method, path, endpoint }) => {
    const name = `${method} ${prefix}${path}`
    const operation = document.paths[prefix + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (operation === undefined) throw new Error(`${name} is not in the document`)
    return { name, tag, endpoint, operation }
  }),
)
const operationOf = (wanted: string) => {
  const found = described.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`There is no ${wanted}`)
  return found.operation
}

/** The codes that an operation lists for a status. */
function codesOf({ responses }: Operation, status: number): string[] {
  const response = responses[status]
  if (response === undefined) return []
  const shared =
    '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response
  return shared?.description.split(', ') ?? []
}
const isOpen = ({ access }: Endpoint) => access === 'anyone' || access === 'signed'

test('the document names every endpoint with its summary, its tag and who may call it', () => {
  for (const { name, tag, endpoint, operation } of described) {
    expect(operation, name).toMatchObject({
      summary: endpoint.summary,
      tags: [tag],
      'x-access': [endpoint.access].flat().join(' '),
    })
  }
})

test('every tag has a description', () => {
  expect(document.tags.filter(({ description }) => description === '')).toEqual([])
})

test('an operation behind sign-in takes either session cookie, and an open one takes nothing', () => {
  const { session, sessionOverHttp } = document.components.securitySchemes
  expect([session, sessionOverHttp]).toMatchObject([
    { type: 'apiKey', in: 'cookie', name: '__Host-session' },
    { type: 'apiKey', in: 'cookie', name: 'session' },
  ])
  for (const { name, endpoint, operation } of described) {
    const expected = isOpen(endpoint)
      ? []
      : endpoint.access === 'operator'
        ? [{ operator: [] }]
        : [{ session: [] }, { sessionOverHttp: [] }]
    expect(operation.security, name).toEqual(expected)
  }
})

test('an operation behind sign-in names the refusals of a session, and no other does', () => {
  for (const { name, endpoint, operation } of described) {
    const signedIn = !isOpen(endpoint) && endpoint.access !== 'operator'
    expect(codesOf(operation, 401).includes('sign_in_required'), name).toBe(signedIn)
    expect(codesOf(operation, 409).includes('account_changed'), name).toBe(signedIn)
  }
})

test('refusals are listed where they can happen, in the shared envelope', () => {
  const post = operationOf('POST /api/employer/jobs')
  expect(codesOf(post, 400)).toEqual(['malformed_request', 'invalid_input'])
  expect(codesOf(post, 403)).toEqual(['cross_site', 'not_allowed', 'email_unverified'])
  expect(codesOf(post, 409)).toEqual(['account_changed', 'key_reused', 'too_many_open_jobs'])
  expect(codesOf(operationOf('GET /api/admin/employers'), 403)).toEqual([
    'not_allowed',
    'second_factor_missing',
  ])
  expect(codesOf(operationOf('GET /api/jobs/:id'), 400)).toContain('invalid_input')
  expect(codesOf(operationOf('GET /api/session'), 403)).toEqual([])
  expect(codesOf(operationOf('GET /healthz'), 429)).toEqual([])
  expect(document.components.responses['TooManyRequests']).toMatchObject({
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { properties: { code: { enum: ['too_many_requests'] } } },
          ],
        },
      },
    },
  })
})

test('headers are parameters where they are read', () => {
  const headersOf = (name: string) =>
    operationOf(name).parameters.flatMap((given) => ('$ref' in given ? [given.$ref.split('/').at(-1)] : []))
  expect(headersOf('GET /api/session')).toEqual(['Language'])
  expect(headersOf('POST /api/employer/jobs')).toEqual(['Language', 'Account', 'Idle', 'IdempotencyKey'])
  expect(headersOf('GET /healthz')).toEqual([])
})

test('a stream is described by its events and by the id from which it continues', () => {
  const { parameters, responses } = operationOf('GET /api/events')
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/LastEventId' })
  const schema = {
    oneOf: Object.keys(liveEvents).map((event) => ({ properties: { event: { const: event } } })),
  }
  expect(responses['200']).toMatchObject({ content: { 'text/event-stream': { schema } } })
})

test.each(['POST /api/auth/login', 'POST /api/users/register', 'POST /api/partners/login'])(
  '%s says that its token opens nothing and that the cookie does',
  (name) => {
    const { description, responses } = operationOf(name)
    expect(description).toContain('The `token` is no credential and opens nothing')
    expect(description).toContain('The session cookie is the credential')
    expect(responses['200'] ?? responses['201']).toHaveProperty(['headers', 'Set-Cookie'])
  },
)

test('a body is shown by example, is optional where it may be left out, and a file is described', () => {
  const bodies = described.filter(({ endpoint }) => endpoint.body !== undefined)
  for (const { name, operation } of bodies) {
    expect(operation.requestBody?.content['application/json']?.example, name).toBeTypeOf('object')
  }
  expect(operationOf('POST /api/employer/jobs').requestBody?.required).toBe(true)
  expect(operationOf('POST /api/employer/jobs/:id/apply').requestBody?.required).toBe(false)
  expect(operationOf('POST /api/users/upload-profile-picture').requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: { properties: { file: { format: 'binary' } }, required: ['file'] },
      encoding: { file: { contentType: pictureTypes.join(', ') } },
    },
  })
})

test('an upload is described as a form of a file and a document', () => {
  expect(operationOf('POST /api/job-seeker/documents').requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        properties: { document: { required: ['documentId'] }, file: { format: 'binary' } },
        required: ['document', 'file'],
      },
      encoding: {
        document: { contentType: 'application/json' },
        file: { contentType: documentTypes.join(', ') },
      },
    },
  })
})

test('a file is described with its types, whole and by Range, and with what it can be refused as', () => {
  const { parameters, responses } = operationOf('GET /api/documents/:documentId/file')
  for (const name of ['Range', 'IfRange'])
    expect(parameters).toContainEqual({ $ref: `#/components/parameters/${name}` })
  const content = {
    'image/webp': { schema: { format: 'binary' } },
    'application/pdf': { schema: { format: 'binary' } },
  }
  expect(responses['200']).toMatchObject({ content })
  expect(responses['206']).toMatchObject({
    content,
    headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
  })
  expect(codesOf(operationOf('GET /api/documents/:documentId/file'), 416)).toEqual(['range_not_satisfiable'])
  expect(codesOf(operationOf('GET /api/documents/:documentId/file'), 500)).toContain('file_unreadable')
})

test('numbers in an address are numbers when they are left out', () => {
  const { parameters } = operationOf('GET /api/employer/jobs/recommended')
  expect(parameters.find((given) => 'name' in given && given.name === 'page')).toMatchObject({
    schema: { type: 'integer', default: 0 },
  })
})

test('a record by fixed keys declares them', () => {
  expect(document.components.schemas['EmployerDashboard']?.properties?.['requestStatus']).toEqual({
    type: 'object',
    properties: { ACTIVE: { type: 'number' }, INACTIVE: { type: 'number' }, CLOSED: { type: 'number' } },
    required: ['ACTIVE', 'INACTIVE', 'CLOSED'],
  })
})

test('API-39 a call by GET that changes something says that only our own pages may send it', () => {
  const reads = described.filter(({ name }) => name.startsWith('GET '))
  const changing = reads.filter(({ endpoint }) => endpoint.ownPagesOnly === true)
  expect(changing.map(({ name }) => name)).toEqual(['GET /api/training-status/complete-module/:id'])
  for (const { name, operation } of reads) {
    const isChanging = changing.some((each) => each.name === name)
    expect(codesOf(operation, 403).includes('cross_site'), name).toBe(isChanging)
    expect(operation.description?.includes('Sec-Fetch-Site: same-origin') ?? false, name).toBe(isChanging)
  }
})
