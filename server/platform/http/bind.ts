import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  endpointEntries,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  type Input,
  type Output,
  type Schema,
} from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { checkAccess, type Keys } from './access.ts'
import { invalidInput, NamedError } from './errors.ts'

/** What a handler knows beyond its input. */
type Context = { language: Language; log: FastifyBaseLogger }

/** One handler per endpoint: a missing one, or an answer that is not declared, does not compile. */
export type Handlers<E extends Endpoints> = {
  readonly [Key in keyof E & EndpointKey]: (call: Input<E[Key]> & Context) => Promise<Output<E[Key]>>
}

type AnyInput = { params: unknown; query: unknown; body: unknown }
type AnyHandler = (call: AnyInput & Context) => Promise<Output<Endpoint>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the route; pages and files have none. */
    endpoint?: string
  }
}

export type Binding = { prefix: string; keys: Keys; rateLimitFactor: number }

export function bindEndpoints<E extends Endpoints>(
  app: FastifyInstance,
  endpoints: E,
  handlers: Handlers<E>,
  { prefix, keys, rateLimitFactor }: Binding,
): void {
  for (const { key, method, path, endpoint } of endpointEntries(endpoints)) {
    // The loop forgets which handler belongs to which record; `Handlers<E>` has proved that they fit.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[key as keyof E & EndpointKey] as unknown as AnyHandler
    app.route({
      method,
      url: prefix + path,
      config: {
        endpoint: key,
        ...(endpoint.perMinute === undefined
          ? {}
          : { rateLimit: { max: Math.ceil(endpoint.perMinute * rateLimitFactor), timeWindow: 60_000 } }),
      },
      onRequest: async (request) => checkAccess(endpoint.access, request, keys),
      handler: async (request, reply) => {
        const result = await handler({
          ...readInput(endpoint, request),
          language: request.language,
          log: request.log,
        })
        return sendAnswer(endpoint, result, reply)
      },
    })
  }
}

function readInput(endpoint: Endpoint, request: FastifyRequest): AnyInput {
  const issues: Parameters<typeof invalidInput>[0][number][] = []
  const read = (schema: Schema | undefined, value: unknown) => {
    if (schema === undefined) return undefined
    if (!isSound(value)) throw new NamedError('malformed_request')
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) issues.push(...result.error.issues)
    return result.data
  }
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? undefined),
  }
  if (issues.length > 0) throw invalidInput(issues)
  return input
}

/** Deeper than anything we ask for, and far from what would exhaust the stack of whoever walks it. */
const deepest = 20

/** PostgreSQL stores no NUL in a text, so none comes in; nor does a tower of brackets. */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isSound(inner, depth + 1))
}

function sendAnswer(endpoint: Endpoint, result: Output<Endpoint>, reply: FastifyReply): FastifyReply {
  const answer = endpoint.answers[result.status]
  if (answer === undefined) throw new Error(`The answer ${result.status} is not declared`)
  void reply.code(result.status)
  switch (answer.kind) {
    case 'nothing':
      return reply.send()
    case 'text':
      return reply.type(answer.type).send(result.body)
    case 'json':
      // Parsing drops what is not declared: a field that is not in the contract never leaves.
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer.schema.parse(result.body)))
  }
}
