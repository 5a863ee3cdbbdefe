import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { errorStatus, type ErrorCode, type ErrorEnvelope } from '../../../contract/errors.ts'
import { fieldProblems, type FieldProblems } from '../../../contract/rules/field-problems.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { isDatabaseUnavailable, isStatementTimeout } from '../database/failure.ts'
import { StorageUnavailable, UnreadableFile } from '../storage/failures.ts'
import type { Texts } from '../texts.ts'

/** An error of the contract's table; the one kind that services throw on purpose. */
export class NamedError extends Error {
  override name = 'NamedError'
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined

  constructor(code: ErrorCode, fields?: FieldProblems) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** Past a limit whose window is known. */
export class TooManyRequests extends NamedError {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too_many_requests')
    this.retryAfter = retryAfter
  }
}

/** Seconds after which a refused call is worth another try. */
const retryAfter: { [Code in ErrorCode]?: number } = {
  unavailable: 2,
  overloaded: 5,
  too_many_requests: 60,
  too_many_streams: 60,
}

/** Sets Retry-After where waiting helps. */
export function adviseRetry(error: unknown, code: ErrorCode, reply: FastifyReply): void {
  const seconds = error instanceof TooManyRequests ? error.retryAfter : retryAfter[code]
  if (seconds !== undefined) void reply.header('retry-after', seconds)
}

/** What Fastify and its plugins throw, by their codes. */
const frameworkErrors: { readonly [code: string]: ErrorCode } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof NamedError) return error.code
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailable) return 'unavailable'
  if (error instanceof UnreadableFile) return 'file_unreadable'
  if (isStatementTimeout(error)) return 'overloaded'
  if (!(error instanceof Error)) return 'internal'
  const known = 'code' in error && typeof error.code === 'string' ? frameworkErrors[error.code] : undefined
  if (known !== undefined) return known
  // A plugin that found fault with the request says so by its status.
  const status = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed_request' : 'internal'
}

export function envelope(error: unknown, language: Language, requestId: string, texts: Texts): ErrorEnvelope {
  const code = codeOf(error)
  const fields = error instanceof NamedError ? error.fields : undefined
  return {
    code,
    message: texts(language, `errors.${code}`),
    ...(fields === undefined
      ? {}
      : {
          fields: Object.fromEntries(
            Object.entries(fields).map(([field, { problem, values }]) => [
              field,
              texts(language, `errors.fields.${problem}`, values),
            ]),
          ),
        }),
    requestId,
  }
}

/** Turns whatever was thrown into the one answer that callers know. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Texts,
): FastifyReply {
  const body = envelope(error, request.language, request.id, texts)
  logFailure(body.code, error, request)
  adviseRetry(error, body.code, reply)
  return (
    reply
      .code(errorStatus[body.code])
      .type('application/json; charset=utf-8')
      // Whatever the answer that failed would have allowed.
      .header('cache-control', 'no-store')
      .send(JSON.stringify(body))
  )
}

/** Tells the operator why: the answer does not say it. What we refuse on purpose needs no reason. */
export function logFailure(code: ErrorCode, error: unknown, request: FastifyRequest): void {
  if (error instanceof NamedError) return
  if (code === 'internal' || code === 'file_unreadable') request.log.error({ err: error }, 'A request failed')
  if (code === 'unavailable' || code === 'overloaded')
    request.log.error({ err: error }, 'A request could not be served')
}

/** The same envelope for what never became a request: written to the socket by hand. */
export function rawAnswer(code: ErrorCode, texts: Texts): string {
  const status = errorStatus[code]
  const body = JSON.stringify(envelope(new NamedError(code), 'en', crypto.randomUUID(), texts))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

export const invalidInput = (issues: readonly z.core.$ZodIssue[]): NamedError =>
  new NamedError('invalid_input', fieldProblems(issues))
