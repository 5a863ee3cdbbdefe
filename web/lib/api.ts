import { callPath, type CallAnswer, type CallInput, type EndpointKey } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import type { ErrorEnvelope } from '../../contract/errors.ts'
import { accountHeader, buildHeader, idleHeader, languageHeader } from '../../contract/rules/wire.ts'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'
import { signInAgain } from './session-end.ts'

/** Same origin unless the build says otherwise. */
export const apiBase = String(import.meta.env['VITE_API_BASE'] ?? '/api')
const timeoutMilliseconds = 20_000
/** A file takes its time on a slow connection; the server waits as long. */
const fileTimeoutMilliseconds = 45_000

type Key = keyof ApiEndpoints & EndpointKey
type Wire = {
  params?: { [name: string]: unknown }
  query?: { [name: string]: unknown }
  body?: unknown
  file?: Blob
  document?: unknown
}

export type ApiOptions = {
  keepalive?: boolean
  asForm?: boolean
  idempotencyKey?: string
  signal?: AbortSignal
  /** What is asked for takes long. */
  timeout?: number
  /** Where a screen leads those whose session has ended; else to the sign-in, and back. */
  onSignedOut?: () => void
}

/** The account that this document was opened for, and the build that drew it; public pages have neither. */
const opened = {
  account: null as string | null,
  build: null as string | null,
  /** Nobody has used the page for a while. */
  isIdle: () => false,
  outdated: false,
}
export function openFor(given: Pick<typeof opened, 'isIdle'> & { account: string; build: string }): void {
  Object.assign(opened, given)
}
export const openedBuild = (): string | null => opened.build
/** A newer build answers: its files have other names, so the next screen needs a new document. */
export const isOutdated = (): boolean => opened.outdated

/** Of every call: for whom it is made, and the language of the page that asks, whatever cookie or browser say. */
export const callHeaders = (): { [name: string]: string } => ({
  accept: 'application/json',
  [languageHeader]: document.documentElement.lang,
  ...(opened.account === null ? {} : { [accountHeader]: opened.account }),
  ...(opened.isIdle() ? { [idleHeader]: '1' } : {}),
})

/** Calls an endpoint by its name. Types come from the contract; nothing of it is shipped. */
export async function api<K extends Key>(
  key: K,
  input: CallInput<ApiEndpoints[K]> & Wire,
  options: ApiOptions = {},
): Promise<CallAnswer<ApiEndpoints[K]>> {
  const [method = 'GET'] = key.split(' ')
  const timeout = AbortSignal.timeout(
    options.timeout ?? (input.file === undefined ? timeoutMilliseconds : fileTimeoutMilliseconds),
  )
  const request = {
    method,
    ...bodyOf(input, options.asForm === true),
    headers: {
      ...callHeaders(),
      ...(input.body === undefined || options.asForm === true ? {} : { 'content-type': 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    },
    credentials: 'include' as const,
    keepalive: options.keepalive ?? false,
    signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
  }
  const answer = await send(apiBase + callPath(key, input), request, options.onSignedOut)
  // The answer's type is the contract's promise, which the server keeps by parsing what it sends.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as CallAnswer<ApiEndpoints[K]>
}

/** As a form sends it, where it is a file or the specification asks for that: the browser then names the type itself. */
function bodyOf(
  { body, file, document }: Wire,
  asForm: boolean,
): { body?: string | URLSearchParams | FormData } {
  if (file !== undefined) return { body: formOf(file, document) }
  if (body === undefined) return {}
  return asForm && typeof body === 'object' && body !== null
    ? { body: new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])) }
    : { body: JSON.stringify(body) }
}

/** A form with a file, and what belongs to it. */
export function formOf(file: Blob, document?: unknown): FormData {
  const form = new FormData()
  if (document !== undefined) form.append('document', JSON.stringify(document))
  form.append('file', file, 'file')
  return form
}

function fail(error: unknown): never {
  // Cancelled by the screen itself, perhaps half-way through the answer: that says nothing of the connection.
  if (!(error instanceof DOMException && error.name === 'AbortError')) connection.unanswered()
  throw new ApiError(0)
}

async function send(url: string, init: RequestInit, onSignedOut?: () => void): Promise<unknown> {
  const askedAt = Date.now()
  const response = await fetch(url, init).catch(fail)
  const text = await response.text().catch(fail)
  connection.answered(askedAt)
  return readAnswer({ status: response.status, text, build: response.headers.get(buildHeader) }, onSignedOut)
}

export type Answer = { status: number; text: string; build: string | null }
/** What an answer brings, however it was fetched; throws an ApiError where it is a refusal. */
export function readAnswer({ status, text, build }: Answer, onSignedOut = signInAgain): unknown {
  if (opened.build !== null && build !== null && build !== opened.build) opened.outdated = true
  if (status < 300) return text === '' ? undefined : JSON.parse(text)
  const error = failureOf(status, readProblem(text))
  if (error.code === 'account_changed') location.reload()
  else if (isSignedOut(error)) onSignedOut()
  throw error
}

/** Refusals of a sign-in that have the same status. */
const signInCodes = ['wrong_credentials', 'second_factor_required', 'wrong_second_factor']

export const isSignedOut = ({ status, code }: ApiError): boolean =>
  status === 401 && !(code !== null && signInCodes.includes(code))

/** How older servers say that a session has ended, whatever the status. */
const signedOutWords = /JWT|cookie|authentication failed|full authentication is required|session has expired/i

/** Words that are not ours and mean that the session has ended are read, and shown to nobody. */
function failureOf(status: number, problem: Partial<ErrorEnvelope>): ApiError {
  const isForeign = problem.code === undefined
  return isForeign && (status === 401 || signedOutWords.test(problem.message ?? ''))
    ? new ApiError(401)
    : new ApiError(status, problem)
}

/** Ours, or whatever words a proxy or an older server gave. */
function readProblem(text: string): Partial<ErrorEnvelope> {
  try {
    const problem: unknown = JSON.parse(text)
    if (typeof problem !== 'object' || problem === null) return {}
    if (isEnvelope(problem)) return problem
    return 'message' in problem && typeof problem.message === 'string' ? { message: problem.message } : {}
  } catch {
    return {}
  }
}

const isEnvelope = (value: object): value is ErrorEnvelope =>
  'code' in value && 'message' in value && 'requestId' in value
