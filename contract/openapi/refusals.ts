import { accountTypes, type AccountType } from '../rules/accounts.ts'
import { answersFile, needsSignIn, type Endpoint, type Method, type SignedInAccess } from '../endpoint.ts'
import { errorCodes, errorStatus, type ErrorCode } from '../errors.ts'
import type { JsonSchema } from './schemas.ts'
import type { Reference, Response } from './types.ts'

/** The account types that may call an endpoint behind sign-in. */
const typesOf = (access: SignedInAccess): readonly AccountType[] =>
  typeof access === 'string' ? ['ADMIN'] : access

/** Every refusal that a call can meet: the endpoint's own, and those of the steps that each request goes through. */
export function refusalsOf(method: Method, endpoint: Endpoint, isProbe: boolean): ErrorCode[] {
  const { access, params, query, body, file, upload } = endpoint
  const takesInput = [params, query, body, file, upload].some((part) => part !== undefined)
  const isSafe = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const takesBody = !isSafe && method !== 'DELETE'
  const types = needsSignIn(access) ? typesOf(access) : []
  const isPartial = accountTypes.some((type) => !types.includes(type))
  const codes: [applies: boolean, ...codes: ErrorCode[]][] = [
    [true, 'malformed_request', 'internal', 'unavailable'],
    // Probes are neither limited nor shed.
    [!isProbe, 'too_many_requests', 'overloaded'],
    [takesInput, 'invalid_input'],
    [takesBody, 'too_large', 'unsupported_media_type'],
    // A link in a mail is followed from other sites.
    [(!isSafe && access !== 'signed') || endpoint.ownPagesOnly === true, 'cross_site'],
    [needsSignIn(access), 'sign_in_required', 'account_changed'],
    [types.length > 0 && isPartial, 'not_allowed'],
    [types.includes('ADMIN') && access !== 'staffBeforeFactor', 'second_factor_missing'],
    [endpoint.creates === true, 'key_reused'],
    [answersFile(endpoint), 'range_not_satisfiable', 'file_unreadable'],
    [access === 'operator', 'not_found'],
  ]
  const met = new Set([...endpoint.errors, ...codes.flatMap(([applies, ...some]) => (applies ? some : []))])
  // By status, and always in the same order.
  return errorCodes.filter((code) => met.has(code))
}

const inWords = (code: string) =>
  code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** One response for each set of codes of one status; operations refer to it by its name. */
export function createRefusals(envelope: JsonSchema) {
  const components = new Map<string, Response>()
  return {
    components,
    refer(codes: readonly ErrorCode[]): { [status: string]: Reference } {
      const statuses = new Set(codes.map((code) => errorStatus[code]))
      return Object.fromEntries(
        Array.from(statuses, (status) => {
          const some = codes.filter((code) => errorStatus[code] === status)
          const name = some.map(inWords).join('Or')
          components.set(name, refusal(envelope, status, some))
          return [String(status), { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
  }
}

function refusal(envelope: JsonSchema, status: number, codes: ErrorCode[]): Response {
  const schema: JsonSchema = { allOf: [envelope, { type: 'object', properties: { code: { enum: codes } } }] }
  return {
    description: codes.join(', '),
    // Both pass with time.
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
      : {}),
    content: { 'application/json': { schema } },
  }
}
