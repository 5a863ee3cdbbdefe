import type { CallAnswer, CallInput, EndpointKey } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import type { ErrorEnvelope } from '../../contract/errors.ts'
import { signInAgain } from './kept.ts'

/** Same origin unless the build says otherwise. */
const base = String(import.meta.env['VITE_API_BASE'] ?? '/api')
const timeoutMilliseconds = 20_000
/** A file takes its time on a slow connection; the server waits as long. */
const fileTimeoutMilliseconds = 45_000

/** The server refused, with its words; or `network`: there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: ErrorEnvelope | 'network'

  constructor(status: number, problem: ErrorEnvelope | 'network') {
    super(problem === 'network' ? 'network' : problem.code)
    this.status = status
    this.problem = problem
  }
}

type Key = keyof ApiEndpoints & EndpointKey
type Wire = {
  params?: { [name: string]: unknown }
  query?: { [name: string]: unknown }
  body?: unknown
  file?: Blob
}

type Options = {
  keepalive?: boolean
  asForm?: boolean
  idempotencyKey?: string
  /** Where a screen leads those whose session has ended; else to the sign-in, and back. */
  onSignedOut?: () => void
}

/** Calls an endpoint by its name. Types come from the contract; nothing of it is shipped. */
export async function api<K extends Key>(
  key: K,
  input: CallInput<ApiEndpoints[K]> & Wire,
  options: Options = {},
): Promise<CallAnswer<ApiEndpoints[K]>> {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const request = {
    method,
    ...bodyOf(input, options.asForm === true),
    headers: {
      accept: 'application/json',
      ...(input.body === undefined || options.asForm === true ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    },
    credentials: 'same-origin' as const,
    keepalive: options.keepalive ?? false,
    signal: AbortSignal.timeout(input.file === undefined ? timeoutMilliseconds : fileTimeoutMilliseconds),
  }
  const answer = await send(base + filled + queryText(input.query), request, options.onSignedOut)
  // The answer's type is the contract's promise, which the server keeps by parsing what it sends.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as CallAnswer<ApiEndpoints[K]>
}

/** As a form sends it, where it is a file or the specification asks for that: the browser then names the type itself. */
function bodyOf({ body, file }: Wire, asForm: boolean): { body?: string | URLSearchParams | FormData } {
  if (file !== undefined) {
    const form = new FormData()
    form.append('file', file, 'file')
    return { body: form }
  }
  if (body === undefined) return {}
  return asForm && typeof body === 'object' && body !== null
    ? { body: new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])) }
    : { body: JSON.stringify(body) }
}

function queryText(query: Wire['query']): string {
  // A list is its values under one name, again and again.
  const given = Object.entries(query ?? {}).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.filter((each): boolean => each !== undefined).map((each) => [name, String(each)])
  })
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function send(url: string, init: RequestInit, onSignedOut = signInAgain): Promise<unknown> {
  const response = await fetch(url, init).catch(() => {
    throw new ApiError(0, 'network')
  })
  const text = await response.text()
  if (response.ok) return text === '' ? undefined : JSON.parse(text)
  const problem = readProblem(text)
  if (problem !== 'network' && problem.code === 'sign_in_required') onSignedOut()
  throw new ApiError(response.status, problem)
}

function readProblem(text: string): ErrorEnvelope | 'network' {
  try {
    const problem: unknown = JSON.parse(text)
    return isEnvelope(problem) ? problem : 'network'
  } catch {
    // A proxy in between answered, not our server.
    return 'network'
  }
}

function isEnvelope(value: unknown): value is ErrorEnvelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'message' in value &&
    'requestId' in value
  )
}
